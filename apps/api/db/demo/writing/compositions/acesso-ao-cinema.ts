import type { WrittenText } from '../shape';

export const acessoAoCinemaTexts: readonly WrittenText[] = [
  {
    key: 'o-cinema-mais-perto-fica-longe',
    theme: 'acesso-ao-cinema',
    title: 'Cinema para quem?',
    text: `O cinema surgiu no fim do século XIX com os irmãos Lumière e logo encantou o mundo inteiro. Ele é considerado a sétima arte e serve tanto para divertir quanto para ensinar. Entretanto, no Brasil, nem todas as pessoas tem acesso a ele, o que é um problema, pois a cultura é um direito de todos.
Um dos motivos para isso é a concentração das salas nas cidades grandes. Quem mora no interior, como eu que moro em Cametá no Pará, precisa viajar horas de barco ou de ônibus para chegar à Belém e assistir um filme. Muitos dos meus colegas de sala nunca entrou em um cinema na vida e só viram filme pela televisão ou no celular com a tela rachada. Assim o jovem do interior fica sem saber o que é sentir aquela emoção da tela grande.
Outro motivo é o preço. O ingresso está muito caro, e ainda tem a pipoca que custa mais que o ingresso. Uma família de quatro pessoas que ganha um salário mínimo não tem condições de pagar isso, já que tem que pagar aluguel, luz, água e comida. Por causa disso o cinema acaba sendo só para os ricos, que moram perto do shopping e que tem carro pra ir. Os pobres ficam de fora, e isso aumenta a desigualdade social no país.
Conclui-se que o acesso ao cinema precisa ser democratizado. Para isso, o governo deve construir mais salas de cinema nas cidades pequenas. É preciso também que diminuam o preço dos ingressos, porque a arte é de todos e não pode ser um privilégio.`,
    grades: [120, 120, 120, 120, 80],
    zero: null,
    comments: [
      'Texto legível e bem paragrafado. Os desvios que se repetem são “tem” por “têm”, a regência de “assistir” e a crase antes de cidade; “muitos… nunca entrou” pede plural.',
      'Você cobriu o tema. Os irmãos Lumière abrem o texto, mas não voltam: um repertório que não ajuda a provar nada vale pouco. Que tal um dado sobre onde ficam as salas?',
      'As duas causas são claras. A primeira tem a sua marca (Cametá, o barco, a tela rachada); a segunda é previsível. Dê à segunda o mesmo cuidado.',
      'Ligações suficientes, um pouco repetidas: “Um dos motivos”, “Outro motivo”, “Por causa disso”. Tente “À distância soma-se o preço”.',
      'Agente e ação aparecem; “diminuam” não tem quem faça. Explique como as salas seriam construídas e que efeito teriam.',
    ],
    general:
      'Quando você escreve sobre Cametá, o texto ganha vida e razão. Leve essa mesma concretude à proposta: como um cinema chegaria de barco à sua cidade?',
    annotations: [
      {
        quote: 'precisa viajar horas de barco ou de ônibus',
        competence: 3,
        tone: 'elogio',
        comment: 'Detalhe que só quem mora aí poderia escrever, e que prova a desigualdade melhor do que um adjetivo.',
      },
      {
        quote: 'chegar à Belém e assistir um filme',
        competence: 1,
        tone: 'correcao',
        comment: 'Quem volta “de Belém” vai “a Belém”, sem crase. E “assistir” pede preposição: “assistir a um filme”.',
      },
      {
        quote: 'Muitos dos meus colegas de sala nunca entrou',
        competence: 1,
        tone: 'correcao',
        comment: 'O núcleo é “muitos”: “nunca entraram”, no mesmo plural de “viram”, que vem depois.',
      },
      {
        quote: 'Outro motivo é o preço.',
        competence: 4,
        tone: 'orientacao',
        comment: 'Ligue este parágrafo ao anterior: quem vence a distância ainda encontra o quê?',
      },
      {
        quote: 'É preciso também que diminuam o preço',
        competence: 5,
        tone: 'orientacao',
        comment: 'Quem diminui? Sem agente, a ação não conta. Pense em um órgão, como o Ministério da Cultura.',
      },
    ],
  },
  {
    key: 'francisgleydisson-e-a-praca',
    theme: 'acesso-ao-cinema',
    title: null,
    text: `No filme "Cine Holliúdy", Francisgleydisson tenta manter viva uma sala de exibição no interior do Ceará, na época em que a televisão começava a chegar. Ele perde dinheiro, inventa histórias e chama a cidade inteira para dentro. O personagem é engraçado, mas a sua luta é séria, pois décadas depois a maior parte dos municípios brasileiros continua sem nenhuma sala de cinema. É necessário, portanto, discutir a democratização do acesso à essa arte no Brasil.
Em primeira análise, é notório que as salas mudaram de lugar. Antes ficavam na rua, perto da praça, e qualquer um que passasse via o cartaz. Em Belo Horizonte, onde moro, a minha avó conta que ia a pé ao Cine Pathé e que o ingresso custava o mesmo que um sorvete. Hoje quase todas estão dentro de shoppings, que ficam longe da periferia, e quem entra ali sem dinheiro para gastar se sente vigiado. Dessa maneira, além da distância e do preço, existe uma barreira que não aparece em pesquisa nenhuma: a sensação de que aquele lugar não é pra você.
Ademais, a escola, que poderia diminuir essa diferença, raramente trata o filme como arte. Existe uma lei de 2014 que obriga as escolas a exibirem duas horas de cinema nacional por mês. Na prática, o professor coloca um filme quando falta um colega, a turma conversa, e ninguém discute nada depois. Logo, o aluno que nunca foi ao cinema também não aprende a gostar dele.
Diante do exposto, as secretarias de educação deve cumprir a lei, promovendo sessões mensais abertas ao bairro nas quadras e pátios das escolas. Assim como fazia Francisgleydisson, é preciso chamar a cidade inteira para dentro.`,
    grades: [160, 160, 120, 120, 120],
    zero: null,
    comments: [
      'Escrita madura, com poucos tropeços: crase antes de “essa”, “secretarias… deve” e um “pra”. Uma leitura atenta no fim resolve.',
      'O filme é pertinente e volta no fecho; a lei, que está na coletânea, foi bem contraposta à prática. Falta explorar mais o primeiro: por que a luta de Francisgleydisson é a mesma de hoje?',
      'A “sensação de que aquele lugar não é para você” é um argumento autoral e dos bons. Já o parágrafo da escola para na constatação: qual a causa desse descaso?',
      '“Em primeira análise”, “Ademais”, “Diante do exposto” são fórmulas que qualquer texto usa. As suas retomadas pelo sentido são melhores: confie nelas.',
      'Agente, ação e modo (sessões abertas nos pátios). Falta dizer para quê; o fecho é bonito, mas não chega a ser finalidade.',
    ],
    general:
      'Poucos textos percebem a barreira que não aparece em pesquisa. Você percebeu. Desenvolva-a mais e deixe que ela comande também a proposta.',
    annotations: [
      {
        quote: 'do acesso à essa arte',
        competence: 1,
        tone: 'correcao',
        comment: 'Antes de “essa” não há artigo; portanto não há crase: “acesso a essa arte”.',
      },
      {
        quote: 'Antes ficavam na rua, perto da praça, e qualquer um que passasse via o cartaz.',
        competence: 3,
        tone: 'elogio',
        comment: 'Você explica a mudança com uma imagem. Quem lê enxerga o cartaz e entende o que se perdeu.',
      },
      {
        quote: 'a sensação de que aquele lugar não é pra você',
        competence: 3,
        tone: 'elogio',
        comment: 'Argumento original: a exclusão simbólica. Só troque “pra” por “para”.',
      },
      {
        quote: 'Existe uma lei de 2014',
        competence: 2,
        tone: 'elogio',
        comment: 'A lei veio da coletânea, mas você a confrontou com o que vê na sala. Isso é usar, e não só citar.',
      },
      {
        quote: 'as secretarias de educação deve cumprir',
        competence: 1,
        tone: 'correcao',
        comment: 'Sujeito no plural: “as secretarias de educação devem cumprir”.',
      },
      {
        quote: 'promovendo sessões mensais abertas ao bairro',
        competence: 5,
        tone: 'orientacao',
        comment: 'Bom modo de fazer. Acrescente a finalidade: o que mudaria no bairro com essas sessões?',
      },
    ],
  },
  {
    key: 'o-lencol-branco-da-praca',
    theme: 'acesso-ao-cinema',
    title: 'O lençol branco',
    text: `Naquela sexta-feira a praça de São Raimundo estava diferente. Tinham amarrado um lençol branco enorme entre o coreto e a mangueira, e um caminhão azul parou do lado da igreja. Eu tinha nove anos e nunca tinha visto aquilo.
— Vó, o que é isso? — perguntei.
— É o cinema, menino — ela respondeu, já puxando a cadeira de balanço pela calçada.
Quando escureceu, um homem de boné ligou uma máquina que fazia barulho de ventilador velho. De repente o lençol acendeu. Apareceu um mar, e eu, que nunca tinha visto o mar, dei um pulo para trás achando que ia molhar. Todo mundo riu, mas depois ninguém mais riu de ninguém, porque a história pegou a gente. Era de um menino que procurava o pai pelo sertão.
Minha avó chorou no fim. Ela disse que era cisco, mas eu vi. O seu Raimundo da padaria também estava com cisco.
Quando acabou, o homem enrolou o lençol e o caminhão foi embora para outra cidade. Eu fiquei acordado até tarde pensando no menino, no pai e no mar. No outro dia perguntei quando o cinema voltava, e minha avó falou que talvez no outro ano, talvez nunca.
Já se passaram seis anos. Toda sexta-feira eu ainda olho para o espaço entre o coreto e a mangueira, esperando o lençol acender de novo.`,
    grades: null,
    zero: {
      reason: 'nao_atende_tipo',
      comment:
        'Você escreveu um conto, com personagens, falas e tempo passado, e a proposta pedia um texto dissertativo-argumentativo. Guarde esta história: ela cabe em duas linhas da introdução. Depois dela, defenda uma tese, dê dois argumentos e proponha uma solução. Vou reabrir a atividade para você.',
    },
    comments: [],
    general:
      'Como narrativa, é um texto lindo, e a cena do mar não sai da cabeça. Só não é o tipo pedido. Use a praça como exemplo de quem não tem sala de cinema e argumente a partir dela.',
    annotations: [
      {
        quote: 'dei um pulo para trás achando que ia molhar',
        competence: 2,
        tone: 'elogio',
        comment: 'Que imagem! Em uma crônica ou conto, ela valeria muito. Aqui, resuma-a e diga o que ela prova.',
      },
      {
        quote: '— Vó, o que é isso? — perguntei.',
        competence: 2,
        tone: 'orientacao',
        comment: 'Diálogo com travessão é marca de narrativa. No texto dissertativo, quem fala é a sua argumentação.',
      },
      {
        quote: 'talvez no outro ano, talvez nunca',
        competence: 3,
        tone: 'orientacao',
        comment: 'Aqui está o seu argumento: o acesso depende da sorte de um caminhão passar. Comece o novo texto por ele.',
      },
    ],
  },
];
