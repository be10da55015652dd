import type { BaseTheme } from './shape';

export const fomeEDesperdicio: BaseTheme = {
  slug: 'fome-e-desperdicio',
  title: 'Fome e desperdício de alimentos: um paradoxo brasileiro',
  genre: 'dissertativo-argumentativo',
  school_grades: [9, 10, 11, 12, 13],
  learning_path_type: 'trilha',
  summary: 'O país que alimenta boa parte do mundo ainda tem pratos vazios e lixeiras cheias.',
  statement: `Após a leitura dos textos de apoio, desenvolva um texto dissertativo-argumentativo sobre “Fome e desperdício de alimentos: um paradoxo brasileiro”. Empregue a norma-padrão e organize suas ideias em parágrafos.

Explique por que as duas situações convivem, defenda o seu ponto de vista com repertório pertinente e apresente uma proposta de intervenção com agente, ação, meio, finalidade e algum detalhamento, respeitando os direitos humanos. De 20 a 30 linhas.`,
  motivating_texts: [
    {
      kind: 'informativo',
      title: 'A conta que não fecha',
      source: 'Equipe Lauda',
      is_invented: false,
      body: `Entre a terra e o garfo, um tomate faz uma longa viagem. Parte da colheita fica no campo, porque o preço não paga o frete; outra parte se amassa na estrada, em caixas que não foram feitas para ela; mais um tanto é recusado no mercado, só por ser pequeno ou torto. O que chega à cozinha ainda pode murchar no fundo da gaveta.

No mesmo país, há famílias que escolhem entre o gás e o arroz. A fome brasileira, já se disse muitas vezes, não nasce da falta de comida, e sim da falta de renda e de caminhos que levem a comida a quem precisa. Por isso, combater o desperdício ajuda, mas não resolve sozinho: sobra não é política pública.`,
    },
    {
      kind: 'dado',
      title: 'Em que ponto o alimento se perde',
      source: 'Relatório “Do pé ao prato”, Cooperativa Semear, acompanhamento de 10 mil quilos de hortaliças',
      is_invented: true,
      figure: {
        unit: 'quilos',
        rows: [
          { label: 'Colheita', value: 900 },
          { label: 'Transporte', value: 1300 },
          { label: 'Feiras e mercados', value: 1100 },
          { label: 'Cozinhas', value: 1200 },
          { label: 'Chegou ao prato', value: 5500 },
        ],
      },
      body: 'De cada dez mil quilos que saíram da roça, 4.500 se perderam antes de virar refeição. O transporte foi a etapa mais cara, por causa das estradas e das caixas de madeira, mas as cozinhas domésticas vêm logo atrás. Os técnicos calcularam que, se as perdas de feiras e mercados fossem doadas ainda boas para o consumo, daria para servir mais de três mil porções de salada ou de sopa.',
    },
    {
      kind: 'lei',
      title: 'Doar deixou de ser risco',
      source: 'Lei nº 14.016/2020 e Constituição Federal, artigo 6º, em nossas palavras',
      is_invented: false,
      body: 'Desde 2010, a alimentação consta na Constituição ao lado da saúde, da educação e da moradia, entre os direitos sociais. Dez anos mais tarde, uma lei autorizou restaurantes, mercados e hospitais a doarem o excedente próprio para consumo, de graça e sem encargos, a pessoas ou entidades. Quem doa só responde por dano se tiver agido com a intenção de causá-lo; a doação, além disso, não é tratada como relação de compra e venda.',
    },
    {
      kind: 'depoimento',
      title: 'Fim de feira',
      source: 'Depoimento de Odete, 38 anos, diarista (personagem fictícia)',
      is_invented: true,
      body: 'Eu chegava na feira à uma da tarde, que é quando eles baixam a lona. Levava uma sacola boa, bonita, para ninguém pensar mal. Catava as folhas de couve-flor, que o povo joga fora e dão um refogado de primeira. Um dia, o seu Tanaka me viu abaixada e eu quis morrer de vergonha. Ele não disse nada. Na semana seguinte havia uma caixa separada no canto da barraca, com um papelão escrito à caneta: dona Odete. Tinha até morango.',
    },
  ],
  repertory: [
    {
      kind: 'livro',
      title: 'Geografia da fome (1946), de Josué de Castro',
      body: 'O médico pernambucano provou que a fome é resultado de decisões humanas, e não da natureza ou do clima. É a referência clássica para tratar o tema como questão política.',
    },
    {
      kind: 'livro',
      title: 'Quarto de despejo (1960), de Carolina Maria de Jesus',
      body: 'Catadora e escritora, Carolina registra em diário o que é sentir fome na favela do Canindé. Dá rosto e voz às estatísticas.',
    },
    {
      kind: 'obra',
      title: '“O bicho” (1947), poema de Manuel Bandeira',
      body: 'O eu lírico vê um bicho revirando o lixo e descobre que é um homem. A imagem aproxima, em poucos versos, os dois lados do paradoxo.',
    },
    {
      kind: 'personalidade',
      title: 'Herbert de Souza, o Betinho (1935–1997)',
      body: 'Sociólogo que mobilizou o país, em 1993, com a Ação da Cidadania contra a fome. Mostra o papel da sociedade civil na solução.',
    },
  ],
  template: {
    title: 'Trilha: prato vazio, lixeira cheia',
    guidance:
      'A palavra-chave é “paradoxo”: seu texto precisa relacionar as duas pontas, e não tratar só de uma. Faça um esquema com causa, consequência e proposta antes de escrever.',
    days: 14,
  },
};
