import type { BaseTheme } from './shape';

export const entregadoresPorAplicativo: BaseTheme = {
  slug: 'entregadores-por-aplicativo',
  title: 'Entregadores por aplicativo: autonomia ou trabalho sem direitos?',
  genre: 'artigo-de-opiniao',
  school_grades: [9, 10, 11, 12],
  learning_path_type: 'trilha',
  summary: 'Chefe que não aparece, horário que não termina: o que é, afinal, trabalhar por conta própria?',
  statement: `Uma revista digital feita por jovens prepara um número sobre o mundo do trabalho e convidou estudantes a colaborar. Escreva um artigo de opinião para essa revista sobre a questão “Entregadores por aplicativo: autonomia ou trabalho sem direitos?”.

Apresente o assunto a leitores que talvez nunca tenham pensado nele, tome posição, use ao menos um dado ou exemplo e discuta com seriedade a opinião oposta. Assine com um pseudônimo. De 180 a 350 palavras.`,
  motivating_texts: [
    {
      kind: 'informativo',
      title: 'O chefe é um algoritmo',
      source: 'Equipe Lauda',
      is_invented: false,
      body: `Para começar, bastam um celular, uma moto ou uma bicicleta e alguns minutos de cadastro. Não há entrevista, cartão de ponto nem supervisor. Há um programa que distribui as corridas, calcula o valor de cada uma e registra as recusas. Quem rejeita muitos pedidos pode receber menos chamadas; quem é bloqueado nem sempre descobre a razão.

As empresas sustentam que apenas aproximam clientes, restaurantes e trabalhadores independentes. Pesquisadores e parte dos juízes veem ali uma subordinação de tipo novo, sem rosto. Enquanto tribunais e parlamento discutem, o risco tem dono: pneu furado, gripe, queda na chuva correm por conta de quem pedala ou acelera.`,
    },
    {
      kind: 'dado',
      title: 'Para onde vai o dinheiro do mês',
      source: 'Caderneta de gastos de 90 entregadores, Projeto Baú Térmico',
      is_invented: true,
      figure: {
        unit: 'reais por mês',
        rows: [
          { label: 'Ganho bruto', value: 3400 },
          { label: 'Combustível', value: 780 },
          { label: 'Manutenção e pneus', value: 340 },
          { label: 'Prestação da moto', value: 520 },
          { label: 'Internet e celular', value: 110 },
          { label: 'Sobra', value: 1650 },
        ],
      },
      body: 'Os noventa participantes anotaram tudo durante um trimestre. Trabalharam em média 58 horas por semana e viram entrar 3.400 reais por mês, número que costuma aparecer nos anúncios. Descontado o que a rua cobra, ficaram 1.650. Nenhum deles reservava valor para férias ou aposentadoria; 61 disseram, apesar disso, que não trocariam a liberdade de horário por um emprego com o mesmo rendimento.',
    },
    {
      kind: 'depoimento',
      title: 'Na porta do restaurante',
      source: 'Depoimento de Jéssica, 26 anos, entregadora (personagem fictícia)',
      is_invented: true,
      body: 'Eu gosto da rua, não vou mentir. Gosto de escolher o dia de levar minha filha ao médico sem pedir por favor a ninguém. O que eu não gosto é de esperar quarenta minutos na calçada com cheiro de comida boa, sem poder usar o banheiro do restaurante. Em março escorreguei no óleo e quebrei o pulso. O aplicativo mandou mensagem automática: sentimos sua falta, volte a pedalar. Quem sentiu minha falta mesmo foi o aluguel.',
    },
  ],
  repertory: [
    {
      kind: 'livro',
      title: 'O privilégio da servidão (2018), de Ricardo Antunes',
      body: 'O sociólogo analisa o novo proletariado de serviços da era digital. Oferece vocabulário para discutir a chamada uberização.',
    },
    {
      kind: 'filme',
      title: 'Você não estava aqui (2019), de Ken Loach',
      body: 'Um entregador inglês vira “autônomo” e vê a família se desgastar com as jornadas. Bom para mostrar que o problema não é só brasileiro.',
    },
    {
      kind: 'fato',
      title: 'Breque dos Apps (julho de 2020)',
      body: 'Durante a pandemia, entregadores de várias cidades brasileiras pararam por melhores taxas e proteção. Prova que a categoria também se organiza e fala por si.',
    },
    {
      kind: 'lei',
      title: 'Constituição Federal, artigo 7º',
      body: 'Lista os direitos dos trabalhadores, como férias, descanso semanal e proteção contra acidentes. A pergunta que move o artigo é se eles alcançam quem não tem patrão visível.',
    },
  ],
  template: {
    title: 'Artigo de opinião: o trabalho que chega à porta',
    guidance:
      'Converse com alguém que faz entregas ou que costuma pedi-las e anote uma frase que possa abrir o seu artigo. Não confunda informar com opinar: depois de cada dado, diga o que ele mostra.',
    days: 10,
  },
};
