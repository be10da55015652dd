import type { BaseTheme } from './shape';

export const receitaDeFamilia: BaseTheme = {
  slug: 'receita-de-familia',
  title: 'Relato pessoal: uma receita que conta quem somos',
  genre: 'relato-pessoal',
  school_grades: [6, 7, 8, 9],
  learning_path_type: null,
  summary: 'O ingrediente secreto quase sempre é uma pessoa.',
  statement: `Há comidas que são também lembranças: o bolo de um aniversário, o peixe da Semana Santa, o macarrão de domingo, a merenda de uma avó ou de um vizinho. Escreva um relato pessoal sobre uma receita que conta um pouco da sua história.

Não é preciso dar as medidas: conte a cena em que essa comida aparece, quem a faz, como é o cheiro, o que se conversa. Termine refletindo sobre o que ela guarda. De 100 a 260 palavras, em primeira pessoa.`,
  motivating_texts: [
    {
      kind: 'depoimento',
      title: 'Um punhado é um punhado',
      source: 'Relato de Sofia, 13 anos (personagem fictícia)',
      is_invented: true,
      body: `Pedi à minha avó a receita do bolo de fubá, e ela riu. “Não tem receita. É um tanto de fubá, um punhado de açúcar, leite até ficar bom.” Peguei a balança da cozinha e segui a velha pela casa como um cientista: quando ela enchia a mão, eu aparava em um prato e pesava. Anotei tudo, grama por grama.

Fiz sozinha no sábado. Saiu bonito, mas não era. Levei um pedaço para ela provar. Mastigou de olhos fechados e deu o diagnóstico: “Está certinho. Faltou cantar”. Eu não tinha anotado a música.`,
    },
    {
      kind: 'informativo',
      title: 'Cozinha também é patrimônio',
      source: 'Equipe Lauda',
      is_invented: false,
      body: `Em 2005, o ofício das baianas de acarajé foi registrado como patrimônio cultural do Brasil. Antes dele, em 2002, o primeiro registro do país tinha sido o do ofício das paneleiras de Goiabeiras, no Espírito Santo, que modelam à mão as panelas pretas da moqueca. Não se protegeu o bolinho nem a panela, mas o modo de fazer: o gesto, a ordem, a cantiga, a conversa.

Toda família tem algo parecido, sem carimbo. A massa que só dá certo na bacia azul, o feijão que ninguém mexe para o lado contrário, a briga amistosa sobre pôr ou não pôr uva-passa. Nessas manias se escondem viagens, perdas e festas.`,
    },
  ],
  repertory: [
    {
      kind: 'personalidade',
      title: 'Cora Coralina, poeta e doceira',
      body: 'A escritora goiana viveu por anos da venda de doces. Mostra que cozinhar e escrever podem ser gestos vizinhos.',
    },
    {
      kind: 'livro',
      title: 'Como água para chocolate (1989), de Laura Esquivel',
      body: 'Cada capítulo do romance mexicano traz uma receita ligada a um acontecimento da vida de Tita. Sugere um jeito de unir comida e emoção.',
    },
    {
      kind: 'filme',
      title: 'Ratatouille (2007), da Pixar',
      body: 'Uma garfada devolve o crítico severo à cozinha da mãe. Exemplo de como um sabor pode abrir uma lembrança inteira.',
    },
    {
      kind: 'livro',
      title: 'História da alimentação no Brasil (1967), de Luís da Câmara Cascudo',
      body: 'Conta como indígenas, africanos e portugueses formaram a nossa mesa. Boa fonte para descobrir de onde vem o prato da sua família.',
    },
  ],
  template: null,
};
