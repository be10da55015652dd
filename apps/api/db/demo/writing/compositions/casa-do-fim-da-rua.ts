import type { WrittenText } from '../shape';

export const casaDoFimDaRuaTexts: readonly WrittenText[] = [
  {
    key: 'a-luz-que-piscava',
    theme: 'casa-do-fim-da-rua',
    title: 'A casa assombrada',
    text: `Era uma vez uma casa no fim da rua que ninguém morava lá. Todo mundo falava que ela era assombrada e que tinha um fantasma de uma velha.
Um dia eu e meu amigo Pedro tava jogando bola e a bola caiu la dentro e ai a gente ficou com medo mais o Pedro falou vamos pegar. Ai a gente pulou o muro e entrou na casa. Tava tudo escuro e tinha teia de aranha. Ai a luz do andar de cima acendeu e a gente escutou um barulho e o Pedro gritou e correu e eu corri também.
Ai a gente voltou de noite com a lanterna do meu pai. A gente subiu a escada e a escada fazia barulho e tinha uma porta e ai a porta abriu sozinha. La dentro tinha uma velha de vestido branco e ela olhou pra gente e falou a bola de vocês ta aqui. E ai eu acordei e era tudo um sonho. Mais a bola tava molhada do lado da minha cama.
FIM`,
    grades: [6, 6, 4, 2, 4],
    zero: null,
    comments: [
      'Há casa, luz acesa e mistério, como se pedia. Faltaram as pistas: por que a luz acendeu, quem é a velha?',
      'Tem conflito e clímax, mas o final do sonho desfaz tudo. A bola molhada é uma ideia muito melhor: fique com ela e esqueça o sonho.',
      'A história pula da fuga para a volta sem explicar por que os meninos tiveram coragem. E a bola aparece na cama sem passar por lugar nenhum.',
      '“Aí” e “e” ligam quase todas as frases. Troque por “de repente”, “quando”, “enquanto”, “mesmo assim”.',
      'Escreva “estava”, “lá”, “aí” e “mas”, separe as falas com travessão e ponha ponto entre as ações.',
    ],
    general:
      'Você assusta e faz rir na mesma frase: “a bola de vocês tá aqui” é ótimo! Na reescrita, tire o sonho, plante uma pista sobre a velha no começo e deixe o leitor respirar entre uma ação e outra, com pontos e falas separadas.',
    annotations: [
      {
        quote: 'e ai a gente ficou com medo mais o Pedro falou vamos pegar',
        competence: 5,
        tone: 'correcao',
        comment: 'São três frases em uma. “Ficamos com medo, mas o Pedro disse:” e a fala na linha de baixo, com travessão.',
      },
      {
        quote: 'a escada fazia barulho',
        competence: 2,
        tone: 'orientacao',
        comment: 'Que barulho? Conte os degraus, faça o leitor subir com vocês.',
      },
      {
        quote: 'E ai eu acordei e era tudo um sonho.',
        competence: 3,
        tone: 'correcao',
        comment: 'O sonho apaga todas as pistas. Corte esta frase e veja como a seguinte fica mais forte.',
      },
      {
        quote: 'Mais a bola tava molhada do lado da minha cama.',
        competence: 2,
        tone: 'elogio',
        comment: 'Este é o seu final! Só acerte: “Mas a bola estava molhada”.',
      },
    ],
  },
  {
    key: 'a-luz-que-piscava-2',
    theme: 'casa-do-fim-da-rua',
    title: 'A dona da bola',
    text: `No fim da minha rua tem uma casa de janelas pregadas. Uns falam que lá morreu uma professora, outros falam que ela viajou e nunca voltou. O certo é que toda bola que caía naquele quintal sumia.
Numa tarde de sábado, o Pedro chutou forte demais. A bola passou por cima do muro e a gente ouviu ela bater em alguma coisa com água.
— Vamos pegar — disse o Pedro.
— Amanhã — respondi, porque já estava escurecendo.
Foi nessa hora que a luz do andar de cima acendeu. Ficou acesa o tempo de contar até cinco e apagou. Depois acendeu de novo, como se alguém estivesse chamando.
Pulamos o muro com a lanterna do meu pai. A porta da cozinha estava aberta e no chão tinha pegadas molhadas, pequenas, que subiam a escada. Contei os degraus para não pensar: quinze. No último, o Pedro segurou meu braço.
No quarto não tinha ninguém. Só uma mesa comprida, e em cima dela, arrumadas por tamanho, todas as bolas que a rua já tinha perdido. Cada uma com uma etiqueta e um nome, escrito com letra de professora. Achei uma do meu irmão, de quando ele era pequeno. A nossa estava no fim da fila, ainda pingando, com a etiqueta em branco e uma caneta do lado.
O Pedro quis correr. Eu peguei a caneta e escrevi o nome dele e o meu. Então a luz piscou três vezes, bem devagar, e nós descemos sem pressa, porque aquilo parecia um obrigado.
No domingo a bola estava na minha porta. Seca. Na etiqueta tinha uma nota: dez.`,
    grades: [10, 10, 10, 8, 8],
    zero: null,
    comments: [
      'Tudo o que a proposta pedia: lugar, explicações que não combinam, pistas, ponto alto e um desfecho que surpreende sem trair nada.',
      'Agora é um conto de mistério de verdade. As bolas com etiqueta “com letra de professora” ligam o começo ao fim, e o “dez” é uma delícia.',
      'As pistas (a professora, a água, a letra) preparam cada passo. A tensão sobe com a escada e se resolve sem susto fácil.',
      'Sumiram os “aí”. “Foi nessa hora”, “Depois”, “Então”, “No domingo” conduzem o leitor. Só evite repetir “tinha” e “falam”.',
      'Diálogo bem pontuado e poucos desvios: “a ouvimos bater” no lugar de “ouviu ela bater” e “havia pegadas”.',
    ],
    general:
      'Que reescrita! Você tirou o sonho, deu à casa um segredo carinhoso e ainda fez a escada contar degraus com a gente. Guarde esta história: ela merece ser lida em voz alta para a turma.',
    annotations: [
      {
        quote: 'toda bola que caía naquele quintal sumia',
        competence: 3,
        tone: 'elogio',
        comment: 'Pista plantada logo no primeiro parágrafo, à vista de todos.',
      },
      {
        quote: 'a gente ouviu ela bater em alguma coisa com água',
        competence: 5,
        tone: 'correcao',
        comment:
          'Na escrita: “nós a ouvimos bater em alguma coisa com água”. No conto, se o narrador fala assim, pode ser escolha: decida.',
      },
      {
        quote: 'no chão tinha pegadas molhadas',
        competence: 5,
        tone: 'correcao',
        comment: '“Havia pegadas molhadas”.',
      },
      {
        quote: 'com a etiqueta em branco e uma caneta do lado',
        competence: 2,
        tone: 'elogio',
        comment: 'O objeto pede uma ação da personagem: é o clímax, e em silêncio.',
      },
      {
        quote: 'Na etiqueta tinha uma nota: dez.',
        competence: 3,
        tone: 'elogio',
        comment: 'Desfecho que responde à pista da professora com humor.',
      },
    ],
    rewrites: 'a-luz-que-piscava',
  },
  {
    key: 'quem-mora-no-escuro',
    theme: 'casa-do-fim-da-rua',
    title: 'O relógio do doutor Amâncio',
    text: `O carteiro dizia que a casa era de um médico que enlouqueceu. A dona da venda jurava que era de um pirata, embora a nossa cidade fique a setecentos quilômetros do mar. Minha mãe, que não gosta de conversa fiada, dizia apenas que a casa era dos cupins.
Eu passava na frente dela todos os dias, às seis e quarenta, para pegar o ônibus da escola. Sabia a hora porque, lá dentro, um relógio batia. Ninguém mais achava estranho. Relógio bate, ora. Só que relógio de corda, me explicou meu avô, para em oito dias se ninguém subir para dar corda.
Contei nos dedos: eu estudava ali fazia dois anos.
Na noite da queda de luz, a rua inteira ficou preta, e justamente na casa do fim acendeu-se uma claridade amarela no andar de cima. Não era lâmpada. Tremia. Desci com o coração batendo mais alto que os sapos.
O portão estava encostado. Na sala, os móveis tinham lençóis, e os lençóis não tinham poeira. Subi. No alto da escada, de costas para mim, alguém segurava uma vela com uma das mãos e com a outra girava uma chave pequena. Um, dois, três, quatro. O relógio agradeceu com um tique.
— Você demorou a perceber — disse a voz, sem se virar.
Era minha mãe.
Ela se sentou no degrau e me contou o que nunca tinha contado: que o médico não enlouqueceu, que se chamava Amâncio e que era o pai dela. Antes de morrer, pediu que o relógio não parasse, pois tinha medo de que a casa se esquecesse dele. Por isso, toda quinta-feira, enquanto eu dormia, ela vinha.
— E os cupins? — perguntei, porque não sabia o que dizer.
— São de casa — ela respondeu, e me estendeu a chave.`,
    grades: [10, 10, 10, 8, 10],
    zero: null,
    comments: [
      'A proposta inteira está cumprida, das explicações que não combinam ao desfecho que surpreende, com um recorte inesperado: o mistério era da família.',
      'Conto de autora: narradora com voz própria, pistas honestas, clímax silencioso e um diálogo final que emociona sem explicar.',
      'Progressão planejada. O relógio, os cupins, o lençol sem poeira: tudo volta, e o leitor pode reler e dizer que estava ali o tempo todo.',
      'Ligações variadas e tempos verbais sob controle. Só na confissão da mãe a fila de “que” (“que o médico…, que se chamava…, que era…”) pesa um pouco: parta o período em dois.',
      'Escrita segura, com pontuação expressiva. Nada a corrigir.',
    ],
    general:
      'Li três vezes: uma pela história, uma pelas pistas e uma por prazer. A frase “Relógio bate, ora” engana o leitor com a maior simplicidade. Você já escreve contos; agora é continuar.',
    annotations: [
      {
        quote: 'embora a nossa cidade fique a setecentos quilômetros do mar',
        competence: 2,
        tone: 'elogio',
        comment: 'Humor na medida: a narradora ganha voz já na segunda frase.',
      },
      {
        quote: 'Relógio bate, ora.',
        competence: 3,
        tone: 'elogio',
        comment: 'Pista escondida à vista. Ao reler, o leitor sorri.',
      },
      {
        quote: 'os móveis tinham lençóis, e os lençóis não tinham poeira',
        competence: 4,
        tone: 'elogio',
        comment: 'A repetição de “lençóis” não é descuido: ela aponta a pista.',
      },
      {
        quote: '— São de casa — ela respondeu, e me estendeu a chave.',
        competence: 2,
        tone: 'elogio',
        comment: 'Final aberto e completo ao mesmo tempo: a chave passa de mão.',
      },
    ],
  },
];
