import { levelsFrom } from './levels';
import type { BaseGrid } from './shape';

/** One grid for every genre but the ENEM essay: a criterion that is not met is worth 2, never 0, so the rest is still graded. */
export const GRID_UNICA: BaseGrid = {
  slug: 'unica',
  name: 'Grade Única',
  description:
    'Para todos os outros gêneros: cinco competências com níveis de 1 a 5, que valem de 2 a 10 pontos. O total vai de 10 a 50 e também se lê de 0 a 10. Um critério não atendido fica no nível 1, e o restante do texto continua valendo.',
  competences: [
    {
      position: 1,
      aspect: 'theme',
      name: 'Tema e proposta',
      short: 'Tema e proposta',
      description: 'Olha se o texto faz o que a proposta pediu: o assunto, o recorte e cada comando do enunciado.',
      sub_criteria: [
        'Assunto e recorte do tema',
        'Comandos do enunciado atendidos',
        'Informações próprias, além dos textos de apoio',
        'Extensão adequada',
      ],
      levels: levelsFrom(1, 2, [
        {
          descriptor: 'O texto não responde à proposta: trata de outro assunto ou apenas repete o enunciado.',
          hint: 'outro assunto · enunciado repetido',
          to_next: 'Reler o enunciado, sublinhar o que ele pede e escrever ao menos um trecho que responda a isso.',
        },
        {
          descriptor: 'O texto responde em parte: toca no assunto, mas deixa de lado o que a proposta pedia de principal.',
          hint: 'assunto presente, comando principal ausente',
          to_next: 'Pôr no centro do texto o que o enunciado pede primeiro, e deixar o resto como apoio.',
        },
        {
          descriptor: 'O texto responde à proposta com lacunas: cumpre o pedido principal, mas falta ou fica raso algum dos comandos.',
          hint: 'comando principal cumprido, um outro esquecido ou raso',
          to_next: 'Conferir os comandos um a um e desenvolver em mais duas ou três frases o que ficou de fora.',
        },
        {
          descriptor: 'O texto responde bem à proposta: cumpre todos os comandos, com informações suficientes e próprias.',
          hint: 'todos os comandos, sem sobras',
          to_next: 'Escolher um detalhe, um exemplo ou um ponto de vista que só este autor traria e dar espaço a ele.',
        },
        {
          descriptor: 'O texto responde por completo e com interesse: cumpre a proposta e surpreende pelo que escolheu contar ou defender.',
          hint: 'todos os comandos e um recorte próprio',
          to_next: '',
        },
      ]),
    },
    {
      position: 2,
      aspect: 'genre',
      name: 'Gênero e interlocução',
      short: 'Gênero',
      description: 'Olha se o texto tem a forma e o jeito de falar do gênero e se leva em conta quem vai ler.',
      sub_criteria: [
        'Partes e formato do gênero',
        'Voz: quem fala e em que pessoa',
        'Leitor previsto e modo de se dirigir a ele',
        'Finalidade: informar, convencer, emocionar, divertir',
      ],
      levels: levelsFrom(1, 2, [
        {
          descriptor: 'O texto não tem marcas do gênero pedido: poderia ser qualquer outro texto sobre o assunto.',
          hint: 'nenhuma parte do gênero',
          to_next: 'Começar pela marca mais visível do gênero: o lide da notícia, o destinatário da carta, o conflito do conto.',
        },
        {
          descriptor: 'O texto tem poucas marcas do gênero e as perde ao longo da leitura.',
          hint: 'uma ou duas marcas · mistura com outro gênero',
          to_next: 'Manter a mesma voz do início ao fim e incluir as partes essenciais que faltam.',
        },
        {
          descriptor: 'O texto tem as marcas essenciais do gênero, ainda que usadas de modo simples ou com alguma ausência.',
          hint: 'o essencial está lá, de forma esquemática',
          to_next: 'Dar corpo a cada parte do gênero e pensar no leitor: o que ele já sabe, o que precisa saber, o que quer sentir.',
        },
        {
          descriptor: 'O gênero é bem construído: as partes estão completas e a voz é adequada ao leitor e à finalidade.',
          hint: 'partes completas, voz constante',
          to_next: 'Usar um recurso do gênero a favor do efeito: um título que intriga, um diálogo que revela, uma fonte bem escolhida.',
        },
        {
          descriptor: 'O gênero é explorado com autoria: o texto usa os recursos próprios dele para criar um efeito no leitor.',
          hint: 'recursos do gênero com intenção',
          to_next: '',
        },
      ]),
    },
    {
      position: 3,
      aspect: 'argument',
      name: 'Coerência e progressão',
      short: 'Progressão',
      description: 'Olha se as ideias ou os acontecimentos fazem sentido juntos e se o texto avança do começo ao fim.',
      sub_criteria: [
        'Ordem das ideias ou dos fatos',
        'Informação nova a cada parágrafo',
        'Ausência de contradição',
        'Começo que prepara e final que fecha',
      ],
      levels: levelsFrom(1, 2, [
        {
          descriptor: 'As ideias são soltas: não se entende a ordem nem a relação entre elas.',
          hint: 'frases que podem trocar de lugar',
          to_next: 'Decidir o que vem primeiro, no meio e no fim, e reescrever nessa ordem.',
        },
        {
          descriptor: 'Há uma sequência, mas com saltos, repetições ou contradições que obrigam o leitor a adivinhar.',
          hint: 'faltam passos · ideias que voltam sem avançar',
          to_next: 'Preencher os saltos com a informação que ficou só na cabeça do autor e cortar o que se repete.',
        },
        {
          descriptor: 'A sequência é compreensível: o leitor acompanha, embora alguns trechos avancem pouco ou o final venha de repente.',
          hint: 'entende-se tudo · final apressado',
          to_next: 'Dar a cada parágrafo uma tarefa própria e preparar o final com um ou dois passos antes dele.',
        },
        {
          descriptor: 'A progressão é clara: cada parte acrescenta algo e leva à seguinte, com um final coerente.',
          hint: 'cada parágrafo com função',
          to_next: 'Planejar as retomadas: um elemento do começo que volta no fim com sentido novo, um argumento que prepara o próximo.',
        },
        {
          descriptor: 'A progressão é planejada: tudo o que aparece tem função, e o final nasce do que veio antes.',
          hint: 'nada sobra, nada falta',
          to_next: '',
        },
      ]),
    },
    {
      position: 4,
      aspect: 'cohesion',
      name: 'Coesão',
      short: 'Coesão',
      description: 'Olha para as palavras que ligam as frases e os parágrafos e para as que retomam o que já foi dito sem repetir.',
      sub_criteria: [
        'Conectivos',
        'Marcadores de tempo e de lugar',
        'Pronomes e sinônimos que retomam',
        'Tempos verbais que combinam entre si',
      ],
      levels: levelsFrom(1, 2, [
        {
          descriptor: 'Quase não há ligações: as frases se seguem sem palavras que as relacionem.',
          hint: 'frases isoladas',
          to_next: 'Ligar as frases com palavras simples de tempo, causa e oposição: “depois”, “porque”, “mas”.',
        },
        {
          descriptor: 'As ligações são poucas e repetidas, como “e”, “aí” e “então”, e as mesmas palavras voltam a todo momento.',
          hint: '“e aí” · o mesmo nome em toda frase',
          to_next: 'Trocar metade dos conectivos repetidos por outros e usar pronomes ou sinônimos para retomar.',
        },
        {
          descriptor: 'As ligações são suficientes: o leitor não se perde, mas há repetições ou retomadas ambíguas.',
          hint: 'liga, com pouca variedade',
          to_next: 'Variar o modo de ligar os parágrafos e conferir se cada “ele”, “isso” e “que” tem um dono claro.',
        },
        {
          descriptor: 'As ligações são variadas e quase sempre adequadas, dentro dos parágrafos e entre eles.',
          hint: 'variedade, com um ou outro descuido',
          to_next: 'Escolher em cada ponto a ligação exata: se é causa, contraste, tempo ou consequência.',
        },
        {
          descriptor: 'As ligações são variadas e precisas: cada uma diz a relação certa, e as retomadas enriquecem o que foi dito.',
          hint: 'nenhuma ligação fora do lugar',
          to_next: '',
        },
      ]),
    },
    {
      position: 5,
      aspect: 'conventions',
      name: 'Convenções da escrita',
      short: 'Convenções',
      description:
        'Olha para a grafia, a acentuação, a pontuação, a concordância e a organização em parágrafos, conforme o que o gênero permite.',
      sub_criteria: [
        'Grafia, acentuação e maiúsculas',
        'Pontuação e pontuação do diálogo',
        'Concordância, regência e colocação pronominal',
        'Coloquialismo fora do lugar',
        'Apresentação: parágrafos, recuo, margem e legibilidade',
      ],
      levels: levelsFrom(1, 2, [
        {
          descriptor: 'Os desvios impedem a leitura de boa parte do texto.',
          hint: 'é preciso adivinhar palavras ou frases',
          to_next: 'Escrever frases curtas, com ponto no fim de cada uma, e conferir a grafia das palavras mais usadas.',
        },
        {
          descriptor: 'Há muitos desvios, de tipos variados, em quase todas as linhas, embora se entenda o que foi dito.',
          hint: 'vários por linha',
          to_next: 'Escolher os dois tipos de desvio que mais aparecem e revisar o texto só à procura deles.',
        },
        {
          descriptor: 'Há alguns desvios, perceptíveis, que não atrapalham a compreensão.',
          hint: 'um a cada duas ou três linhas',
          to_next: 'Ler em voz alta para ouvir onde a frase para e conferir acentos, vírgulas e concordâncias.',
        },
        {
          descriptor: 'Há poucos desvios, e o texto está bem apresentado, com parágrafos e pontuação adequados.',
          hint: 'poucos no texto inteiro',
          to_next: 'Fazer uma última leitura de trás para a frente, frase por frase, para achar os que escaparam.',
        },
        {
          descriptor: 'Só há deslizes isolados: a escrita é segura e adequada ao gênero.',
          hint: 'um ou dois no texto inteiro',
          to_next: '',
        },
      ]),
    },
  ],
};
