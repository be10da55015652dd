import type { BaseTheme } from './shape';

export const vidaDasAbelhas: BaseTheme = {
  slug: 'vida-das-abelhas',
  title: 'Resumo: como vivem as abelhas sem ferrão',
  genre: 'resumo',
  school_grades: [6, 7, 8, 9, 10, 11, 12],
  learning_path_type: 'diagnostica',
  summary: 'Dizer o essencial com as próprias palavras: comece por uma colmeia brasileira.',
  statement: `Leia com atenção o texto “As donas da mata” e o quadro que o acompanha. Depois, escreva um resumo do texto para um colega que faltou à aula e precisa entender o assunto.

Apresente a ideia principal e as informações mais importantes, na ordem que achar mais clara, com as suas palavras e sem dar opinião. Deixe de lado exemplos e detalhes. Não copie frases. De 70 a 150 palavras.`,
  motivating_texts: [
    {
      kind: 'informativo',
      title: 'As donas da mata',
      source: 'Equipe Lauda',
      is_invented: false,
      body: `Quando se fala em abelha, quase todo mundo imagina a mesma: amarela, listrada, de ferrão pronto. Essa, porém, veio de fora; foi trazida para a América pelos colonizadores europeus. Muito antes dela, as florestas daqui já zumbiam com outras abelhas, nativas, cujo ferrão é tão pequeno que não serve para picar. Só no Brasil, são conhecidas mais de duzentas espécies. Jataí, mandaçaia, uruçu e tiúba são algumas delas, e quase todas carregam nomes indígenas, sinal de uma convivência antiga.

Elas vivem em sociedade, em geral dentro de ocos de árvores. A rainha põe os ovos; as operárias limpam, alimentam as crias, constroem, vigiam a entrada e buscam comida, trocando de função conforme a idade; os machos têm vida curta e pouco trabalho. Em lugar dos favos de mel que conhecemos, guardam o alimento em potes arredondados, feitos de cera misturada à resina das plantas. O mel é mais líquido e ácido, e cada colônia produz pouco, o que o torna caro.

Seu serviço mais valioso, contudo, não se vende em vidro. Ao visitar as flores, essas abelhas transportam o pólen de uma para outra e permitem a formação de frutos e sementes. Algumas sabem fazer vibrar a flor com o corpo até que o pólen se solte, técnica de que o tomate se beneficia e que a abelha estrangeira não domina. Sem polinizadores, muitas árvores da mata deixariam de se reproduzir, e nossas feiras ficariam bem mais pobres.

As nativas, no entanto, correm perigo. O desmatamento elimina os ocos em que moram; os agrotóxicos as matam ou as desorientam; as queimadas destroem colônias inteiras, já que a rainha adulta não consegue voar para fugir. A boa notícia é que criá-las em caixas, atividade chamada de meliponicultura, é possível até em quintais. Feita com cuidado e dentro da lei, ela gera renda, ajuda a conservar as espécies e ensina às crianças que nem todo zumbido é ameaça.`,
    },
    {
      kind: 'dado',
      title: 'Mel por colônia em um ano',
      source: 'Caderno do Meliponário Flor de Cera (criação fictícia), média de dez caixas de cada tipo',
      is_invented: true,
      figure: {
        unit: 'quilos',
        rows: [
          { label: 'Jataí', value: 1 },
          { label: 'Mandaçaia', value: 2 },
          { label: 'Uruçu', value: 4 },
          { label: 'Abelha com ferrão', value: 25 },
        ],
      },
      body: 'O quadro compara a produção anual de quatro tipos de abelha acompanhados por um criador. A espécie trazida da Europa rende muito mais: vinte e cinco vezes o que se colhe da pequena jataí. Em compensação, um quilo do mel das nativas foi vendido, na feira da região, por até oito vezes o preço do mel comum. Ao resumir o texto principal, decida se algum desses números é indispensável.',
    },
  ],
  repertory: [
    {
      kind: 'conceito',
      title: 'Paráfrase',
      body: 'É dizer a mesma ideia com outras palavras e outra construção. Trocar só alguns termos por sinônimos ainda é copiar.',
    },
    {
      kind: 'personalidade',
      title: 'Karl von Frisch (1886–1982)',
      body: 'O cientista decifrou a dança com que as abelhas melíferas indicam onde há flores e recebeu o Nobel em 1973. Fica como curiosidade: no resumo, não entre com informações que não estão no texto.',
    },
    {
      kind: 'personalidade',
      title: 'Warwick Estevam Kerr (1922–2018)',
      body: 'Geneticista brasileiro, dedicou boa parte da vida ao estudo das abelhas, inclusive das nativas sem ferrão. Ajuda a perceber por que o assunto importa à ciência do país.',
    },
  ],
  template: {
    title: 'Resumo: as donas da mata',
    guidance:
      'Escreva ao lado de cada parágrafo, em até seis palavras, de que ele trata. Feche o texto e redija o resumo a partir dessas anotações. Depois, abra e confira se nada mudou de sentido.',
    days: 3,
  },
};
