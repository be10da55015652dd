import type { WrittenText } from '../shape';

export const reportagemSobreLeituraTexts: readonly WrittenText[] = [
  {
    key: 'meu-vo-le-jornal',
    theme: 'reportagem-sobre-leitura',
    title: null,
    text: `Ao Diário da Serra
Eu li a reportagem "A geração que fechou o livro" com o meu avô, que assina o jornal. Eu concordo em parte.
É verdade que muita gente da minha idade não pega livro na biblioteca. Na minha sala só umas seis pessoas tem carteirinha. Mas a reportagem fala como se a gente não lesse nada e isso não é certo. Eu leio uma história na internet que já tem 80 capitulos e espero toda quarta-feira o capitulo novo. Meu amigo Enzo lê mangá e sabe até palavras em japonês.
O que eu não gostei foi do moço da livraria falar que a gente não suporta três páginas sem figura. Figura também é pra ler. Na aula de artes a professora ensinou a ler um quadro e demorou a aula toda.
Eu acho que vocês podiam voltar nas escolas e perguntar outra coisa: não qual foi o livro, mas qual foi a história que você não conseguiu parar. Aí eu queria ver se metade não ia responder.
Obrigado por publicar minha carta.
Davi, 12 anos, Nova Aliança`,
    grades: [10, 10, 8, 6, 8],
    zero: null,
    comments: [
      'Você disse o que leu, disse se concorda e explicou com exemplos da sua vida. E ainda sugeriu uma pauta ao jornal!',
      'Carta de leitor completa: dirige-se ao jornal, comenta uma fala da reportagem, é educada e bem assinada. A pergunta do final é uma ideia de repórter.',
      'Começa concordando, depois discorda, critica e propõe: dá para acompanhar muito bem.',
      'Quase todas as frases começam por “Eu” ou “O que eu”. Tente ligar algumas: “Embora poucos tenham carteirinha, quase todos leem na tela”.',
      'Poucos desvios para o tamanho do texto: “capítulos”, com acento, e “pessoas têm”.',
    ],
    general:
      'Davi, que carta boa de ler! “Figura também é pra ler” é um argumento que faz pensar, e o exemplo do quadro o comprova. Agora varie o começo das frases e confira os acentos.',
    annotations: [
      {
        quote: 'só umas seis pessoas tem carteirinha',
        competence: 5,
        tone: 'correcao',
        comment: '“Seis pessoas têm”: no plural, com acento.',
      },
      {
        quote: 'já tem 80 capitulos e espero toda quarta-feira o capitulo novo',
        competence: 5,
        tone: 'correcao',
        comment: '“Capítulo” é proparoxítona: sempre com acento.',
      },
      {
        quote: 'Figura também é pra ler.',
        competence: 1,
        tone: 'elogio',
        comment: 'Resposta curta e inteligente à fala do livreiro.',
      },
      {
        quote: 'qual foi a história que você não conseguiu parar',
        competence: 5,
        tone: 'orientacao',
        comment: 'Falta um verbo: “que você não conseguiu parar de ler”. A ideia é ótima.',
      },
    ],
  },
];
