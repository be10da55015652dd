import type { BaseTheme } from './shape';

export const hortaDaEscola: BaseTheme = {
  slug: 'horta-da-escola',
  title: 'Notícia: a horta que chegou à merenda',
  genre: 'noticia',
  school_grades: [6, 7],
  learning_path_type: 'diagnostica',
  summary: 'Da terra do pátio ao prato do almoço: há um fato novo para contar.',
  statement: `Pela primeira vez, a merenda da escola foi feita com alface, cenoura e cheiro-verde plantados pelos próprios alunos. Escreva uma notícia sobre o acontecimento para o site da escola.

Dê um título que resuma o fato, escreva um primeiro parágrafo com as informações principais e complete com detalhes e com a fala de uma pessoa. Lembre-se: quem lê não estava lá. De 70 a 180 palavras.`,
  motivating_texts: [
    {
      kind: 'depoimento',
      title: 'Com a palavra, a cozinheira',
      source: 'Entrevista fictícia com dona Lourdes, merendeira',
      is_invented: true,
      body: `Trabalho aqui há dezesseis anos e nunca tinha visto menino pedir para repetir salada. Na terça, dia 20, entraram na cozinha com quatro caixas: 38 pés de alface, cenoura meio tortinha, um maço de cheiro-verde que perfumou tudo. Lavei folha por folha com eles olhando.

Servimos 260 almoços. O Breno, do sexto ano, que só come arroz, veio me mostrar o prato limpo: disse que aquela cenoura era dele, que ele tinha regado nas férias. Faz tempo que eu falo: criança come o que planta.`,
    },
    {
      kind: 'informativo',
      title: 'Como a horta começou',
      source: 'Texto fictício do mural da Escola Quintal do Saber',
      is_invented: true,
      body: `Em março, o canto atrás da quadra era um monte de entulho. A professora Elaine, de Ciências, propôs às turmas do sexto e do sétimo ano que o transformassem em horta. Vieram pais com enxadas, um caminhão da prefeitura levou os tijolos quebrados e a terra boa chegou em baldes.

Foram feitos seis canteiros, um por turma, com escala de rega até nos feriados. As cascas da cozinha viraram adubo em duas composteiras. Houve fracassos: as formigas comeram a primeira couve, e o tomate não vingou. A colheita que foi para a merenda, em maio, aconteceu setenta dias depois do plantio.`,
    },
  ],
  repertory: [
    {
      kind: 'lei',
      title: 'Programa Nacional de Alimentação Escolar (Lei nº 11.947/2009)',
      body: 'Organiza a merenda nas escolas públicas e inclui a educação alimentar. Pode entrar na notícia como informação de contexto sobre a importância do fato.',
    },
    {
      kind: 'conceito',
      title: 'Compostagem',
      body: 'É a transformação de restos de alimentos e folhas em adubo. Se citar as composteiras, explique o termo em poucas palavras para o leitor.',
    },
    {
      kind: 'conceito',
      title: 'Discurso direto e indireto',
      body: 'A fala pode vir entre aspas ou contada pelo repórter. Variar os dois modos deixa a notícia mais viva.',
    },
  ],
  template: {
    title: 'Notícia: da horta ao prato',
    guidance:
      'Junte as informações dos dois textos: há dados em um que faltam no outro. Escolha o que é notícia (o fato novo) e o que é detalhe. Confira números e nomes antes de entregar.',
    days: 5,
  },
};
