import type { BaseTheme } from './shape';

export const experimentoDoFeijao: BaseTheme = {
  slug: 'experimento-do-feijao',
  title: 'Relato de experimento: o feijão que procura a luz',
  genre: 'divulgacao-cientifica',
  school_grades: [6, 7, 8, 9, 10, 11, 12],
  learning_path_type: 'trilha',
  summary: 'Um feijão, uma caixa e um buraco: o que a planta faz quando a luz vem de lado?',
  statement: `A revista de ciências da escola publica experiências que qualquer pessoa pode repetir em casa. Escreva um texto de divulgação que relate o experimento do feijão na caixa e explique o que ele mostra.

Diga qual era a pergunta, que material foi usado, o que foi feito passo a passo, o que se observou e que explicação a ciência dá. Escreva para leitores curiosos, que não conhecem os termos técnicos: explique cada um. De 150 a 300 palavras, com título.`,
  motivating_texts: [
    {
      kind: 'informativo',
      title: 'Caderno de laboratório',
      source: 'Anotações fictícias da dupla Nina e Heitor, 7º C',
      is_invented: true,
      body: `Pergunta: a planta cresce para cima ou para a luz? Material: duas caixas de sapato, dois copinhos com terra, quatro feijões, régua. Caixa A: fechada, com um furo do tamanho de uma moeda em um dos lados. Caixa B: sem tampa. Ficaram na mesma janela e receberam a mesma água, uma colher por dia.

Dia 4: brotaram três dos quatro grãos. Dia 7: na caixa B o caule subiu reto; na A, entortou para o furo. Dia 10: o da A, comprido, fino e amarelado, botou uma folha para fora do buraco. Giramos a caixa; dois dias depois o caule tinha feito uma curva em S. O Heitor derrubou água no dia 9 (anotado, como a professora pediu).`,
    },
    {
      kind: 'dado',
      title: 'Altura dos caules no décimo dia',
      source: 'Medidas fictícias do caderno de Nina e Heitor',
      is_invented: true,
      figure: {
        unit: 'centímetros',
        rows: [
          { label: 'Caixa A, feijão 1', value: 19 },
          { label: 'Caixa A, feijão 2', value: 17 },
          { label: 'Caixa B, feijão 1', value: 12 },
        ],
      },
      body: 'O quarto grão, plantado na caixa B, não germinou. No décimo dia, os caules da caixa escura mediam 19 e 17 centímetros, contra 12 do que recebeu luz por todos os lados. Parece vantagem, mas não é: as plantas mais altas tinham folhas pequenas e pálidas e tombaram quando foram retiradas da caixa. A dupla escreveu na margem que queria repetir o teste com mais sementes, porque três é pouco para ter certeza.',
    },
    {
      kind: 'informativo',
      title: 'Por que a planta se curva',
      source: 'Equipe Lauda',
      is_invented: false,
      body: `Planta não tem olhos, mas percebe a luz. Na ponta do caule, certas proteínas detectam de que lado vem a claridade, sobretudo a azul. Um hormônio chamado auxina passa, então, a se acumular no lado sombreado. Ali as células se alongam mais; como um lado cresce além do outro, o caule se dobra em direção à janela. O fenômeno recebe o nome de fototropismo: “foto” quer dizer luz; “tropismo”, movimento de crescimento orientado.

No escuro, a mesma planta estica depressa e economiza verde. É uma aposta: gastar a reserva da semente para alcançar o sol antes que o alimento acabe.`,
    },
  ],
  repertory: [
    {
      kind: 'livro',
      title: 'O poder do movimento nas plantas (1880), de Charles e Francis Darwin',
      body: 'Pai e filho cobriram a ponta de brotos e notaram que eles deixavam de se curvar. Mostra que perguntas simples, com um bom controle, fazem ciência.',
    },
    {
      kind: 'conceito',
      title: 'Grupo de controle',
      body: 'É a parte do experimento que serve de comparação, como a caixa aberta. Explicar para que ela existe torna o seu texto mais claro.',
    },
    {
      kind: 'personalidade',
      title: 'Johanna Döbereiner (1924–2000)',
      body: 'Agrônoma que, no Brasil, estudou bactérias capazes de fornecer nitrogênio às plantas, o que ajudou a tornar a soja mais barata. Exemplo de pesquisa com plantas e grande efeito no país.',
    },
  ],
  template: {
    title: 'Divulgação científica: repita em casa',
    guidance:
      'Se puder, faça o experimento de verdade e use as suas medidas, mesmo que deem “errado”. Escreva o passo a passo de modo que um colega consiga repetir sem perguntar nada a você.',
    days: 14,
  },
};
