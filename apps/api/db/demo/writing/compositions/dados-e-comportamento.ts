import type { WrittenText } from '../shape';

export const dadosEComportamentoTexts: readonly WrittenText[] = [
  {
    key: 'o-porteiro-invisivel',
    theme: 'dados-e-comportamento',
    title: 'O porteiro invisível',
    text: `Imagine um porteiro que decide, sem avisar, quais visitas podem entrar na sua casa, quais jornais chegam à sua porta e até em que horário você sente fome. Na internet esse porteiro existe e se chama algoritmo. Ao recolher cada clique, ele aprende os nossos gostos e passa a escolher por nós. A manipulação do comportamento do usuário pelo controle de dados ameaça, assim, a liberdade de pensar e de decidir dos brasileiros.
Primeiramente, é necessário entender que o serviço gratuito tem um preço. Segundo o documentário "O Dilema das Redes", as plataformas disputam a nossa atenção porque é ela que será vendida aos anunciantes. Quanto mais tempo o usuário permanece na tela, mais dados entrega, e quanto mais dados entrega, mais fácil é prever e provocar o seu próximo passo. Um adolescente que pesquisa um regime, por exemplo, passa a receber durante semanas vídeos de corpos magros, e em pouco tempo já não sabe se a insatisfação que sente nasceu dele ou da tela. O que parecia escolha era um empurrão.
Além do consumo, o controle de dados interfere na vida política. Em 2018, o mundo descobriu que a empresa Cambridge Analytica havia usado informações de milhões de perfis para direcionar propaganda eleitoral. Se cada pessoa recebe só aquilo que confirma o que já pensa, o debate público se desfaz, pois não há mais um assunto em comum para discutir. No Brasil, onde muitas famílias tem no celular a única fonte de notícias, esse risco é ainda maior. A democracia, que depende da dúvida, vira uma coleção de certezas.
Portanto, é fundamental que o Ministério da Educação inclua o letramento digital no currículo do ensino fundamental e médio, por meio de aulas práticas onde os estudantes configurem a privacidade de suas contas, com o objetivo de formar usuários capazes de questionar aquilo que lhes aparece. Só assim a chave de casa voltará para a mão de seu dono, e o porteiro vai cumprir apenas o seu papel.`,
    grades: [160, 160, 160, 160, 160],
    zero: null,
    comments: [
      'Texto limpo, com escassos desvios: “famílias têm”, o “onde” de “aulas práticas” e a falta de uma vírgula na segunda linha. A regência e a crase estão seguras.',
      'Documentário e caso real, ambos pertinentes. Cambridge Analytica poderia render mais: como a propaganda direcionada mudou o que as pessoas fizeram? Essa ponte dá o nível 200.',
      'Há projeto de texto claro e uma imagem (o porteiro) que organiza tudo. Só o salto de “regime” para “empurrão” merecia uma frase de explicação.',
      'Boa variedade de ligações e retomadas. “Primeiramente, é necessário entender que” é um bloco pronto; você escreve melhor do que ele.',
      'Agente, ação, meio e finalidade com clareza. Para o quinto elemento, detalhe um deles: quem daria as aulas, ou em que disciplina?',
    ],
    general:
      'A metáfora do porteiro conduz o leitor e volta no fim com sentido novo. É um texto maduro. Lapide os dois pontos de gramática e acrescente um detalhe à proposta.',
    annotations: [
      {
        quote: 'Na internet esse porteiro existe e se chama algoritmo.',
        competence: 3,
        tone: 'elogio',
        comment: 'Metáfora que explica um conceito difícil sem perder precisão. E ela volta no fim do texto.',
      },
      {
        quote: 'O que parecia escolha era um empurrão.',
        competence: 3,
        tone: 'elogio',
        comment: 'Frase-síntese que fecha o raciocínio. Releia-a com o exemplo do regime: faltou só dizer quem lucra.',
      },
      {
        quote: 'Em 2018, o mundo descobriu que a empresa Cambridge Analytica',
        competence: 2,
        tone: 'orientacao',
        comment: 'Repertório atual e certo. Diga o que a propaganda direcionada provocou nos eleitores e ele passa a produzir argumento.',
      },
      {
        quote: 'muitas famílias tem no celular',
        competence: 1,
        tone: 'correcao',
        comment: 'Sujeito no plural: “muitas famílias têm”.',
      },
      {
        quote: 'aulas práticas onde os estudantes configurem',
        competence: 1,
        tone: 'correcao',
        comment: 'Aula não é lugar: “aulas práticas em que os estudantes configurem”.',
      },
      {
        quote: 'A democracia, que depende da dúvida, vira uma coleção de certezas.',
        competence: 3,
        tone: 'elogio',
        comment: 'Oposição elegante e que pensa. Ótimo fim de parágrafo.',
      },
      {
        quote: 'com o objetivo de formar usuários capazes de questionar',
        competence: 5,
        tone: 'elogio',
        comment: 'Finalidade ligada à tese. É a proposta que o seu texto pedia.',
      },
    ],
  },
  {
    key: 'conversei-e-apareceu',
    theme: 'dados-e-comportamento',
    title: null,
    text: `É comum ouvir alguém contar que conversou sobre uma viagem e, minutos depois, viu no celular um anúncio de passagem. Muitos riem disso, mas poucos se perguntam como aconteceu. Na sociedade atual, os dados dos usuários valem dinheiro, e com eles as empresas consegue mudar o que as pessoas compram, pensam e até sentem.
O primeiro motivo para isso é que as pessoas não sabem o que estão aceitando. Quando instala um aplicativo, ninguém lê os termos de uso, por que são enormes e escritos em uma linguagem que parece feita para não entender. Meu avô, que começou a usar celular na pandemia, clicava em "aceito" em tudo, e hoje recebe ligação de banco todos os dias oferecendo empréstimo para aposentado. Ele não escolheu dar o número dele para desconhecidos, mas foi o que fez. Ou seja, sem informação o consentimento é uma mentira.
O segundo motivo é que o controle dos dados cria bolhas. O aplicativo mostra só o que a pessoa gosta, então ela vai achando que todo mundo pensa igual a ela. Isso é perigoso pois quando ela encontra alguém diferente ela não sabe ouvir. Na minha sala já teve briga feia por causa de política, onde cada um mostrava um vídeo no celular como se fosse prova. Nenhum dos dois percebeu que o vídeo foi parar lá porque o aplicativo sabia que eles iam gostar.
Sendo assim, o Governo Federal deve obrigar as empresas de tecnologia a fazer termos de uso curtos e em linguagem simples, para que qualquer pessoa, inclusive o idoso, saiba o que está entregando. Também é importante que cada um tenha consciência, desconfiando do que vê e conversando com quem pensa diferente, porque a tecnologia tem que servir às pessoas, e não o contrário.`,
    grades: [120, 120, 160, 120, 120],
    zero: null,
    comments: [
      'Sintaxe regular e leitura agradável. Corrija a concordância (“as empresas consegue”), o “por que” de resposta, o “onde” de “política, onde” e as vírgulas que faltam antes de “pois”.',
      'Tema completo e bem compreendido. Falta repertório de fora: a Lei Geral de Proteção de Dados, por exemplo, conversa direto com o seu parágrafo sobre os termos de uso.',
      'Argumentação com marca própria: o avô e a briga na sala são provas, não enfeites. As duas causas estão desenvolvidas.',
      '“O primeiro motivo” e “O segundo motivo” organizam, mas são pobres, e “ela” aparece quatro vezes em duas linhas. Varie as retomadas.',
      'Agente, ação e finalidade claros. O meio faltou: por lei? com multa? A segunda sugestão é mais um conselho do que uma proposta.',
    ],
    general:
      'Você argumenta com a vida, e argumenta bem: “sem informação o consentimento é uma mentira” é frase de quem pensou. Agora procure um conhecimento de fora que reforce o que você descobriu por conta própria.',
    annotations: [
      {
        quote: 'as empresas consegue mudar',
        competence: 1,
        tone: 'correcao',
        comment: 'O sujeito é “as empresas”: “as empresas conseguem”.',
      },
      {
        quote: 'por que são enormes',
        competence: 1,
        tone: 'correcao',
        comment: 'Para explicar a causa, escreva junto: “porque são enormes”.',
      },
      {
        quote: 'sem informação o consentimento é uma mentira',
        competence: 3,
        tone: 'elogio',
        comment: 'Conclusão forte e sua. Este parágrafo tem causa, exemplo e síntese.',
      },
      {
        quote: 'briga feia por causa de política, onde cada um mostrava um vídeo',
        competence: 1,
        tone: 'correcao',
        comment: '“Onde” não retoma “briga”. Use “em que” ou “na qual”.',
      },
      {
        quote: 'quando ela encontra alguém diferente ela não sabe ouvir',
        competence: 4,
        tone: 'orientacao',
        comment: 'O segundo “ela” pode sair: “quando encontra alguém diferente, não sabe ouvir”.',
      },
      {
        quote: 'obrigar as empresas de tecnologia a fazer termos de uso curtos',
        competence: 5,
        tone: 'elogio',
        comment: 'Ação específica e que responde ao seu primeiro argumento. Diga por que meio o governo faria isso.',
      },
    ],
  },
  {
    key: 'folha-em-branco',
    theme: 'dados-e-comportamento',
    title: null,
    text: '',
    grades: null,
    zero: {
      reason: 'em_branco',
      comment:
        'Sua folha chegou em branco. Se faltou tempo ou ideia, me procure: começamos juntos por uma pergunta simples sobre o tema e eu reabro a atividade.',
    },
    comments: [],
    general:
      'Ainda não há texto para ler. Comece anotando uma situação em que um aplicativo pareceu adivinhar o que você queria: dela nasce um bom primeiro parágrafo.',
    annotations: [],
  },
];
