import type { BaseTheme } from './shape';

export const mudancaDeEscola: BaseTheme = {
  slug: 'mudanca-de-escola',
  title: 'Relato pessoal: o dia em que tudo era novo',
  genre: 'relato-pessoal',
  school_grades: [6, 7, 8, 9],
  learning_path_type: 'diagnostica',
  summary: 'Primeiro dia, corredor comprido, nenhum rosto conhecido: como foi com você?',
  statement: `Todo mundo já foi novo em algum lugar: uma escola, uma rua, um time, uma família. Escreva um relato pessoal sobre um dia em que tudo era novo para você.

Conte em primeira pessoa o que aconteceu, quando e onde, quem estava lá e o que você sentiu. Siga uma ordem que o leitor consiga acompanhar e termine dizendo o que aquele dia significa para você hoje. Conte só o que quiser contar. De 120 a 280 palavras.`,
  motivating_texts: [
    {
      kind: 'depoimento',
      title: 'A carteira perto da janela',
      source: 'Relato de Ícaro, 12 anos (personagem fictício)',
      is_invented: true,
      body: `Mudei de escola em maio, que é o pior mês para mudar. Em fevereiro todo mundo é meio novo; em maio os lugares já têm dono. Entrei na sala com a mochila na frente do corpo, feito escudo, e a professora disse para eu me sentar onde quisesse. Onde eu quisesse! Havia uma carteira vazia perto da janela. Sentei, e a turma prendeu a respiração.

No recreio, uma menina me contou que ali se sentava o Samuel, que tinha ido morar em Portugal. “A gente deixou guardado”, ela disse. Ofereci a carteira de volta. Ela pensou um pouco e respondeu: “Não, já está na hora”. Foi assim que eu fiquei.`,
    },
    {
      kind: 'dado',
      title: 'Do que você teve mais medo no primeiro dia?',
      source: 'Roda de conversa da Escola Passo Certo (escola fictícia), 80 estudantes',
      is_invented: true,
      figure: {
        unit: 'estudantes',
        rows: [
          { label: 'Lanchar sozinho', value: 34 },
          { label: 'Errar a sala', value: 19 },
          { label: 'Não entender a matéria', value: 15 },
          { label: 'Falar na frente da turma', value: 12 },
        ],
      },
      body: 'Os oitenta participantes escreveram o medo em um papel, sem nome, e puseram tudo em uma caixa. Nem prova nem professor bravo: o que mais assustava era ficar sem companhia na hora do lanche. Quando os papéis foram lidos em voz alta, houve risada de alívio, porque quase cada um reconheceu o seu na letra de outra pessoa. A caixa continua na biblioteca, aberta a quem chega.',
    },
  ],
  repertory: [
    {
      kind: 'livro',
      title: 'Extraordinário (2012), de R. J. Palacio',
      body: 'Auggie frequenta a escola pela primeira vez no quinto ano e narra, com humor, o olhar dos outros. Mostra como contar sentimentos por meio de cenas.',
    },
    {
      kind: 'livro',
      title: 'Minha vida de menina (1942), de Helena Morley',
      body: 'Diário de uma garota de Diamantina no fim do século XIX. Prova que o dia comum de alguém pode interessar a leitores de outro tempo.',
    },
    {
      kind: 'filme',
      title: 'Divertida Mente (2015), da Pixar',
      body: 'Riley muda de cidade e suas emoções entram em confusão. Ajuda a perceber que alegria e tristeza podem caber na mesma lembrança.',
    },
  ],
  template: {
    title: 'Relato pessoal: tudo novo',
    guidance:
      'Escolha um dia, e não um ano inteiro. Anote três imagens de que você se lembra bem e conte a partir delas. Se a lembrança for difícil demais, escolha outra.',
    days: 5,
  },
};
