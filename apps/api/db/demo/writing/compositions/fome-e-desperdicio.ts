import type { WrittenText } from '../shape';

export const fomeEDesperdicioTexts: readonly WrittenText[] = [
  {
    key: 'o-bicho-ainda-e-um-homem',
    theme: 'fome-e-desperdicio',
    title: 'O bicho ainda é um homem',
    text: `Em um poema de 1947, Manuel Bandeira viu um bicho revirando restos de comida no pátio. Não era cão, nem gato, nem rato: era um homem. Quase oitenta anos depois, o Brasil é um dos maiores produtores de alimento do mundo e a cena continua a mesma, só mudou o pátio, que agora é o fundo do supermercado. Fome e desperdício convive no país por que a comida virou mercadoria e por que jogar fora ficou mais fácil do que doar.
De início, é preciso entender que a fome não é falta de comida. O médico pernambucano Josué de Castro, no livro "Geografia da Fome", mostrou que ela é resultado de escolhas humanas e não do clima ou da terra. Essa ideia explica o paradoxo: planta-se muito, mas planta-se para vender, e quem não tem dinheiro fica fora da mesa mesmo morando ao lado da plantação. Em Petrolina, cidade do meu avô, a manga que sai de navio é perfeita e a que tem uma mancha fica no chão, apodrecendo perto de gente que não almoçou. O problema, assim, não está na terra e sim na porteira.
Somado a isso, existe um costume de desperdiçar que começa cedo. No refeitório da minha escola, os bandejas voltam com metade do arroz, e as cozinheiras, por regra, não pode levar nem dar o que sobrou. Nos mercados acontece igual, o produto perto do vencimento vai para a caçamba, e alguns até jogam água sanitária em cima para ninguém pegar. É uma crueldade que só se explica pelo hábito, pois quem sempre teve o prato cheio não enxerga nele o trabalho de ninguém. Dessa maneira o homem do poema continua invisível, mesmo no meio de tanta fartura.
Diante disso, as prefeituras devem criar bancos de alimentos nos bairros, recolhendo todos os dias as sobras boas de feiras, mercados e escolas. Só quando a porteira se abrir é que o bicho de Bandeira voltará a ser gente.`,
    grades: [120, 200, 160, 120, 120],
    zero: null,
    comments: [
      'Vocabulário rico e boa sintaxe, com desvios que baixam a nota: “Fome e desperdício convive”, “por que” de causa, “os bandejas”, “as cozinheiras não pode” e um período emendado por vírgula.',
      'Bandeira e Josué de Castro não estão aqui de visita: um dá a imagem, o outro explica. Repertório produtivo, de nível máximo.',
      'A mudança de “terra” para “porteira” é uma síntese brilhante. O parágrafo do hábito está quase lá; faltou ligar o costume à lógica da mercadoria.',
      'Boas ligações, mas “Somado a isso” e “Diante disso” são genéricos e algumas frases só se encostam. Retome a porteira na passagem de um parágrafo ao outro.',
      'Agente, ação e modo bem descritos. Faltou a finalidade expressa: o fecho é poético, porém não diz o efeito da medida.',
    ],
    general:
      'Texto com imagens poderosas e pensamento próprio. Se você revisar a concordância com a mesma atenção com que lê poesia, passa fácil dos 800.',
    annotations: [
      {
        quote: 'só mudou o pátio, que agora é o fundo do supermercado',
        competence: 2,
        tone: 'elogio',
        comment: 'Você atualizou o poema e fez dele a porta de entrada do tema.',
      },
      {
        quote: 'Fome e desperdício convive no país por que a comida virou mercadoria',
        competence: 1,
        tone: 'correcao',
        comment: 'Sujeito composto, verbo no plural: “convivem”. E a causa se escreve “porque”.',
      },
      {
        quote: 'O problema, assim, não está na terra e sim na porteira.',
        competence: 3,
        tone: 'elogio',
        comment: 'Josué de Castro traduzido em uma frase sua. Excelente fim de parágrafo.',
      },
      {
        quote: 'os bandejas voltam com metade do arroz',
        competence: 1,
        tone: 'correcao',
        comment: '“As bandejas”: o artigo acompanha o gênero do substantivo.',
      },
      {
        quote: 'Nos mercados acontece igual, o produto perto do vencimento',
        competence: 1,
        tone: 'correcao',
        comment: 'Duas orações independentes: use dois-pontos ou ponto no lugar da vírgula.',
      },
      {
        quote: 'recolhendo todos os dias as sobras boas de feiras, mercados e escolas',
        competence: 5,
        tone: 'orientacao',
        comment: 'O modo de fazer está ótimo. Continue: “a fim de que…”. Que efeito você espera?',
      },
    ],
  },
  {
    key: 'cinco-linhas-sobre-a-fome',
    theme: 'fome-e-desperdicio',
    title: null,
    text: `A fome é um dos maiores problemas do Brasil, pois muitas famílias não tem o que comer enquanto outras jogam comida fora. Isso é um paradoxo, já que o país produz muito alimento.
O desperdício acontece nas feiras, nos mercados e dentro das casas. Na minha casa minha mãe guarda tudo o que sobra e faz outra coisa no dia seguinte, como bolinho de arroz. Se todo mundo fizesse isso já ajudava bastante.`,
    grades: null,
    zero: {
      reason: 'texto_insuficiente',
      comment:
        'Seu texto tem menos de oitenta palavras, e o mínimo é 120. O começo é bom: você já definiu o paradoxo. Desenvolva o exemplo do bolinho de arroz em um parágrafo, escreva outro sobre as causas da fome e termine com uma proposta. Depois peça a reabertura.',
    },
    comments: [],
    general:
      'Você parou quando o texto ia ficar bom. O bolinho de arroz da sua mãe mostra que aproveitar é um saber: escreva sobre isso com calma, sem pressa de entregar.',
    annotations: [
      {
        quote: 'muitas famílias não tem o que comer',
        competence: 1,
        tone: 'correcao',
        comment: 'No plural, com acento: “não têm o que comer”.',
      },
      {
        quote: 'faz outra coisa no dia seguinte, como bolinho de arroz',
        competence: 3,
        tone: 'elogio',
        comment: 'Exemplo simples e concreto. Explique o que ele ensina sobre o desperdício.',
      },
      {
        quote: 'Se todo mundo fizesse isso já ajudava bastante.',
        competence: 5,
        tone: 'orientacao',
        comment: 'Aqui começaria a proposta. Troque o “se” por alguém que age: quem pode ensinar isso, e como?',
      },
    ],
  },
];
