import type { WrittenText } from '../shape';

export const hortaDaEscolaTexts: readonly WrittenText[] = [
  {
    key: 'nossa-horta',
    theme: 'horta-da-escola',
    title: 'A horta da escola',
    text: `A nossa escola fez uma horta muito bonita e os alunos comeu a salada na merenda. Foi muito bom e todo mundo gostou.
A horta fica atrais da quadra e antes era um monte de lixo. A professora Elaine deu a ideia e os pais ajudou e a prefeitura também, ai eles plantaram alface, cenoura e cheiro verde e regaram todo dia até nas ferias. A formiga comeu a couve.
Eu achei muito importante porque a gente aprende a comer verdura e não gasta dinheiro. A dona Lourdes fez a comida e ela falou que nunca viu menino pedir pra repetir salada e o Breno do sexto ano comeu a cenoura toda e ele não gosta.
Todas as escola devia ter uma horta igual a nossa.`,
    grades: [6, 4, 4, 4, 4],
    zero: null,
    comments: [
      'O fato está no texto, mas faltam dados que a proposta dava: o dia, quantos almoços, o que foi colhido. Quem não estava lá precisa deles.',
      'Há muitas marcas de opinião (“muito bonita”, “eu achei”, “devia ter”). Na notícia, quem escreve não aparece: conte o fato em terceira pessoa.',
      'Primeiro vem a merenda, depois o começo da horta, depois a merenda de novo. Ponha tudo sobre o almoço junto, no início.',
      '“E” e “aí” ligam quase tudo. Tente “depois que”, “enquanto”, “por isso”.',
      'Reveja a concordância (“os alunos comeu”, “os pais ajudou”), a grafia de “atrás” e os acentos de “aí” e “férias”.',
    ],
    general:
      'Você guardou os melhores detalhes, como o Breno comendo a cenoura e a formiga na couve. Agora pense como repórter: o que aconteceu, quando, onde, com quantas pessoas? Comece por aí e deixe as opiniões de fora.',
    annotations: [
      {
        quote: 'os alunos comeu a salada na merenda',
        competence: 5,
        tone: 'correcao',
        comment: '“Os alunos comeram”: o verbo vai para o plural.',
      },
      {
        quote: 'atrais da quadra',
        competence: 5,
        tone: 'correcao',
        comment: 'Escreve-se “atrás”.',
      },
      {
        quote: 'Eu achei muito importante',
        competence: 2,
        tone: 'correcao',
        comment: 'Notícia não tem “eu achei”. Quem poderia dizer isso, entre aspas?',
      },
      {
        quote: 'o Breno do sexto ano comeu a cenoura toda',
        competence: 1,
        tone: 'elogio',
        comment: 'Ótimo detalhe: uma pessoa de verdade faz o leitor ver a cena.',
      },
    ],
  },
];
