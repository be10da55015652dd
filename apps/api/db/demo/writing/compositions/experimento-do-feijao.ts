import type { WrittenText } from '../shape';

export const experimentoDoFeijaoTexts: readonly WrittenText[] = [
  {
    key: 'o-feijao-torto',
    theme: 'experimento-do-feijao',
    title: 'O feijão que dobrou a esquina',
    text: `Você já viu uma planta na janela toda inclinada pra fora? A nossa turma quis descobrir por que isso acontece. A pergunta era: a planta cresce para cima ou cresce para onde tem luz?
Para fazer o experimento é preciso duas caixas de sapato, dois copinhos com terra, quatro feijões e água. Em uma das caixas, que chamamos de A, foi feito um furo do tamanho de uma moeda em um lado e depois ela foi tampada. A outra, a B, ficou sem tampa para comparar, e isso se chama grupo de controle. As duas ficaram na mesma janela e cada copinho recebeu uma colher de água por dia.
No quarto dia nasceram três feijões. No sétimo, o feijão da caixa B estava reto e os da caixa A já estavam tortos na direção do furo. No décimo dia nós medimos com a régua: os da caixa A tinham 19 e 17 centímetros e o da caixa B tinha 12. Parecia que os da caixa escura eram melhores, mas eles eram amarelos, finos e caíram quando a gente tirou a tampa.
A explicação é que na ponta do caule existe uma substância chamada auxina, que é um hormônio, quer dizer, um mensageiro que manda a planta crescer. Ela vai para o lado que está no escuro e esse lado cresce mais, então o caule dobra, igual um canudinho. O nome disso é fototropismo.
Como só nasceram três feijões, o certo seria repetir com mais sementes pra ter certeza.`,
    grades: [10, 8, 8, 8, 8],
    zero: null,
    comments: [
      'Pergunta, material, passos, observação e explicação: está tudo aqui, e o leitor consegue repetir. Muito bem!',
      'Você traduziu “auxina”, “hormônio” e “grupo de controle” para quem não conhece. Faltou explicar as duas partes da palavra “fototropismo”.',
      'A ordem é a de um experimento de verdade, e a ressalva do final mostra espírito científico. Faltou responder com todas as letras à pergunta do começo.',
      'Bons marcadores de tempo (“no quarto dia”, “no décimo”). “Caixa A” e “caixa B” se repetem bastante: às vezes cabe “a escura” e “a aberta”.',
      'Poucos desvios: “são necessárias duas caixas”, “pra”, e a vírgula antes de “e esse lado”.',
    ],
    general:
      'Comparar o caule a um canudinho foi uma ótima ideia: agora todo mundo entende. Volte à sua pergunta no final e responda: “a planta cresce para onde há luz”. E o título é excelente.',
    annotations: [
      {
        quote: 'Para fazer o experimento é preciso duas caixas de sapato',
        competence: 5,
        tone: 'correcao',
        comment: '“São necessárias duas caixas”.',
      },
      {
        quote: 'isso se chama grupo de controle',
        competence: 2,
        tone: 'elogio',
        comment: 'Termo apresentado na hora certa, com a sua função.',
      },
      {
        quote: 'então o caule dobra, igual um canudinho',
        competence: 2,
        tone: 'elogio',
        comment: 'Comparação que ensina. Na escrita, “como um canudinho”.',
      },
      {
        quote: 'o certo seria repetir com mais sementes',
        competence: 3,
        tone: 'elogio',
        comment: 'Reconhecer o limite do experimento é atitude de cientista.',
      },
    ],
  },
];
