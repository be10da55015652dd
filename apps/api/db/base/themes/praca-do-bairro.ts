import type { BaseTheme } from './shape';

export const pracaDoBairro: BaseTheme = {
  slug: 'praca-do-bairro',
  title: 'Carta aberta: a praça do bairro é nossa',
  genre: 'carta-aberta',
  school_grades: [8, 9, 10, 11, 12],
  learning_path_type: 'trilha',
  summary: 'Brinquedos quebrados, luz apagada: como pedir de volta um lugar que é de todos?',
  statement: `A praça mais próxima da sua escola está abandonada: mato alto, bancos quebrados, postes sem lâmpada. Em nome dos estudantes, escreva uma carta aberta ao prefeito ou à prefeita, que será lida na rádio comunitária e afixada nos comércios da região.

Descreva o problema, explique por que ele importa a todos, faça reivindicações claras e diga o que a comunidade se dispõe a fazer. Use local, data, vocativo e despedida; assine “Estudantes do bairro”. De 150 a 280 palavras.`,
  motivating_texts: [
    {
      kind: 'informativo',
      title: 'Para que serve uma praça',
      source: 'Equipe Lauda',
      is_invented: false,
      body: `Uma praça não produz nada e, no entanto, faz falta como a padaria. É nela que o bebê vê outro bebê pela primeira vez, que o aposentado descobre quem também ficou viúvo, que a menina aprende a cair de bicicleta sem carro por perto. Lugares assim têm um efeito discreto: gente que se conhece de vista cuida melhor da rua em que mora.

O abandono funciona ao contrário. A lâmpada queimada afasta as famílias; sem elas, some o pipoqueiro; sem movimento, cresce o medo; e o medo vira argumento para que ninguém conserte a lâmpada. Quebrar essa roda exige manutenção, mas também presença.`,
    },
    {
      kind: 'lei',
      title: 'Brincar está na lei',
      source:
        'Estatuto da Criança e do Adolescente (Lei nº 8.069/1990) e Marco Legal da Primeira Infância (Lei nº 13.257/2016), em nossas palavras',
      is_invented: false,
      body: 'O Estatuto inclui no direito à liberdade o de ir, vir e permanecer nos espaços públicos, o de brincar, o de praticar esportes e o de se divertir. O Marco da Primeira Infância acrescenta que cabe à União, aos estados e aos municípios organizar e estimular a criação de espaços lúdicos, públicos ou privados, onde as crianças tenham bem-estar, possam brincar e usar a criatividade, com ambientes livres e seguros em suas comunidades.',
    },
    {
      kind: 'dado',
      title: 'Vistoria da praça',
      source: 'Levantamento da turma 8B na Praça das Acácias (praça fictícia)',
      is_invented: true,
      figure: {
        unit: 'itens',
        rows: [
          { label: 'Postes: total', value: 14 },
          { label: 'Postes acesos', value: 4 },
          { label: 'Bancos: total', value: 18 },
          { label: 'Bancos inteiros', value: 7 },
          { label: 'Brinquedos: total', value: 6 },
          { label: 'Brinquedos seguros', value: 1 },
        ],
      },
      body: 'Divididos em trios, os alunos percorreram a praça com prancheta. Dos catorze postes, apenas quatro acendem; dos seis brinquedos, só o escorregador pequeno pode ser usado sem risco. Os estudantes entrevistaram também os moradores da volta: 43 de 50 disseram que frequentariam o lugar à noite se houvesse iluminação, e 19 se ofereceram para ajudar em um mutirão de pintura.',
    },
  ],
  repertory: [
    {
      kind: 'conceito',
      title: '“Olhos da rua”, de Jane Jacobs',
      body: 'Em Morte e vida de grandes cidades (1961), a autora defende que ruas movimentadas são vigiadas por quem as usa. Ajuda a mostrar que ocupar a praça também a protege.',
    },
    {
      kind: 'obra',
      title: '“Eu acuso…!” (1898), de Émile Zola',
      body: 'É uma das cartas abertas mais famosas da história, publicada em jornal para denunciar uma injustiça ao presidente francês. Mostra a força de falar a uma autoridade diante de todos.',
    },
    {
      kind: 'lei',
      title: 'Estatuto da Cidade (Lei nº 10.257/2001)',
      body: 'Prevê a gestão democrática, com participação da população nas decisões urbanas. Justifica o pedido de uma audiência com os moradores.',
    },
  ],
  template: {
    title: 'Carta aberta pela praça',
    guidance:
      'Visitem uma praça de verdade antes de escrever e façam a própria vistoria. Na carta, seja firme e cortês: quem reivindica com números e propostas é levado a sério.',
    days: 10,
  },
};
