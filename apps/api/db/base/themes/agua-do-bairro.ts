import type { BaseTheme } from './shape';

export const aguaDoBairro: BaseTheme = {
  slug: 'agua-do-bairro',
  title: 'Reportagem: de onde vem e para onde vai a água do bairro',
  genre: 'reportagem',
  school_grades: [8, 9],
  learning_path_type: 'trilha',
  summary: 'Uma torneira tem sempre duas perguntas: de onde vem e para onde vai?',
  statement: `A revista da escola quer explicar aos moradores como funciona a água do bairro: de onde vem, quem tem, quem não tem, para onde vai depois de usada. Escreva uma reportagem sobre o assunto.

Use os textos de apoio e, se puder, entreviste alguém da sua rua. A reportagem deve ter título e linha fina, apresentar pelo menos duas fontes diferentes, organizar o assunto em partes e ir além do fato do dia. De 200 a 400 palavras.`,
  motivating_texts: [
    {
      kind: 'informativo',
      title: 'O caminho da água',
      source: 'Equipe Lauda',
      is_invented: false,
      body: `A água que sai da torneira viajou bastante. Foi captada em um rio, em uma represa ou em um poço; recebeu produtos que juntam a sujeira em flocos; descansou em tanques até que os flocos afundassem; atravessou camadas de areia e de carvão; ganhou cloro, que mata micróbios, e flúor, que protege os dentes. Só então correu por quilômetros de canos, onde uma parte se perde em vazamentos que ninguém vê.

Depois do banho e da louça começa a segunda metade da história, da qual se fala menos. O esgoto deveria chegar a uma estação de tratamento antes de voltar ao rio. Quando não chega, o mesmo rio que abastece uma cidade carrega o descuido da vizinha.`,
    },
    {
      kind: 'dado',
      title: 'Casas ligadas à rede',
      source: 'Associação de Moradores do Alto da Figueira (bairro fictício), visita a 500 casas',
      is_invented: true,
      figure: {
        unit: 'casas',
        rows: [
          { label: 'Água encanada todos os dias', value: 345 },
          { label: 'Água só em alguns dias', value: 120 },
          { label: 'Sem água encanada', value: 35 },
          { label: 'Com coleta de esgoto', value: 210 },
        ],
      },
      body: 'Das quinhentas casas visitadas, 345 abrem a torneira e têm água qualquer dia da semana. Em 120, sobretudo na parte alta, ela chega três vezes por semana, de madrugada, e é preciso encher baldes. O contraste maior está no esgoto: menos da metade das moradias tem coleta; as outras usam fossas ou despejam no córrego que passa atrás da escola.',
    },
    {
      kind: 'depoimento',
      title: 'A vigília das caixas',
      source: 'Depoimento de dona Marinalva, 52 anos, costureira (personagem fictícia)',
      is_invented: true,
      body: 'Durmo com um ouvido só. Quando escuto o cano tossir, lá pelas duas da manhã, já sei: é a água subindo. Pulo da cama e vou encher a caixa, as panelas, o tanque, a banheirinha da neta. Aqui na ladeira ninguém toma banho demorado, não, e olha que é a gente que ouve na televisão que precisa economizar. O fiscal me explicou que falta pressão. Eu disse a ele que, aqui em casa, pressão é o que não falta.',
    },
  ],
  repertory: [
    {
      kind: 'lei',
      title: 'Leis do saneamento (nº 11.445/2007 e nº 14.026/2020)',
      body: 'Fixam as regras do setor e a meta de levar água tratada a 99% e coleta de esgoto a 90% da população até 2033. São dado de contexto para comparar com a realidade do bairro.',
    },
    {
      kind: 'fato',
      title: 'Dia Mundial da Água, 22 de março',
      body: 'Foi criado pela ONU após a conferência Rio-92. Pode ser o gancho, isto é, o motivo para publicar a reportagem naquela data.',
    },
    {
      kind: 'livro',
      title: 'O olho da rua (2008), de Eliane Brum',
      body: 'Reúne reportagens em que a jornalista escuta longamente as pessoas e conta os bastidores. Modelo de como usar detalhes e falas sem perder a informação.',
    },
    {
      kind: 'lei',
      title: 'Lei de Acesso à Informação (nº 12.527/2011)',
      body: 'Qualquer pessoa pode pedir dados a órgãos públicos sem explicar o motivo. É instrumento de repórter: a turma pode perguntar de verdade à companhia de água.',
    },
  ],
  template: {
    title: 'Reportagem: a água da nossa rua',
    guidance:
      'Planeje três partes: o caminho da água, quem recebe e quem não recebe, o destino do esgoto. Em cada uma, uma fonte. Termine com informação, não com conselho.',
    days: 14,
  },
};
