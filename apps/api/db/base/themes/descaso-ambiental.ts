import type { BaseTheme } from './shape';

export const descasoAmbiental: BaseTheme = {
  slug: 'descaso-ambiental',
  title: 'Caminhos para reverter o descaso ambiental no Brasil',
  genre: 'dissertativo-argumentativo',
  school_grades: [9, 10, 11, 12, 13],
  learning_path_type: 'diagnostica',
  summary: 'Do papel de bala à barragem rompida: quem responde pelo que se estraga?',
  statement: `Produza um texto dissertativo-argumentativo, em norma-padrão, sobre o tema “Caminhos para reverter o descaso ambiental no Brasil”. Os textos motivadores ajudam a delimitar o assunto; o desenvolvimento das ideias é por sua conta.

Assuma uma posição, explique causas e consequências do problema e proponha uma intervenção concreta, que não desrespeite os direitos humanos. Extensão esperada: 20 a 30 linhas.`,
  motivating_texts: [
    {
      kind: 'informativo',
      title: 'O meio ambiente mora aqui',
      source: 'Equipe Lauda',
      is_invented: false,
      body: `Costuma-se falar do meio ambiente como de um lugar distante, com onça e cachoeira. Mas ele começa na torneira, no bueiro, no ar que entra pela janela do ônibus. O descaso também é próximo. Está na sacola jogada no córrego e está, em outra escala, na empresa que economiza com segurança e na prefeitura que nunca termina o aterro.

Em novembro de 2015, a barragem de Fundão, em Mariana, rompeu-se e a lama desceu o rio Doce até o mar. Pouco mais de três anos depois, outra barragem mineira, a de Brumadinho, deixou 270 mortos. Chamar episódios assim de acidente sugere azar; a repetição sugere escolha. Reverter o descaso exige perguntar quem decide, quem lucra e quem paga a conta.`,
    },
    {
      kind: 'dado',
      title: 'Para onde vai o lixo da cidade?',
      source: 'Boletim fictício da Prefeitura de Serra Clara, média mensal',
      is_invented: true,
      figure: {
        unit: 'toneladas por mês',
        rows: [
          { label: 'Aterro sanitário', value: 1240 },
          { label: 'Lixão desativado, ainda em uso', value: 610 },
          { label: 'Terrenos e córregos', value: 180 },
          { label: 'Reciclagem', value: 70 },
        ],
      },
      body: 'Serra Clara recolhe 2.100 toneladas de resíduos a cada mês. Pouco mais da metade recebe destino correto. O lixão que deveria ter fechado há nove anos continua a engolir 610 toneladas, e o que escapa da coleta, 180, reaparece na primeira enchente. A reciclagem depende de vinte e duas pessoas de uma cooperativa que separam, à mão, cerca de um terço do que poderia voltar às fábricas se houvesse mais braços e mais caminhões.',
    },
    {
      kind: 'lei',
      title: 'Direito e dever',
      source: 'Constituição Federal, artigo 225, e Lei nº 9.605/1998, em nossas palavras',
      is_invented: false,
      body: 'A Constituição trata o meio ambiente equilibrado como bem de uso comum do povo, indispensável a uma vida saudável, e reparte a obrigação de cuidar dele entre o poder público e a coletividade, pensando em quem vive hoje e em quem ainda vai nascer. A Lei de Crimes Ambientais completa o desenho: prevê multas, reparação e até prisão para quem polui, desmata ou põe em risco a fauna, e admite punir também as empresas, não só as pessoas.',
    },
    {
      kind: 'charge',
      title: 'Piquenique',
      source: 'Charge descrita pela Equipe Lauda',
      is_invented: false,
      body: 'Uma família faz piquenique sobre uma toalha quadriculada. Em torno dela, tudo o que era floresta virou toco. O pai, deitado à sombra da última árvore, segura um copo descartável; a seus pés, uma pilha de garrafas. Um homem de capacete, com a motosserra ligada, pede licença para passar. “Fique à vontade”, responde o pai, sem levantar os olhos do celular, “só estou aqui assinando um abaixo-assinado pela Amazônia.” O menino, de mãos dadas com a árvore, não larga.',
    },
  ],
  repertory: [
    {
      kind: 'filme',
      title: 'Ilha das Flores (1989), de Jorge Furtado',
      body: 'O curta acompanha um tomate do plantio ao lixo e chega às pessoas que comem o que sobrou dos porcos. Liga descaso ambiental e desigualdade em poucos minutos.',
    },
    {
      kind: 'livro',
      title: 'Primavera silenciosa (1962), de Rachel Carson',
      body: 'A bióloga denunciou os efeitos dos agrotóxicos e ajudou a criar o movimento ambiental moderno. Mostra a força da informação científica na mudança de leis.',
    },
    {
      kind: 'conceito',
      title: 'Princípio responsabilidade, de Hans Jonas',
      body: 'O filósofo propõe agir de modo que a vida humana continue possível no futuro. Dá fundamento ético à defesa das próximas gerações.',
    },
    {
      kind: 'lei',
      title: 'Política Nacional de Resíduos Sólidos (Lei nº 12.305/2010)',
      body: 'Prevê o fim dos lixões e a responsabilidade compartilhada pelo ciclo de vida dos produtos. O atraso em cumpri-la é argumento pronto sobre a distância entre lei e prática.',
    },
  ],
  template: {
    title: 'Diagnóstico: como a turma argumenta',
    guidance:
      'Esta é a primeira redação do ano: ela serve para eu conhecer o seu jeito de argumentar. Escreva com calma, sem consultar outros textos. O importante é que a tese, os argumentos e a proposta sejam seus.',
    days: 10,
  },
};
