import type { BaseTheme } from './shape';

export const intoleranciaReligiosa: BaseTheme = {
  slug: 'intolerancia-religiosa',
  title: 'Caminhos para combater a intolerância religiosa no Brasil',
  genre: 'dissertativo-argumentativo',
  school_grades: [9, 10, 11, 12, 13],
  learning_path_type: 'trilha',
  summary: 'Um país de muitas fés ainda precisa aprender a deixar cada um rezar, ou não rezar, em paz.',
  statement: `Considerando os textos motivadores e a sua formação, redija um texto dissertativo-argumentativo sobre “Caminhos para combater a intolerância religiosa no Brasil”, na modalidade escrita formal da língua.

Apresente uma tese, organize fatos e ideias em sua defesa e proponha uma ação concreta para o problema, sem ferir os direitos humanos. Não copie trechos dos textos de apoio: eles abrem a conversa, mas a voz deve ser sua. Extensão: de 20 a 30 linhas.`,
  motivating_texts: [
    {
      kind: 'informativo',
      title: 'Liberdade no papel, medo na rua',
      source: 'Equipe Lauda',
      is_invented: false,
      body: `O Brasil republicano nasceu separado da Igreja: desde 1890 o Estado não tem religião oficial. A separação, porém, não trouxe de imediato o respeito. Durante décadas, terreiros de candomblé e de umbanda precisaram de licença da polícia para tocar seus atabaques, e objetos sagrados foram apreendidos como se fossem provas de crime.

Hoje a perseguição tem outras formas. São pedras contra fachadas, crianças que escondem o fio de contas para entrar na escola, vizinhos que chamam a polícia por causa de um canto. As religiões de matriz africana continuam entre os principais alvos, o que mostra que, muitas vezes, a intolerância à fé caminha de mãos dadas com o racismo.`,
    },
    {
      kind: 'dado',
      title: 'Onde aconteceu a ofensa?',
      source: 'Observatório Sete Caminhos, levantamento com 1.200 relatos recebidos por telefone',
      is_invented: true,
      figure: {
        unit: '% dos relatos',
        rows: [
          { label: 'Vizinhança', value: 34 },
          { label: 'Internet', value: 27 },
          { label: 'Escola ou trabalho', value: 22 },
          { label: 'Templos e terreiros', value: 17 },
        ],
      },
      body: 'Os relatos reunidos pelo observatório revelam que a ofensa costuma morar perto: um terço dos casos partiu de alguém da mesma rua ou do mesmo prédio. A internet aparece em segundo lugar, com comentários e vídeos que ridicularizam ritos e vestes. Apenas 3 em cada 10 pessoas ouvidas procuraram uma delegacia; as demais disseram não acreditar que a queixa desse resultado ou temer represálias.',
    },
    {
      kind: 'lei',
      title: 'Crer, não crer, mudar de crença',
      source: 'Constituição Federal de 1988, artigo 5º, e Lei nº 7.716/1989, com as mudanças da Lei nº 9.459/1997, em nossas palavras',
      is_invented: false,
      body: 'A Constituição declara que ninguém pode ter a consciência ou a crença violada e promete proteger, na forma da lei, os lugares onde se celebram os cultos e os seus ritos. Uma lei federal de 1989, ampliada oito anos depois, pune com prisão quem discrimina ou incita a discriminação por motivo de cor, etnia, origem ou religião. Em outras palavras, xingar a fé alheia não é opinião mais dura: pode ser crime.',
    },
    {
      kind: 'depoimento',
      title: 'O fio de contas',
      source: 'Depoimento de Janaína, 16 anos, estudante (personagem fictícia)',
      is_invented: true,
      body: 'Minha avó me deu o fio azul e branco quando fiz quinze anos. No primeiro dia em que fui com ele para a aula, uma colega mudou de carteira. Ninguém gritou, ninguém bateu; ela apenas arrastou a cadeira, devagar, e o barulho daquela cadeira ficou comigo o mês inteiro. Comecei a usar o fio por dentro da blusa. Minha avó percebeu e disse: “Minha filha, o sagrado aguenta ficar escondido. Quem não aguenta é você”. No dia seguinte, abri um botão da gola.',
    },
  ],
  repertory: [
    {
      kind: 'filme',
      title: 'O pagador de promessas (1962), de Anselmo Duarte',
      body: 'Zé do Burro é impedido de entrar na igreja porque fez a promessa num terreiro. O filme, baseado na peça de Dias Gomes, mostra como a rigidez religiosa pode excluir quem tem fé sincera e misturada.',
    },
    {
      kind: 'lei',
      title: 'Dia Nacional de Combate à Intolerância Religiosa (Lei nº 11.635/2007)',
      body: 'A data, 21 de janeiro, lembra Mãe Gilda, ialorixá de Salvador que morreu em 2000, depois de ter a imagem usada em publicação ofensiva. Vale como exemplo de que palavras de ódio têm consequências reais.',
    },
    {
      kind: 'livro',
      title: 'Tratado sobre a tolerância (1763), de Voltaire',
      body: 'Escrito a partir da condenação injusta de Jean Calas, protestante na França católica. Ajuda a defender que o fanatismo corrompe até a Justiça e que a tolerância é condição da vida comum.',
    },
    {
      kind: 'personalidade',
      title: 'Jorge Amado, deputado constituinte em 1946',
      body: 'O romancista propôs a emenda que levou a liberdade de culto à Constituição daquele ano. Liga literatura, política e proteção aos terreiros baianos em uma só referência.',
    },
  ],
  template: {
    title: 'Trilha: fé, respeito e argumento',
    guidance:
      'Escolha uma causa do problema (histórica, escolar ou jurídica) e uma consequência. Cada parágrafo de desenvolvimento cuida de uma delas. Cuidado para não atacar nenhuma crença enquanto defende o respeito a todas.',
    days: 14,
  },
};
