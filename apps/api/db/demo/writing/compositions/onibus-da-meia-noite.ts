import type { WrittenText } from '../shape';

export const onibusDaMeiaNoiteTexts: readonly WrittenText[] = [
  {
    key: 'o-lugar-da-janela',
    theme: 'onibus-da-meia-noite',
    title: 'O último banco',
    text: `A porta abriu e a Manu entrou porque estava com frio e o celular tinha descarregado. O motorista não olhou pra ela, só falou:
— Boa noite, Manuela.
Ela congelou. Como ele sabia o nome dela? Pensou em descer mas a porta já tinha fechado e o ônibus começou a andar bem rápido.
Dentro do ônibus tinha quatro pessoas. Uma mulher com um bebê, um velho de chapéu e um menino da idade dela com uniforme da mesma escola. Ninguém falava. O bebê também não chorava. A luz piscava e fazia um barulho de mosquito.
Manu sentou perto do menino e perguntou pra onde o ônibus ia.
— Depende — ele falou. — Cada um desce onde perdeu alguma coisa.
O ônibus parou e o velho desceu numa casa que já tinha sido demolida, Manu sabia porque passava lá todo dia e só tem um terreno. Mas a casa estava lá, com a luz acesa. O velho entrou sorrindo. Depois a mulher desceu no hospital. Manu começou a tremer e pergunta pro menino o que ele tinha perdido.
— Um ônibus — ele respondeu. — Faz onze anos. Eu não quis entrar nesse e fui a pé.
De repente o motorista falou o nome dela de novo. O ônibus parou na frente da casa dela. Na janela estava a avó, que tinha morrido em março, esperando acordada igual fazia antes. Manu desceu correndo e abraçou a avó e chorou muito.
Quando ela olhou pra trás o ônibus não estava mais. E quando olhou pra frente a janela estava vazia mas a luz da cozinha estava acesa e tinha um prato de sopa quente na mesa.`,
    grades: [8, 8, 8, 6, 6],
    zero: null,
    comments: [
      'Você começou depois da porta, como se pedia, e construiu uma ideia linda: cada um desce onde perdeu alguma coisa.',
      'Há suspense, clímax e desfecho, e o diálogo com o menino arrepia. O momento do abraço passou depressa: fique nele um pouco mais.',
      'As paradas aumentam a tensão e preparam a casa da Manu. Só o motorista ficou esquecido: se ele sabe os nomes, dê a ele um gesto no fim.',
      'Muitas frases se ligam por “e” e “mas”, e “ônibus” se repete demais. No meio da cena, “pergunta” muda para o presente: mantenha o passado.',
      'Diálogos bem pontuados. Faltam vírgulas antes de “mas” e em orações longas, e há marcas de fala (“pra”, “pro”, “tinha quatro pessoas”) na voz do narrador.',
    ],
    general:
      'O prato de sopa quente é um dos melhores finais que li nesta atividade: não explica nada e diz tudo. Reescreva a chegada em casa mais devagar, com os sentidos, e revise as vírgulas.',
    annotations: [
      {
        quote: 'Dentro do ônibus tinha quatro pessoas. Uma mulher com um bebê, um velho de chapéu e um menino',
        competence: 5,
        tone: 'correcao',
        comment: '“Havia quatro pessoas:”, com dois-pontos, para não cortar a lista.',
      },
      {
        quote: '— Depende — ele falou. — Cada um desce onde perdeu alguma coisa.',
        competence: 2,
        tone: 'elogio',
        comment: 'Aqui a história ganha alma. E a pontuação do diálogo está perfeita.',
      },
      {
        quote: 'Manu começou a tremer e pergunta pro menino',
        competence: 4,
        tone: 'correcao',
        comment: 'Tempos misturados: “começou… e perguntou ao menino”.',
      },
      {
        quote: 'Manu desceu correndo e abraçou a avó e chorou muito.',
        competence: 2,
        tone: 'orientacao',
        comment: 'Em vez de dizer que chorou, mostre: o cheiro, o avental, o que a avó disse.',
      },
      {
        quote: 'tinha um prato de sopa quente na mesa',
        competence: 3,
        tone: 'elogio',
        comment: 'Desfecho que deixa a dúvida no ar. Muito bem.',
      },
    ],
  },
];
