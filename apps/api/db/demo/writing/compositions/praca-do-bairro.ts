import type { WrittenText } from '../shape';

export const pracaDoBairroTexts: readonly WrittenText[] = [
  {
    key: 'a-praca-do-relogio',
    theme: 'praca-do-bairro',
    title: null,
    text: `Santa Rita, 10 de maio
Senhor prefeito
Nós somos alunos da escola que fica perto da praça do Relógio e viemos pedir pra arrumar a praça porque ela ta abandonada. O mato ta muito alto e os bancos quebrado e de noite não tem luz. As pessoas tem medo de passar lá.
A praça antes era legal, minha vó conta que tinha quermesse e baile. Hoje ninguém vai. As crianças fica dentro de casa no celular porque não tem onde brincar e os idoso não tem onde sentar. E também é perigoso porque tem cobra no mato, ja viram uma.
A gente quer que o senhor arrume a praça o mais rapido possivel, porque é um direito nosso e a gente paga imposto. Se o senhor arrumar a gente vai cuidar e não vai deixar quebrar de novo. Pensa na gente senhor prefeito, o senhor também ja foi criança.
Obrigado
Estudantes do bairro`,
    grades: [6, 6, 6, 4, 4],
    zero: null,
    comments: [
      'O problema está descrito e há um pedido, mas “arrumar a praça” é vago. A proposta pedia reivindicações claras e o que a comunidade se dispõe a fazer.',
      'As partes da carta estão lá: local, data, vocativo, despedida. Agora pense que ela também será lida na rádio: faltou falar ao público.',
      'Entende-se bem, do problema ao pedido. A parte da sua avó é boa e merece mais do que uma frase.',
      '“E”, “também”, “porque” e “a gente” se repetem muito. Procure “além disso”, “como”, “por essa razão”.',
      'Revise a concordância (“os bancos quebrado”, “as crianças fica”), o verbo “está” e os acentos de “já”, “rápido” e “possível”.',
    ],
    general:
      'A lembrança da quermesse e a frase “o senhor também já foi criança” são os pontos altos da sua carta. Na reescrita, faça uma lista de três pedidos que se possam conferir e diga o que a turma vai fazer em troca.',
    annotations: [
      {
        quote: 'os bancos quebrado e de noite não tem luz',
        competence: 5,
        tone: 'correcao',
        comment: 'Plural em todas as palavras: “os bancos estão quebrados”.',
      },
      {
        quote: 'minha vó conta que tinha quermesse e baile',
        competence: 1,
        tone: 'elogio',
        comment: 'Memória que mostra por que a praça importa. Desenvolva: quem ia, o que se fazia?',
      },
      {
        quote: 'A gente quer que o senhor arrume a praça o mais rapido possivel',
        competence: 2,
        tone: 'orientacao',
        comment: 'Arrumar o quê, primeiro? Quantas lâmpadas, quantos bancos, até quando? Um pedido exato é mais difícil de esquecer.',
      },
      {
        quote: 'o senhor também ja foi criança',
        competence: 2,
        tone: 'elogio',
        comment: 'Você falou com a pessoa, e não só com o cargo. Só falta o acento em “já”.',
      },
    ],
  },
  {
    key: 'a-praca-do-relogio-2',
    theme: 'praca-do-bairro',
    title: null,
    text: `Santa Rita, 24 de maio
Senhor prefeito,
Somos estudantes do bairro da Estação e escrevemos esta carta, que também vai ser lida na rádio, para pedir a reforma da praça do Relógio, que fica a duas quadras da nossa escola.
Fomos até lá com um caderno e contamos: de dez postes só três acendem, quatro bancos estão quebrados e o mato passa do joelho. Como não tem luz, depois das seis horas ninguém atravessa a praça, e quem sai do trabalho dá a volta inteira no quarteirão.
Nem sempre foi assim. Minha avó conta que nas quermesses de junho a praça ficava tão cheia que as cadeiras vinham das casas. Hoje as crianças brincam dentro de casa, os idosos não tem onde sentar e os vizinhos quase não se conhecem. Uma praça vazia faz falta para todo mundo, até para quem está nos ouvindo e mora longe dela.
Por isso pedimos três coisas: a troca das lâmpadas antes das festas juninas, o corte do mato a cada mês e o conserto dos bancos até o fim do ano. Em troca, nossa turma se compromete a pintar os bancos e a cuidar de um canteiro, e dezoito moradores já assinaram que ajudam.
O senhor também já foi criança, e talvez tenha corrido em volta desse mesmo relógio. Ajude a gente a fazer ele andar de novo.
Atenciosamente,
Estudantes do bairro`,
    grades: [10, 8, 8, 8, 8],
    zero: null,
    comments: [
      'Agora há números, pedidos que se podem conferir, prazo e a parte da comunidade. Proposta cumprida por completo, e com interesse.',
      'Você lembrou que a carta tem dois leitores e falou com ambos. O tom é firme e gentil. Falta só explicar melhor em nome de quantos vocês falam.',
      'A ordem ajuda a convencer: o que vimos, como era, o que pedimos, o que oferecemos. O relógio do fim retoma o nome da praça: ótima ideia.',
      'Ligações bem mais variadas: “como”, “nem sempre foi assim”, “por isso”, “em troca”.',
      'Restam poucos desvios: “os idosos não têm”, com acento, e “fazê-lo andar” no lugar de “fazer ele andar”.',
    ],
    general:
      'Que diferença faz ir até o lugar com um caderno! Os três pedidos com prazo transformaram um desabafo em uma reivindicação. O fecho com o relógio que volta a andar é muito bonito.',
    annotations: [
      {
        quote: 'de dez postes só três acendem',
        competence: 1,
        tone: 'elogio',
        comment: 'Número exato, contado por vocês: ninguém pode dizer que é exagero.',
      },
      {
        quote: 'os idosos não tem onde sentar',
        competence: 5,
        tone: 'correcao',
        comment: 'Plural: “os idosos não têm”.',
      },
      {
        quote: 'até para quem está nos ouvindo e mora longe dela',
        competence: 2,
        tone: 'elogio',
        comment: 'Aqui a carta fica mesmo aberta: você fala com quem ouve a rádio.',
      },
      {
        quote: 'Ajude a gente a fazer ele andar de novo.',
        competence: 5,
        tone: 'orientacao',
        comment: 'Imagem excelente. No registro da carta, “Ajude-nos a fazê-lo andar de novo”.',
      },
    ],
    rewrites: 'a-praca-do-relogio',
  },
];
