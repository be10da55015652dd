import type { BaseTheme } from './shape';

export const dadosEComportamento: BaseTheme = {
  slug: 'dados-e-comportamento',
  title: 'O controle de dados pessoais e a manipulação do comportamento na internet',
  genre: 'dissertativo-argumentativo',
  school_grades: [9, 10, 11, 12, 13],
  learning_path_type: 'trilha',
  summary: 'Cada toque na tela deixa um rastro, e alguém aprende a prever o próximo.',
  statement: `Com base nos textos motivadores e no que você já sabe, escreva um texto dissertativo-argumentativo sobre “O controle de dados pessoais e a manipulação do comportamento na internet”, usando a norma-padrão do português.

Espera-se que você assuma uma posição, encadeie argumentos de modo coerente e sugira uma intervenção possível na realidade brasileira, respeitados os direitos humanos. Mínimo de 20 e máximo de 30 linhas.`,
  motivating_texts: [
    {
      kind: 'informativo',
      title: 'A vitrine que olha de volta',
      source: 'Equipe Lauda',
      is_invented: false,
      body: `Em uma loja de rua, o cliente observa a vitrine. Na internet, é a vitrine que observa o cliente: registra quanto tempo o dedo parou sobre a foto, a que horas a pessoa costuma sentir sono, que notícia a deixou irritada o bastante para comentar. Reunidos aos milhões, esses sinais alimentam programas que calculam o que mostrar em seguida.

O resultado não é neutro. Se o que prende a atenção é a raiva, o sistema aprende a servir raiva; se é a insegurança com o corpo, servem-se corpos perfeitos. O usuário tem a impressão de escolher livremente, mas escolhe dentro de um cardápio que foi montado, sob medida, para que ele não se levante da mesa.`,
    },
    {
      kind: 'dado',
      title: 'Você leu antes de aceitar?',
      source: 'Pesquisa “Li e concordo”, Laboratório Cursor, com 1.000 jovens de 15 a 19 anos',
      is_invented: true,
      figure: {
        unit: '% dos entrevistados',
        rows: [
          { label: 'Aceita sem abrir', value: 68 },
          { label: 'Abre e passa os olhos', value: 21 },
          { label: 'Lê as partes sobre dados', value: 8 },
          { label: 'Lê tudo', value: 3 },
        ],
      },
      body: 'Perguntados sobre o último aplicativo que instalaram, 68% dos jovens confessaram ter aceitado as condições sem sequer abri-las. Só 11% leram ao menos o trecho que explicava o uso das informações. O laboratório cronometrou o contrato mais popular entre os participantes: para lê-lo em voz alta, do primeiro ao último parágrafo, seriam necessários cinquenta e dois minutos.',
    },
    {
      kind: 'charge',
      title: 'Tudo por acaso',
      source: 'Charge descrita pela Equipe Lauda',
      is_invented: false,
      body: 'Uma moça caminha por um parque segurando o celular. À sua frente, operários minúsculos, saídos do aparelho, estendem o caminho: um pinta setas no chão, outro gira as placas, um terceiro fecha com tapumes todas as trilhas laterais. Atrás dela, um homem de terno recolhe as pegadas em um saco com um cifrão. A moça, encantada, grava um áudio para a amiga: “Adoro sair sem rumo. Descobri esse lugar totalmente por acaso!”.',
    },
    {
      kind: 'lei',
      title: 'Meus dados, meu direito',
      source: 'Lei nº 13.709/2018 (LGPD) e Emenda Constitucional nº 115/2022, em nossas palavras',
      is_invented: false,
      body: 'A Lei Geral de Proteção de Dados estabelece que informações sobre uma pessoa só podem ser usadas com finalidade definida e informada, e apenas na medida necessária para ela. O titular pode perguntar o que sabem a seu respeito, corrigir erros, pedir que apaguem o que foi recolhido com o seu consentimento e solicitar a revisão de decisões tomadas apenas por máquinas. Desde 2022, a proteção dos dados pessoais, também nos meios digitais, figura entre os direitos fundamentais da Constituição.',
    },
  ],
  repertory: [
    {
      kind: 'livro',
      title: 'A era do capitalismo de vigilância (2019), de Shoshana Zuboff',
      body: 'A autora descreve um modelo de negócio que transforma a experiência humana em dado para prever e modificar condutas. É a base teórica mais direta para a tese da manipulação.',
    },
    {
      kind: 'filme',
      title: 'O dilema das redes (2020), de Jeff Orlowski',
      body: 'Ex-funcionários de grandes empresas de tecnologia explicam como o desenho dos aplicativos disputa a nossa atenção. Funciona bem como prova vinda de quem construiu o sistema.',
    },
    {
      kind: 'livro',
      title: '1984 (1949), de George Orwell',
      body: 'Na distopia, a teletela vigia cada gesto do cidadão. Para ser produtivo, aponte a diferença: lá a vigilância é imposta pelo Estado; hoje, nós mesmos a carregamos no bolso.',
    },
    {
      kind: 'conceito',
      title: 'Bolha dos filtros, de Eli Pariser',
      body: 'O termo, lançado em 2011, descreve o isolamento provocado por conteúdos escolhidos conforme o nosso perfil. Serve para relacionar controle de dados e empobrecimento do debate público.',
    },
    {
      kind: 'lei',
      title: 'Marco Civil da Internet (Lei nº 12.965/2014)',
      body: 'Fixou princípios como privacidade e neutralidade da rede no Brasil. Mostra que há regra e abre espaço para discutir fiscalização e educação digital.',
    },
  ],
  template: {
    title: 'Trilha: quem escolhe por nós?',
    guidance:
      'Leia a charge duas vezes antes dos outros textos e anote o que ela critica. No texto, não conte a charge: transforme a crítica em argumento. Na proposta, lembre-se de que há mais agentes do que “o governo”.',
    days: 14,
  },
};
