import type { WrittenText } from '../shape';

export const feiraDeCienciasTexts: readonly WrittenText[] = [
  {
    key: 'filtro-vence-feira',
    theme: 'feira-de-ciencias',
    title: 'Filtro de garrafa vence feira com vulcão fora de hora',
    text: `Na sexta-feira, 12 de setembro, aconteceu a feira de ciências da Escola Municipal Anísio Rocha, na quadra coberta. O evento teve 34 trabalhos feitos por alunos do 6º ao 9º ano e o tema era "Ciência no meu quintal". Cerca de 500 pessoas foram ver.
O primeiro lugar ficou com um filtro de água feito com areia, carvão e uma garrafa de plástico. Os autores são Yasmin, Caio e Renata, do 7º B. Segundo Yasmin, a equipe testou onze filtros antes de conseguir. "Dez deram errado", contou a estudante. O trio ganhou uma visita ao laboratório de uma universidade e também foi o mais votado pelo publico, com 148 feijões, porque os votos eram grãos colocados em potes.
Às nove e quinze teve uma surpresa. O vulcão do 6º A transbordou antes da hora e acabou molhando a mesa dos jurados, mais ninguém se machucou. A diretora Solange levou na brincadeira e disse que a ciência também serve para rir. O vulcão ficou em segundo lugar na votação e foi muito legal.`,
    grades: [8, 8, 8, 6, 8],
    zero: null,
    comments: [
      'Você juntou as informações dos dois textos e escolheu o que era importante. Só escapou uma opinião no final.',
      'Título com verbo no presente, lide quase completo, falas de duas pessoas. Falta o porquê da feira e tirar “foi muito legal”, que é sua opinião.',
      'A ordem é boa: primeiro o fato, depois o vencedor, depois a surpresa. O lide poderia já dizer quem venceu, que é a notícia.',
      'As informações se seguem com clareza, mas “O evento”, “O primeiro lugar”, “O trio”, “O vulcão” começam quase todas as frases.',
      'Bem cuidado. Confira “público”, com acento, e “mas ninguém se machucou”.',
    ],
    general:
      'Notícia clara e bem apurada! Você percebeu que o vulcão daria um bom título e não errou nenhum número. Na próxima, ponha o vencedor já na primeira frase e deixe a opinião para os entrevistados.',
    annotations: [
      {
        quote: 'mais ninguém se machucou',
        competence: 5,
        tone: 'correcao',
        comment: '“Mas”, de oposição, sem “i”.',
      },
      {
        quote: 'e foi muito legal',
        competence: 2,
        tone: 'correcao',
        comment: 'Opinião de quem escreve. Se alguém disse isso na feira, ponha entre aspas, com o nome.',
      },
      {
        quote: '"Dez deram errado", contou a estudante.',
        competence: 2,
        tone: 'elogio',
        comment: 'Fala bem escolhida e bem pontuada: mostra o esforço sem precisar elogiar.',
      },
      {
        quote: 'Às nove e quinze teve uma surpresa.',
        competence: 4,
        tone: 'orientacao',
        comment: 'Prefira “houve uma surpresa” e ligue à frase seguinte: “quando o vulcão do 6º A transbordou”.',
      },
    ],
  },
  {
    key: 'eu-fui-na-feira',
    theme: 'feira-de-ciencias',
    title: null,
    text: `a feira foi la na quadra e eu fui com a minha mae e o meu irmao. eu gostei do vucão que ele esplodiu e molho a mulher que tava sentada. ai depois nois comeu pipoca e meu irmao choro porque ele queria mais. tinha um montão de jente e tava um calor
o menino do setimo ano ganho eu acho que era de agua. ele ganho um premio. eu queria fase um robo no ano que vem eu e o gabriel
foi legau mais eu tava cansado e fui embora cedo.`,
    grades: [4, 2, 4, 2, 2],
    zero: null,
    comments: [
      'Você falou da feira, mas contou principalmente o seu passeio. Quem não foi ainda não sabe o dia, a escola, quantos trabalhos havia nem o que ganhou.',
      'Ainda não é uma notícia: falta título, falta o primeiro parágrafo com as informações e sobra “eu”. Faça de conta que você não estava lá e conte só o fato.',
      'As partes vão e voltam: vulcão, pipoca, prêmio, robô. Escolha o que é mais importante para o leitor e ponha primeiro.',
      'Quase todas as frases começam com “eu” ou “aí” e não se ligam umas às outras.',
      'Há desvios em quase todas as linhas. Vamos começar por três: maiúscula no início da frase, “gente” com “g” e verbos no passado com “-ou” (“molhou”, “chorou”, “ganhou”).',
    ],
    general:
      'O vulcão molhando a mesa é mesmo uma notícia, e você percebeu isso! Vamos montar juntos o primeiro parágrafo: o quê, quem, quando, onde? Depois você escreve o resto. E guarde a ideia do robô para o ano que vem.',
    annotations: [
      {
        quote: 'vucão que ele esplodiu e molho a mulher',
        competence: 5,
        tone: 'correcao',
        comment: '“O vulcão explodiu e molhou”: com “l”, com “x” e com “-ou”.',
      },
      {
        quote: 'nois comeu pipoca e meu irmao choro',
        competence: 1,
        tone: 'orientacao',
        comment: 'Isso aconteceu com você, mas o leitor do jornal quer saber da feira. Deixe para um relato.',
      },
      {
        quote: 'o menino do setimo ano ganho eu acho que era de agua',
        competence: 2,
        tone: 'correcao',
        comment: 'Repórter não acha, confere: quem ganhou, com qual trabalho, qual foi o prêmio?',
      },
    ],
  },
];
