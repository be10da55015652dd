import type { BaseTheme } from './shape';

export const formacaoDeSurdos: BaseTheme = {
  slug: 'formacao-de-surdos',
  title: 'Desafios para a formação educacional de pessoas surdas no Brasil',
  genre: 'dissertativo-argumentativo',
  school_grades: [9, 10, 11, 12, 13],
  learning_path_type: 'simulado',
  summary: 'Estar matriculado não basta quando a aula acontece em uma língua que não é a sua.',
  statement: `A partir da leitura dos textos de apoio e de seus conhecimentos, produza um texto dissertativo-argumentativo em linguagem formal sobre o tema “Desafios para a formação educacional de pessoas surdas no Brasil”.

Posicione-se com clareza, selecione argumentos consistentes e elabore uma proposta de intervenção detalhada, compatível com os direitos humanos. Seu texto deve ocupar entre 20 e 30 linhas e ter título apenas se você quiser.`,
  motivating_texts: [
    {
      kind: 'informativo',
      title: 'Duas línguas, uma carteira',
      source: 'Equipe Lauda',
      is_invented: false,
      body: `A Língua Brasileira de Sinais não é português feito com as mãos. Tem gramática própria, em que o movimento, o lugar do gesto e a expressão do rosto mudam o sentido da frase, do mesmo modo que um acento muda uma palavra escrita. Para muitas crianças surdas, ela é a primeira língua; o português chega depois, como segunda, e de preferência pela leitura.

Quando a escola ignora essa ordem, o estudante passa anos copiando do quadro palavras que ninguém lhe explicou. Nove em cada dez surdos nascem em famílias de ouvintes, e boa parte só encontra alguém fluente em sinais ao entrar na sala de aula. Se ali também não houver ninguém, o atraso que se atribui à surdez é, na verdade, falta de língua.`,
    },
    {
      kind: 'dado',
      title: 'Quem acompanha o estudante surdo na aula?',
      source: 'Sondagem da Rede Mãos em Pauta em 320 turmas com estudantes surdos',
      is_invented: true,
      figure: {
        unit: 'turmas',
        rows: [
          { label: 'Ninguém que use Libras', value: 128 },
          { label: 'Intérprete em parte das aulas', value: 104 },
          { label: 'Intérprete em todas as aulas', value: 61 },
          { label: 'Professor bilíngue', value: 27 },
        ],
      },
      body: 'Das 320 turmas visitadas, 128 não contavam com nenhuma pessoa capaz de se comunicar em Libras, ou seja, duas em cada cinco. Em outras 104 o intérprete aparecia só em alguns dias da semana. O modelo que os próprios estudantes disseram preferir, o do professor que ensina diretamente em sinais, foi encontrado em apenas 27 salas, quase todas em capitais.',
    },
    {
      kind: 'lei',
      title: 'Da língua reconhecida à escola bilíngue',
      source: 'Leis nº 10.436/2002, nº 13.146/2015 e nº 14.191/2021, em nossas palavras',
      is_invented: false,
      body: 'Em 2002, o país reconheceu a Libras como meio legal de comunicação e expressão. Treze anos depois, a Lei Brasileira de Inclusão atribuiu ao poder público a tarefa de oferecer educação bilíngue, com a língua de sinais em primeiro lugar e o português escrito em segundo. Em 2021, essa forma de ensino entrou na lei que organiza toda a educação nacional como modalidade própria, que começa na educação infantil e se estende ao longo da vida.',
    },
    {
      kind: 'literario',
      title: 'Recreio',
      source: 'Miniconto da Equipe Lauda',
      is_invented: false,
      body: 'Toda a sala ria, e Davi ria um segundo depois. Tinha aprendido o truque no terceiro ano: olhar para a boca da professora, olhar para os ombros dos colegas e rir quando os ombros tremessem. Ninguém notava o segundo de atraso. Um dia chegou Marta, intérprete, e traduziu a piada. Era ruim. Davi ficou sério enquanto a turma gargalhava, e foi a primeira vez que discordou de alguém naquela escola. Voltou para casa contente como nunca: tinha achado a piada sem graça na hora certa.',
    },
  ],
  repertory: [
    {
      kind: 'fato',
      title: 'Instituto Nacional de Educação de Surdos, desde 1857',
      body: 'Fundado no Rio de Janeiro com o professor surdo francês Ernest Huet, foi a primeira escola do país para esse público. Mostra que a educação de surdos é antiga aqui, mas nunca chegou a todos os lugares.',
    },
    {
      kind: 'fato',
      title: 'Congresso de Milão (1880)',
      body: 'Educadores, quase todos ouvintes, decidiram que as escolas deveriam abandonar os sinais em favor da fala. Bom exemplo histórico de política feita sem ouvir os principais interessados.',
    },
    {
      kind: 'filme',
      title: 'No ritmo do coração (2021), de Sian Heder',
      body: 'Única ouvinte da casa, Ruby traduz o mundo para os pais e o irmão surdos. Permite discutir como a falta de intérpretes transfere para a família uma obrigação pública.',
    },
    {
      kind: 'livro',
      title: 'Vendo vozes (1989), de Oliver Sacks',
      body: 'O neurologista conta a história das comunidades surdas e defende as línguas de sinais como línguas completas. Apoia o argumento de que privar a criança de sinais é privá-la de pensamento compartilhado.',
    },
  ],
  template: {
    title: 'Simulado: educação de surdos',
    guidance:
      'Evite tratar a surdez como doença a ser vencida: o desafio está na escola. Planeje dois argumentos de naturezas diferentes (por exemplo, formação de professores e distância entre lei e prática) antes de começar o rascunho.',
    days: 7,
  },
};
