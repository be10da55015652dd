import type { BaseTheme } from './shape';

export const celularNaEscola: BaseTheme = {
  slug: 'celular-na-escola',
  title: 'O celular deve ficar fora da escola também no recreio?',
  genre: 'artigo-de-opiniao',
  school_grades: [7, 8, 9, 10, 11, 12],
  learning_path_type: 'diagnostica',
  summary: 'A lei já decidiu o que vale na escola; falta a turma discutir por quê, e se concorda.',
  statement: `O jornal da sua escola abriu espaço para estudantes opinarem sobre uma regra recente: o celular pessoal fica guardado durante todo o período, inclusive no recreio. Escreva um artigo de opinião para essa seção, respondendo à pergunta “O celular deve ficar fora da escola também no recreio?”.

Seus leitores são colegas, professores e famílias. Deixe clara a sua posição, apresente pelo menos dois argumentos e responda a um argumento de quem pensa o contrário. Dê um título ao texto. De 150 a 300 palavras.`,
  motivating_texts: [
    {
      kind: 'lei',
      title: 'O que diz a regra',
      source: 'Lei nº 15.100/2025, em nossas palavras',
      is_invented: false,
      body: 'Desde janeiro de 2025, estudantes da educação básica não podem usar aparelhos eletrônicos pessoais durante as aulas, o recreio e os intervalos. Há exceções: o professor pode pedir o aparelho para uma atividade pedagógica, e continua livre o uso por motivo de saúde, de acessibilidade, de inclusão ou em situações de perigo. A lei também pede que as escolas conversem com os alunos sobre o sofrimento causado pelo excesso de telas.',
    },
    {
      kind: 'dado',
      title: 'O recreio antes e depois',
      source: 'Observação do grêmio da Escola Estadual Ipê-Amarelo, com 210 estudantes',
      is_invented: true,
      figure: {
        unit: 'estudantes',
        rows: [
          { label: 'Conversando: antes', value: 64 },
          { label: 'Conversando: depois', value: 118 },
          { label: 'Jogando bola ou cartas: antes', value: 31 },
          { label: 'Jogando bola ou cartas: depois', value: 57 },
          { label: 'Sozinhos: antes', value: 115 },
          { label: 'Sozinhos: depois', value: 35 },
        ],
      },
      body: 'O grêmio contou, em dois dias de sol, o que faziam os 210 alunos do turno da manhã no intervalo. Quando o celular era permitido, 115 estavam sozinhos com a tela. Três meses após a mudança, eram 35 os que ficavam sós, alguns com livro, outros de braços cruzados. O relatório pede cautela: “Há quem descanse melhor em silêncio, e a gente não perguntou se essas pessoas estavam bem antes ou estão bem agora”.',
    },
    {
      kind: 'depoimento',
      title: 'Duas vozes da mesma mesa',
      source: 'Depoimentos de Lívia e Otávio, 14 anos (personagens fictícios)',
      is_invented: true,
      body: `Lívia: “No começo eu não sabia onde pôr as mãos. Sério. Ficava mexendo no cordão do moletom. Aí a Bia levou um baralho, e agora somos nove na mesa. Descobri que a Duda é engraçada; eu estudava com ela desde o sexto ano.”

Otávio: “Para mim ficou pior. Eu conversava com meus amigos de outra cidade no recreio, era a hora em que eu respirava. Dizem que o celular isola, mas eu já era isolado aqui. A escola tirou o aparelho e não pôs nada no lugar.”`,
    },
  ],
  repertory: [
    {
      kind: 'livro',
      title: 'Sociedade do cansaço (2010), de Byung-Chul Han',
      body: 'O filósofo descreve pessoas esgotadas por estímulos sem pausa. Pode apoiar a ideia de que o recreio precisa de tempo vazio.',
    },
    {
      kind: 'livro',
      title: 'A geração ansiosa (2024), de Jonathan Haidt',
      body: 'O psicólogo relaciona a infância baseada no celular ao aumento da ansiedade entre jovens. Há pesquisadores que discordam da força dessa relação, o que rende um bom contra-argumento.',
    },
    {
      kind: 'conceito',
      title: 'Nomofobia',
      body: 'É o nome dado ao medo de ficar sem o celular. Ajuda a discutir se a proibição trata a causa ou apenas o sintoma.',
    },
  ],
  template: {
    title: 'Artigo de opinião: tela e recreio',
    guidance:
      'Vale concordar, discordar ou concordar em parte, desde que você prove. Comece pela situação, não por “eu acho”. Leia o depoimento contrário à sua opinião e responda a ele com respeito.',
    days: 7,
  },
};
