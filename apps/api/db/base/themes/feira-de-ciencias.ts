import type { BaseTheme } from './shape';

export const feiraDeCiencias: BaseTheme = {
  slug: 'feira-de-ciencias',
  title: 'Notícia: o que aconteceu na feira de ciências',
  genre: 'noticia',
  school_grades: [6, 7],
  learning_path_type: 'trilha',
  summary: 'O vulcão entrou em erupção antes da hora: você é o repórter da turma.',
  statement: `Sua escola realizou uma feira de ciências, e você é repórter do jornal mural. Escreva a notícia do evento para os colegas que não puderam ir e para as famílias.

Use as informações dos textos abaixo ou as de uma feira que você tenha visto. A notícia precisa de título, de um primeiro parágrafo que responda a quem, o quê, quando, onde, como e por quê, e de pelo menos uma fala de alguém que estava lá. Escreva em terceira pessoa, sem dar a sua opinião. De 80 a 200 palavras.`,
  motivating_texts: [
    {
      kind: 'informativo',
      title: 'Bloco de anotações do repórter',
      source: 'Anotações fictícias para a atividade',
      is_invented: true,
      body: `Sexta, 12 de setembro, quadra coberta da Escola Municipal Anísio Rocha. Começou às oito, acabou ao meio-dia. Trinta e quatro trabalhos, do sexto ao nono ano; tema: “Ciência no meu quintal”. Umas quinhentas pessoas, contando pais, irmãos e um cachorro.

Primeiro lugar: filtro de água feito com areia, carvão e garrafa plástica, de Yasmin, Caio e Renata, do 7º B. Prêmio: visita a um laboratório da universidade. Imprevisto: às nove e quinze o vulcão do 6º A transbordou e molhou a mesa dos jurados. Ninguém se machucou. Diretora Solange: “A ciência também serve para a gente rir”. Yasmin: “Testamos onze filtros. Dez deram errado”.`,
    },
    {
      kind: 'dado',
      title: 'Votação do público',
      source: 'Urna da feira da Escola Municipal Anísio Rocha (escola fictícia)',
      is_invented: true,
      figure: {
        unit: 'votos',
        rows: [
          { label: 'Filtro de garrafa', value: 148 },
          { label: 'Vulcão do 6º A', value: 121 },
          { label: 'Minhocário de vidro', value: 77 },
          { label: 'Horta que se rega sozinha', value: 54 },
        ],
      },
      body: 'Além da nota dos jurados, a feira teve votação popular, com feijões no lugar de cédulas: cada visitante recebia um grão e o colocava no pote do trabalho preferido. Foram contados quatrocentos feijões. O filtro de garrafa venceu também entre o público, mas por pouco; o vulcão, talvez por causa do susto, ficou a vinte e sete grãos do primeiro lugar.',
    },
  ],
  repertory: [
    {
      kind: 'conceito',
      title: 'Lide',
      body: 'É o primeiro parágrafo da notícia, que responde às perguntas principais sobre o fato. Se o leitor parar ali, já sabe o essencial.',
    },
    {
      kind: 'conceito',
      title: 'Pirâmide invertida',
      body: 'Modo de organizar a notícia do mais importante para o menos importante. Ajuda a decidir se o vulcão entra no título ou no último parágrafo.',
    },
    {
      kind: 'fato',
      title: 'Febrace',
      body: 'A Feira Brasileira de Ciências e Engenharia acontece na USP desde 2003 e reúne projetos de estudantes de todo o país. Pode aparecer como informação de contexto.',
    },
  ],
  template: {
    title: 'Notícia para o jornal mural',
    guidance:
      'Antes de escrever, responda no caderno às seis perguntas do lide. Depois escolha a fala mais interessante e use aspas. Notícia não tem “eu achei”.',
    days: 5,
  },
};
