import type { WrittenText } from '../shape';

export const mobilidadeUrbanaTexts: readonly WrittenText[] = [
  {
    key: 'o-relogio-do-onibus',
    theme: 'mobilidade-urbana',
    title: 'A cidade que não anda',
    text: `O geógrafo Milton Santos dizia que cada pessoa vale pelo lugar em que está. Nas cidades brasileiras isso é muito verdade, pois quem mora na periferia gasta horas para chegar no trabalho, na escola ou em um parque. A mobilidade urbana, portanto, não é só uma questão de trânsito, é uma questão de direito.
Um dos fatores desse problema é a preferência que o Brasil sempre deu para o carro. Desde o governo de Juscelino Kubitschek o país apostou nas rodovias e na indústria automobilística, deixando de lado os trens. Hoje as avenidas são cheias de carros com uma pessoa só dentro, enquanto o ônibus que leva setenta fica parado atrás deles. Eu moro em São Gonçalo e estudo em Niterói, são quinze quilômetros e eu levo quase duas horas. Nesse tempo eu poderia estar fazendo um curso, ajudando em casa ou dormindo. Quem tem carro faz em meia hora.
Outro fator é a qualidade do transporte público, aonde os ônibus são velhos, lotados e caros. A passagem aumenta todo ano mas o ônibus continua sem ar condicionado e quebrando no meio da ponte. Muitas pessoas deixam de procurar emprego em outra cidade porque o patrão não quer pagar duas passagens. As pessoas com deficiência sofre mais ainda, pois o elevador do ônibus quase nunca funciona. Sendo assim, o transporte que deveria ligar às pessoas com a cidade acaba separando.
Para resolver esses problemas, o governo deveria investir em metrô e em corredores de ônibus, pois assim as pessoas chegariam mais rápido. E a população também poderia usar mais a bicicleta e dar carona, contribuindo com o meio ambiente.`,
    grades: [120, 160, 120, 120, 80],
    zero: null,
    comments: [
      'Boa fluência. Veja a regência (“chegar ao trabalho”), o “aonde” por “em que”, a crase em “ligar às pessoas” e duas orações emendadas por vírgula.',
      'Milton Santos abre bem e conversa com a tese; Juscelino ajuda a explicar a origem. Volte a Milton no desenvolvimento: o que o lugar fez com o seu tempo?',
      'O cálculo das duas horas é um ótimo argumento. O terceiro parágrafo soma queixas (preço, ar, patrão, elevador) sem aprofundar. Escolha a mais grave.',
      '“Um dos fatores”, “Outro fator” organizam sem relacionar. Tente “Se o carro tem preferência, o ônibus…”.',
      'A proposta tem agente, ação e efeito, mas está toda no condicional (“deveria”, “chegariam”, “poderia”), e por isso não passa de 80. Afirme e diga por que meio.',
    ],
    general:
      'Você mostrou que o tempo é o preço de morar longe, e isso é entender o tema. Na próxima, termine com uma proposta afirmada e completa: é onde estão os pontos que faltam.',
    annotations: [
      {
        quote: 'não é só uma questão de trânsito, é uma questão de direito',
        competence: 3,
        tone: 'elogio',
        comment: 'Tese clara, que amplia o tema. Tudo o que vem depois deveria provar esta frase.',
      },
      {
        quote: 'são quinze quilômetros e eu levo quase duas horas',
        competence: 3,
        tone: 'elogio',
        comment: 'Dado da sua vida que vale como prova. Separe com ponto da oração anterior.',
      },
      {
        quote: 'a qualidade do transporte público, aonde os ônibus são velhos',
        competence: 1,
        tone: 'correcao',
        comment: '“Aonde” indica movimento para um lugar. Aqui, “em que os ônibus são velhos”.',
      },
      {
        quote: 'As pessoas com deficiência sofre',
        competence: 1,
        tone: 'correcao',
        comment: 'Não se deixe levar pela palavra mais próxima: o núcleo é “pessoas”, logo “sofrem”.',
      },
      {
        quote: 'ligar às pessoas com a cidade',
        competence: 1,
        tone: 'correcao',
        comment: '“Ligar” alguém a algo: “ligar as pessoas à cidade”. A crase estava no lugar errado.',
      },
      {
        quote: 'o governo deveria investir em metrô',
        competence: 5,
        tone: 'orientacao',
        comment: 'No condicional, a proposta vira hipótese. “O Governo do Estado deve…, por meio de…, para que…”.',
      },
    ],
  },
  {
    key: 'transito-ruim',
    theme: 'mobilidade-urbana',
    title: null,
    text: `Hoje em dia a mobilidade urbana esta muito ruim no Brasil o transito é uma coisa que ninguém aguenta mais, as pessoas fica horas parada dentro do onibus e chega atrasado no serviço e o patrão desconta. Isso acontece por que tem muito carro e pouca rua e as rua que tem é cheia de buraco.
Meu tio é motoboy e ele já caio duas vezes por causa de buraco. quebrou a perna e ficou sem trabalhar tres mês. Motoboy é uma profissão muito perigosa eles corre muito pra entregar os pedido e os carro não respeita, também tem muitos que não tem carteira e anda na contra mão e isso causa acidente e o SAMU demora pra chegar por causa do transito.
Na minha opinião andar de bicicleta é melhor por que faz bem pra saude, mais não tem onde andar e é perigoso. No Japão o trem chega na hora certinha.
Se os politicos andasse de onibus eles ia ver como que é e ai ia melhorar.`,
    grades: [40, 80, 40, 80, 40],
    zero: null,
    comments: [
      'As frases correm sem ponto e os plurais e acentos faltam do começo ao fim. Leia em voz alta: onde você respira, quase sempre cabe um ponto.',
      'O tema aparece, mas a conclusão é uma linha só e metade do texto trata dos motoboys. Volte à frase do tema e escreva um parágrafo para cada parte.',
      'Ônibus, buraco, motoboy, bicicleta, Japão: cada ideia empurra a outra. Não há ainda um ponto de vista que as reúna. O que você quer que o leitor conclua?',
      'As ligações são poucas (“e”, “por que”), mas dá para acompanhar. “Além disso” e “por isso” já ajudariam.',
      '“Se os políticos andassem…” é uma hipótese, não uma proposta. Diga quem deve fazer o quê: a prefeitura, tapar os buracos, por exemplo.',
    ],
    general:
      'A história do seu tio mostra que uma rua esburacada custa três meses de trabalho: eis um argumento de verdade. Reescreva o texto em volta dela, com frases mais curtas.',
    annotations: [
      {
        quote: 'esta muito ruim no Brasil o transito é uma coisa',
        competence: 1,
        tone: 'correcao',
        comment: 'Duas frases coladas. “Está muito ruim no Brasil. O trânsito é…”: ponto, maiúscula e acento.',
      },
      {
        quote: 'as rua que tem é cheia de buraco',
        competence: 1,
        tone: 'correcao',
        comment: 'No plural, tudo muda: “as ruas que existem são cheias de buracos”.',
      },
      {
        quote: 'quebrou a perna e ficou sem trabalhar tres mês',
        competence: 3,
        tone: 'elogio',
        comment: 'Consequência concreta do problema. Explique: quem pagou por esses três meses?',
      },
      {
        quote: 'No Japão o trem chega na hora certinha.',
        competence: 2,
        tone: 'orientacao',
        comment: 'Comparação solta. Para servir, precisa dizer o que o Brasil poderia aprender com ela.',
      },
      {
        quote: 'Se os politicos andasse de onibus eles ia ver',
        competence: 5,
        tone: 'orientacao',
        comment: 'É um desabafo em forma de hipótese. Transforme em ação: “A prefeitura deve…”.',
      },
    ],
  },
  {
    key: 'hoje-tem-final',
    theme: 'mobilidade-urbana',
    title: 'Mobilidade (ou não)',
    text: `A mobilidade urbana é um tema muito importante nos dias de hoje, pois todos precisam se locomover nas grandes cidades do nosso país.
Bom, professor, agora vou ser sincero: hoje tem final do campeonato aqui no bairro, o jogo é as quatro e eu sou o goleiro 😅. Então vou encher linha até dar o tamanho. Blá blá blá ônibus blá blá blá metrô blá blá blá bicicleta. Linha linha linha linha linha. Falta quanto? Faltam umas dez ainda 😭😭😭
⚽⚽⚽⚽⚽ GOOOOOL ⚽⚽⚽⚽⚽
Escalação: Digão no gol (eu), Matheus e Caíque na zaga, Peixe no meio, Juninho da Rose e o primo dele no ataque. Técnico: seu Valdir da oficina. Se a gente ganhar eu faço essa redação amanhã bem feita, palavra de goleiro. Se perder também faço, só que triste.
Portanto, conclui-se que a mobilidade urbana é muito importante e que eu preciso me locomover até o campo agora. Obrigado pela compreensão e desculpa qualquer coisa 🙏`,
    grades: null,
    zero: {
      reason: 'anulacao_proposital',
      comment:
        'Ri com a escalação, mas um texto que diz ao leitor que não vai ser escrito é anulado. Cumpra a palavra de goleiro: como o time chega ao campo, quanto tempo leva, quem fica de fora por falta de ônibus? Está aí a sua redação. Vou reabrir a atividade até sexta.',
    },
    comments: [],
    general:
      'Você tem humor e ritmo, e isso não se ensina. Agora use os dois a favor do tema. Espero a versão de verdade e o placar da final.',
    annotations: [
      {
        quote: 'Então vou encher linha até dar o tamanho.',
        competence: 2,
        tone: 'orientacao',
        comment: 'Anunciar que o texto não será escrito anula a redação, por melhor que seja o resto.',
      },
      {
        quote: 'o jogo é as quatro',
        competence: 1,
        tone: 'correcao',
        comment: 'Horas levam crase: “o jogo é às quatro”.',
      },
      {
        quote: 'eu preciso me locomover até o campo agora',
        competence: 3,
        tone: 'orientacao',
        comment: 'Brincando, você chegou ao tema: como se chega ao campo no seu bairro? Comece por aí.',
      },
    ],
  },
];
