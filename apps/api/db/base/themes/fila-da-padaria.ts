import type { BaseTheme } from './shape';

export const filaDaPadaria: BaseTheme = {
  slug: 'fila-da-padaria',
  title: 'Crônica: o que se aprende na fila da padaria',
  genre: 'cronica',
  school_grades: [8, 9, 10, 11, 12],
  learning_path_type: 'trilha',
  summary: 'Entre um pãozinho e outro, a vida inteira passa pela fila.',
  statement: `A crônica olha de perto o que ninguém olha: uma fila, um troco, um resto de conversa. Escolha uma cena de fila (padaria, posto de saúde, cantina, banco, banheiro da escola) e escreva uma crônica sobre ela.

Comece pelo pequeno e deixe que a cena leve você a uma ideia maior, sem virar sermão. Vale o humor, vale a ternura, vale a ironia; o que não pode faltar é o seu olhar. De 150 a 350 palavras, com título.`,
  motivating_texts: [
    {
      kind: 'literario',
      title: 'Moreninhos, por favor',
      source: 'Crônica da Equipe Lauda',
      is_invented: false,
      body: `Há duas espécies de gente na padaria das sete: a dos branquinhos e a dos moreninhos. A moça do balcão já sabe e nem pergunta; olha a cara do freguês e enfia o pegador no lado certo da cesta. Eu sou moreninho desde menino. Meu pai também era.

Ontem, uma senhora na minha frente hesitou. Pediu quatro, metade de cada. Houve um silêncio na fila, como se ela tivesse mudado de partido. “É que meu marido gostava dos claros”, explicou a ninguém, “e eu ainda não me acostumei a levar só os meus.” A moça do balcão contou os pães devagar. Pôs cinco e cobrou quatro.`,
    },
    {
      kind: 'charge',
      title: 'Senha 48',
      source: 'Charge descrita pela Equipe Lauda',
      is_invented: false,
      body: 'Fila que dá a volta na esquina. O último homem, de chapéu, bate no ombro do penúltimo: “Fila de quê, meu amigo?”. “Sei não, peguei porque estava comprida.” A pergunta vai subindo de pessoa em pessoa, cada uma encolhe os ombros. Na frente de todos, diante de uma porta fechada, um velhinho sentado em um banco joga milho aos pombos e comenta com eles: “Nunca fui tão acompanhado”.',
    },
  ],
  repertory: [
    {
      kind: 'personalidade',
      title: 'Rubem Braga (1913–1990)',
      body: 'Mestre da crônica brasileira, fazia literatura de uma borboleta ou de um pé de milho. Leia uma crônica dele e repare como o assunto é pequeno e o olhar, grande.',
    },
    {
      kind: 'obra',
      title: '“A última crônica”, de Fernando Sabino',
      body: 'O narrador procura assunto e encontra uma família comemorando, em um botequim, o aniversário da filha. Modelo perfeito de cena observada à distância.',
    },
    {
      kind: 'livro',
      title: 'A alma encantadora das ruas (1908), de João do Rio',
      body: 'O jornalista saiu pelas ruas do Rio para ouvir gente de todos os ofícios. Lembra que a matéria da crônica se acha andando.',
    },
    {
      kind: 'conceito',
      title: '“A vida ao rés do chão”, de Antonio Candido',
      body: 'No ensaio de 1980, o crítico elogia a crônica por ficar perto do dia a dia e, assim, humanizar. Bom lembrete contra o tom solene.',
    },
  ],
  template: {
    title: 'Crônica: olhos de fila',
    guidance:
      'Fique dez minutos em uma fila de verdade, sem celular, e anote falas, gestos e cheiros. Escolha um só detalhe e escreva a partir dele. Evite a lição de moral no fim.',
    days: 7,
  },
};
