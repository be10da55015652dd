import type { WrittenText } from '../shape';

export const minhaRuaTexts: readonly WrittenText[] = [
  {
    key: 'ladeira-do-vento',
    theme: 'minha-rua',
    title: 'Ladeira do Vento',
    text: `Minha rua desce tão torta
que até a chuva se perde.
Começa na porta da igreja
e acaba num portão verde.
De manhã passa o homem do gás
com sua música chata,
o cachorro do Bigode atrás
latindo pra roda da lata.
Tem uma casa amarela
que ninguem sabe quem mora,
só uma mão na janela
rega a samambaia e vai embora.
Quando o sol bate na telha
minha rua vira um fogão,
minha vó senta na sombra
e abana o verão.
A noite desce a ladeira
de chinelo, devagarinho,
e apaga, uma por uma,
as vozes do meu caminho.`,
    grades: [10, 10, 8, 8, 8],
    zero: null,
    comments: [
      'Um poema cheio de coisas concretas: o gás, o Bigode, a samambaia. Você cumpriu a proposta, e a sua rua ficou única.',
      'Versos curtos, rimas que não forçam o sentido e imagens muito boas: a chuva que se perde, a avó que “abana o verão”.',
      'O poema acompanha o dia, da manhã à noite. Faltou só separar as estrofes com uma linha em branco, para o leitor ver essa ordem.',
      'A repetição de “minha rua” costura o texto. O verso “que ninguém sabe quem mora” pede “onde”: “onde ninguém sabe quem mora”.',
      'Falta o acento de “ninguém”. “Pra” combina com o tom do poema e pode ficar.',
    ],
    general:
      'A noite que desce “de chinelo, devagarinho” é uma imagem de poeta. Separe as estrofes, leia em voz alta e repare no sétimo verso: o ritmo muda um pouco ali. Que vontade de conhecer essa ladeira!',
    annotations: [
      {
        quote: 'que até a chuva se perde',
        competence: 2,
        tone: 'elogio',
        comment: 'Imagem inesperada já no segundo verso.',
      },
      {
        quote: 'que ninguem sabe quem mora',
        competence: 4,
        tone: 'correcao',
        comment: '“Onde ninguém sabe quem mora”: é a casa onde se mora. E “ninguém” tem acento.',
      },
      {
        quote: 'e abana o verão',
        competence: 2,
        tone: 'elogio',
        comment: 'Metáfora linda, e bem no fim do verso, onde mais se ouve.',
      },
      {
        quote: 'latindo pra roda da lata',
        competence: 3,
        tone: 'orientacao',
        comment: 'A rima levou o sentido: que lata é essa? Procure outra palavra, mesmo que a rima mude.',
      },
    ],
  },
  {
    key: 'minha-rua-e-legal',
    theme: 'minha-rua',
    title: 'Minha rua',
    text: `Minha rua é muito legal
tem muitas casas e um quintal
eu gosto de brincar lá
com meus amigos eu vou jogar
Na minha rua tem um mercado
que fica lá do outro lado
e tem um cachorro muito bonito
que se chama Benedito
Minha rua é especial
pra mim ela é sensacional
eu amo a minha rua
e tambem amo a lua`,
    grades: [6, 6, 4, 4, 8],
    zero: null,
    comments: [
      'O poema fala da sua rua e tem título e versos, como se pediu. Mas quase qualquer rua cabe nele: faltam as coisas que só existem na sua.',
      'Há rima em todos os versos, só que é ela quem manda: a lua apareceu porque rima com rua. Experimente um recurso diferente, como uma comparação.',
      'As estrofes não formam um caminho: poderiam trocar de lugar. Que tal andar da primeira à última casa?',
      '“Minha rua” e “tem” voltam sem acrescentar. Se for refrão, repita sempre no mesmo lugar.',
      'Poucos desvios: falta o acento em “também”.',
    ],
    general:
      'Você tem ouvido para a rima, e o Benedito foi o verso em que sorri. Faça uma lista de dez coisas da sua rua que ninguém mais tem e troque “legal” e “sensacional” por duas delas.',
    annotations: [
      {
        quote: 'Minha rua é muito legal',
        competence: 2,
        tone: 'orientacao',
        comment: '“Legal” não se vê nem se ouve. Que barulho há na rua às cinco da tarde?',
      },
      {
        quote: 'que se chama Benedito',
        competence: 1,
        tone: 'elogio',
        comment: 'Aqui a rua fica sua. O que o Benedito faz o dia inteiro?',
      },
      {
        quote: 'e tambem amo a lua',
        competence: 3,
        tone: 'correcao',
        comment: 'A lua entrou só para rimar. Procure um fim que feche o poema. (“Também”.)',
      },
    ],
  },
];
