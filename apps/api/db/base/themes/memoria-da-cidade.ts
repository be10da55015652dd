import type { BaseTheme } from './shape';

export const memoriaDaCidade: BaseTheme = {
  slug: 'memoria-da-cidade',
  title: 'Reportagem: um lugar que guarda a memória da cidade',
  genre: 'reportagem',
  school_grades: [8, 9],
  learning_path_type: null,
  summary: 'O cinema fechado, a estação, a figueira: que história esse lugar contaria?',
  statement: `Escolha um lugar da sua cidade ou do seu bairro que guarde memória: um prédio, uma feira, uma árvore, uma estação, um campo de futebol. Escreva uma reportagem sobre ele para o jornal da região.

Conte o que o lugar foi e o que é hoje, ouça pelo menos duas pessoas, traga datas ou dados e mostre por que ele importa, ou deixou de importar. Se não puder visitar um lugar, use as informações dos textos. De 200 a 400 palavras, com título e linha fina.`,
  motivating_texts: [
    {
      kind: 'informativo',
      title: 'O que é patrimônio?',
      source: 'Equipe Lauda',
      is_invented: false,
      body: `Patrimônio lembra palácio e igreja com ouro, mas a palavra é mais larga. Cabem nela o modo de fazer um queijo, a roda de capoeira, a vila operária, a língua de um povo e até uma paisagem. O que transforma um lugar comum em patrimônio é o valor que um grupo lhe dá, por reconhecer ali um pedaço da própria história.

Existe o instrumento oficial, chamado tombamento, que impede a destruição de bens importantes. E existe a memória sem papel, que mora nas conversas. Ela é frágil: quando derrubam a última casa de uma rua antiga, não se perde só a parede; perde-se também a desculpa para contar o que se passou atrás dela.`,
    },
    {
      kind: 'depoimento',
      title: 'O apito das seis',
      source: 'Depoimentos fictícios de moradores de Ribeirão das Pedras',
      is_invented: true,
      body: `Seu Osmar, 81 anos, ferroviário aposentado: “O trem das seis acertava o relógio da cidade. Minha mulher punha a água do café quando ouvia o apito. O último passou em 1996, e eu estava na plataforma, de uniforme, que eu não ia deixar ele ir sozinho”.

Kauã, 15 anos, skatista: “A estação para mim sempre foi pista. O piso é lisinho. Sei que teve trem porque meu avô fala. Se reformarem, tomara que deixem um pedaço para a gente, porque quem não deixou o lugar morrer fomos nós”.`,
    },
    {
      kind: 'dado',
      title: 'O que fazer com a velha estação?',
      source: 'Consulta da Câmara Jovem de Ribeirão das Pedras (município fictício), 1.050 participantes',
      is_invented: true,
      figure: {
        unit: 'votos',
        rows: [
          { label: 'Centro cultural', value: 462 },
          { label: 'Museu do trem', value: 273 },
          { label: 'Praça com pista de skate', value: 210 },
          { label: 'Demolir e fazer estacionamento', value: 105 },
        ],
      },
      body: 'De mil e cinquenta votantes, apenas um em cada dez quer pôr o prédio abaixo. O centro cultural recebeu 44% das preferências, mas a análise por idade mostra uma divisão: entre pessoas com mais de sessenta anos vence o museu; entre os menores de dezoito, a pista. A câmara marcou audiência para estudar um projeto que reúna as três ideias no mesmo terreno.',
    },
  ],
  repertory: [
    {
      kind: 'lei',
      title: 'Decreto-Lei nº 25/1937',
      body: 'Criou as regras do tombamento no Brasil, no mesmo ano em que o órgão federal hoje chamado Iphan foi organizado. Explica, em uma linha, o que significa um prédio ser tombado.',
    },
    {
      kind: 'filme',
      title: 'Narradores de Javé (2003), de Eliane Caffé',
      body: 'Moradores de um povoado ameaçado por uma represa tentam escrever sua história para salvá-lo. Mostra como versões diferentes disputam a memória.',
    },
    {
      kind: 'fato',
      title: 'Incêndio do Museu Nacional (2018)',
      body: 'O fogo destruiu a maior parte do acervo da instituição mais antiga do gênero no país. Serve de contexto sobre o preço do descuido.',
    },
    {
      kind: 'fato',
      title: 'Museu da Pessoa',
      body: 'Criado em São Paulo em 1991, reúne histórias de vida de qualquer pessoa que queira contá-las. Inspira o modo de entrevistar moradores.',
    },
  ],
  template: null,
};
