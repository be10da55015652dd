import type { WrittenText } from '../shape';

export const lendaDoRioTexts: readonly WrittenText[] = [
  {
    key: 'por-que-o-rio-tem-espuma',
    theme: 'lenda-do-rio',
    title: 'Por que o rio Jurumim tem espuma',
    text: `Há muito tempo atrás, quando os bichos ainda conversavam, o rio Jurumim era mudo. Ele passava pela aldeia sem fazer nenhum barulho e por isso as pessoas caía dentro dele de noite, porque não ouvia onde ele estava.
A capivara mais velha, que se chamava Inhá, resolveu ajudar. Ela foi até a lua e pediu uma voz para o rio. A lua disse que dava, mas que ela tinha que passar por três provas: atravessar a noite sem dormir, carregar uma pedra sem reclamar e contar um segredo que nunca tinha contado pra ninguém.
Inhá atravessou a noite com os olhos bem abertos. Depois carregou a pedra, que era pesada igual uma montanha. Mas na terceira prova ela ficou calada, porque o segredo dela era que ela tinha medo de água. Imagina uma capivara com medo de água! Todos ia rir dela.
Quando ela finalmente contou, bem baixinho, a lua não riu. Ela pegou o segredo e jogou no rio. O segredo foi descendo e batendo nas pedras e virou som.
Desde esse dia o Jurumim fala sem parar. E aquela espuma branca que aparece perto das pedras é o segredo da capivara que ainda está sendo contado. Por isso quem tem medo de alguma coisa vai na beira do rio e conta pra ele, porque ele sabe guardar misturando tudo.`,
    grades: [10, 10, 8, 6, 6],
    zero: null,
    comments: [
      'Tempo distante, personagem marcante, três provas e uma explicação para algo que existe: você cumpriu tudo e inventou uma lenda de verdade.',
      'Tem som de coisa antiga, com o número três e o bicho que fala. A capivara com medo de água é uma ideia genial.',
      'A história avança muito bem. As duas primeiras provas passam depressa demais: dê um pouquinho de dificuldade a cada uma.',
      '“Ela” às vezes é a capivara e às vezes é a lua. E o “por isso” e o “porque” aparecem muito: varie.',
      'Atenção à concordância (“as pessoas caía”, “todos ia rir”) e a “há muito tempo atrás”, em que “atrás” sobra.',
    ],
    general:
      'Adorei a lua que não riu. Sua lenda explica a espuma e ainda consola quem tem medo, como fazem as boas histórias antigas. Revise os verbos no plural e ela estará pronta para o livro da turma.',
    annotations: [
      {
        quote: 'Há muito tempo atrás',
        competence: 5,
        tone: 'correcao',
        comment: '“Há” já indica passado: “Há muito tempo” ou “Muito tempo atrás”.',
      },
      {
        quote: 'as pessoas caía dentro dele de noite, porque não ouvia onde ele estava',
        competence: 5,
        tone: 'correcao',
        comment: '“As pessoas caíam… porque não ouviam”.',
      },
      {
        quote: 'Imagina uma capivara com medo de água!',
        competence: 2,
        tone: 'elogio',
        comment: 'O narrador conversa com quem ouve, como nos contos de boca.',
      },
      {
        quote: 'Ela pegou o segredo e jogou no rio.',
        competence: 4,
        tone: 'orientacao',
        comment: 'Quem pegou: a lua ou a capivara? Repita o nome aqui.',
      },
      {
        quote: 'é o segredo da capivara que ainda está sendo contado',
        competence: 3,
        tone: 'elogio',
        comment: 'O desfecho explica algo que se vê até hoje. Era esse o desafio.',
      },
    ],
  },
];
