import type { BaseTheme } from './shape';

export const povosTradicionais: BaseTheme = {
  slug: 'povos-tradicionais',
  title: 'A valorização dos povos e comunidades tradicionais no Brasil',
  genre: 'dissertativo-argumentativo',
  school_grades: [9, 10, 11, 12, 13],
  learning_path_type: 'trilha',
  summary: 'Quilombolas, indígenas, ribeirinhos, quebradeiras de coco: quem guarda saberes precisa de território e de respeito.',
  statement: `Os textos a seguir tratam de modos de vida que o país conhece pouco. Com base neles e em seus conhecimentos, escreva um texto dissertativo-argumentativo, em registro formal, sobre “A valorização dos povos e comunidades tradicionais no Brasil”.

Apresente os desafios que você considera mais importantes, argumente em favor do seu ponto de vista e formule uma proposta de intervenção que respeite os direitos humanos e a diversidade cultural. De 20 a 30 linhas.`,
  motivating_texts: [
    {
      kind: 'informativo',
      title: 'Muitos modos de ser brasileiro',
      source: 'Equipe Lauda',
      is_invented: false,
      body: `Faxinalenses no Paraná, geraizeiros no norte de Minas, caiçaras no litoral, seringueiros na floresta, ciganos em tantas estradas: a lista oficial de povos e comunidades tradicionais reúne mais de vinte grupos, e cada nome guarda uma maneira própria de plantar, pescar, curar e contar histórias. O que os une é uma relação com o território que não cabe em escritura de imóvel. A terra, para eles, é também calendário, farmácia e memória.

Só em 2022 o censo contou, pela primeira vez, a população quilombola: mais de 1,3 milhão de pessoas. Contar é o começo. Um povo que não aparece nos números dificilmente aparece no orçamento, no livro didático ou no mapa da estrada que vai passar por dentro da sua casa.`,
    },
    {
      kind: 'dado',
      title: 'O que mais ameaça a sua comunidade?',
      source: 'Consulta “Voz da Beira”, Rede Tapiri, em 140 comunidades de nove estados',
      is_invented: true,
      figure: {
        unit: 'comunidades',
        rows: [
          { label: 'Disputa pela terra', value: 63 },
          { label: 'Falta de escola e de posto de saúde', value: 35 },
          { label: 'Saída dos jovens', value: 28 },
          { label: 'Poluição de rios e matas', value: 14 },
        ],
      },
      body: 'Em 63 das 140 comunidades ouvidas, a disputa por terra foi a primeira ameaça lembrada, e em metade delas havia alguém jurado de morte por defendê-la. A ausência de serviços públicos vem em seguida e ajuda a explicar a terceira resposta, já que muitos adolescentes partem para estudar e não encontram razão nem renda para voltar. Os mais velhos resumem a perda em uma frase repetida de norte a sul: vai-se o menino, fica o saber sem herdeiro.',
    },
    {
      kind: 'lei',
      title: 'Tradicional não quer dizer parado no tempo',
      source: 'Decreto nº 6.040/2007, em nossas palavras',
      is_invented: false,
      body: 'O decreto que criou a política nacional para esse público define povos e comunidades tradicionais como grupos culturalmente diferenciados, que assim se reconhecem, têm formas próprias de se organizar e dependem de territórios e recursos naturais para manter sua cultura, sua religião e sua economia. Repare em dois pontos: é o próprio grupo que diz quem é, e os conhecimentos transmitidos pela tradição convivem com a criação do novo.',
    },
    {
      kind: 'literario',
      title: 'Aula de campo',
      source: 'Texto da Equipe Lauda',
      is_invented: false,
      body: 'O engenheiro desenrolou o mapa sobre a mesa da associação e mostrou onde ficaria a barragem. Dona Ilda pôs os óculos. “Aqui”, disse ela, pousando o dedo no papel, “meu pai amansou uma vaca braba. Aqui é o remanso em que se batizam os meninos. Este verde seu, liso desse jeito, tem onze qualidades de remédio.” O homem anotava por educação. “E a senhora sabe o nome científico?” Dona Ilda tirou os óculos. “O senhor sabe para que serve?”',
    },
  ],
  repertory: [
    {
      kind: 'livro',
      title: 'Ideias para adiar o fim do mundo (2019), de Ailton Krenak',
      body: 'O pensador indígena critica a ideia de uma humanidade separada da natureza. Permite defender que valorizar povos tradicionais é interesse de todos, e não favor a poucos.',
    },
    {
      kind: 'livro',
      title: 'Torto arado (2019), de Itamar Vieira Junior',
      body: 'O romance acompanha irmãs em uma comunidade de trabalhadores negros no sertão da Bahia e a luta pela terra. Ilustra a distância entre morar em um lugar há gerações e ter direito a ele.',
    },
    {
      kind: 'personalidade',
      title: 'Chico Mendes (1944–1988)',
      body: 'Seringueiro e sindicalista acreano, defendeu as reservas extrativistas e foi assassinado por isso. Exemplo de que modo de vida tradicional e conservação andam juntos.',
    },
    {
      kind: 'fato',
      title: 'Convenção 169 da Organização Internacional do Trabalho',
      body: 'O tratado de 1989, em vigor no Brasil, prevê que povos indígenas e tribais sejam consultados sobre medidas que os afetem. Excelente base para uma proposta de intervenção.',
    },
  ],
  template: {
    title: 'Trilha: saberes e territórios',
    guidance:
      'Antes do rascunho, pesquise um povo ou uma comunidade tradicional do seu estado e leve um exemplo para o texto. Fale das pessoas no presente: elas não são peças de museu.',
    days: 14,
  },
};
