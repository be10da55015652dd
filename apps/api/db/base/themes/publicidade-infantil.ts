import type { BaseTheme } from './shape';

export const publicidadeInfantil: BaseTheme = {
  slug: 'publicidade-infantil',
  title: 'Os efeitos da publicidade dirigida às crianças no Brasil',
  genre: 'dissertativo-argumentativo',
  school_grades: [9, 10, 11, 12, 13],
  learning_path_type: 'simulado',
  summary: 'Quem fala com a criança quando o desenho para e o anúncio começa?',
  statement: `Leia os textos a seguir e some a eles o que você aprendeu na escola e na vida. Depois, escreva um texto dissertativo-argumentativo, em norma-padrão, sobre o tema “Os efeitos da publicidade dirigida às crianças no Brasil”.

Defenda um ponto de vista, sustente-o com argumentos que conversem entre si e termine com uma proposta de intervenção que respeite os direitos humanos: diga quem age, o que faz, como faz e para quê. Escreva de 20 a 30 linhas.`,
  motivating_texts: [
    {
      kind: 'informativo',
      title: 'Uma conversa desigual',
      source: 'Equipe Lauda',
      is_invented: false,
      body: `Até por volta dos oito anos, a maior parte das crianças ainda confunde o programa com o comercial: para elas, o personagem que canta na tela e o que recomenda o biscoito são o mesmo amigo. Só mais tarde aprendem que aquela fala tem dono e que o dono quer vender.

Essa diferença de maturidade torna a conversa desigual. De um lado estão equipes inteiras que estudam cores, músicas e brindes; do outro, alguém que acabou de aprender a amarrar os sapatos. Nos vídeos de canais infantis a fronteira fica ainda mais fina, pois abrir um pacote de brinquedos diante da câmera parece brincadeira, e muitas vezes é propaganda.`,
    },
    {
      kind: 'dado',
      title: 'De onde veio o último pedido de compra?',
      source: 'Enquete “O que tem na sacola”, Instituto Pipa, com 800 responsáveis por crianças de 4 a 10 anos',
      is_invented: true,
      figure: {
        unit: '% das famílias',
        rows: [
          { label: 'Vídeos na internet', value: 46 },
          { label: 'Colegas da escola', value: 23 },
          { label: 'Televisão', value: 17 },
          { label: 'Vitrines e embalagens', value: 14 },
        ],
      },
      body: 'Quando a criança pediu um produto na última semana, quase metade das famílias apontou um vídeo da internet como origem do desejo. Somados, vídeos e televisão respondem por 63 em cada 100 pedidos, bem mais do que a influência dos amigos. A enquete registrou ainda que seis em cada dez adultos acabaram comprando o que não estava na lista, em geral para encerrar a discussão no corredor do mercado.',
    },
    {
      kind: 'lei',
      title: 'O que já está escrito',
      source: 'Código de Defesa do Consumidor (Lei nº 8.078/1990) e Resolução nº 163/2014 do Conanda, em nossas palavras',
      is_invented: false,
      body: 'O Código de Defesa do Consumidor trata como abusiva, e por isso proíbe, a propaganda que tira proveito do pouco julgamento e da pouca experiência de quem ainda é criança. Em 2014, o conselho nacional encarregado dos direitos de crianças e adolescentes detalhou a ideia: considera-se abusivo falar diretamente com esse público para fazê-lo consumir, seja por trilhas cantadas por vozes infantis, seja por personagens queridos, prêmios, bonecos colecionáveis ou apresentadores mirins.',
    },
    {
      kind: 'charge',
      title: 'A carta',
      source: 'Charge descrita pela Equipe Lauda',
      is_invented: false,
      body: 'Um menino de pijama está sentado no tapete, diante de um tablet apoiado em almofadas. Da tela saem braços compridos: um segura a caneta na mão dele, outro ajeita o papel, um terceiro já cola o selo. No alto da folha se lê “Querido Papai Noel”. Da porta, a mãe sorri, comovida, e cochicha para o pai: “Olha que bonitinho, já escreve sozinho!”. O pai, com a fatura do cartão na mão, não parece tão certo disso.',
    },
  ],
  repertory: [
    {
      kind: 'lei',
      title: 'Constituição Federal, artigo 227',
      body: 'Põe a criança como prioridade absoluta da família, da sociedade e do Estado. Serve para mostrar que proteger a infância do apelo comercial é dever repartido, e não só dos pais.',
    },
    {
      kind: 'filme',
      title: 'Criança, a alma do negócio (2008), de Estela Renner',
      body: 'O documentário ouve crianças que reconhecem marcas com mais facilidade do que frutas e verduras. Ajuda a ilustrar como o consumo entra cedo na formação do gosto e da identidade.',
    },
    {
      kind: 'livro',
      title: 'Vida para consumo (2007), de Zygmunt Bauman',
      body: 'O sociólogo defende que, na sociedade de consumidores, as próprias pessoas se tornam mercadoria. Permite argumentar que a publicidade infantil ensina a criança a medir o próprio valor pelo que possui.',
    },
    {
      kind: 'conceito',
      title: 'Hipervulnerabilidade do consumidor',
      body: 'No direito do consumidor, nomeia quem é ainda mais frágil do que o consumidor comum, como a criança. É útil para justificar regras mais rígidas sem parecer contra toda forma de propaganda.',
    },
  ],
  template: {
    title: 'Simulado: publicidade e infância',
    guidance:
      'Antes de escrever, responda em uma frase: o que muda quando a propaganda fala com a criança e não com o adulto? Essa resposta pode virar a sua tese. Reserve dez minutos no fim para conferir se a proposta diz quem faz, o quê, como e para quê.',
    days: 7,
  },
};
