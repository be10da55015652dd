import type { WrittenText } from '../shape';

export const entregadoresPorAplicativoTexts: readonly WrittenText[] = [
  {
    key: 'livre-para-que',
    theme: 'entregadores-por-aplicativo',
    title: 'Livre para quê?',
    text: `Meu irmão mais velho costuma dizer que não tem chefe. Ele acorda quando quer, liga o aplicativo e sai com a bicicleta. Num domingo de chuva, perguntei por que não ficava em casa. "Porque domingo de chuva paga mais", respondeu, amarrando sacolas nos tênis. Desde então penso na palavra liberdade com alguma desconfiança.
Ser autônomo, no dicionário, é decidir o próprio preço, escolher o cliente, recusar um serviço sem medo. O entregador não faz nada disso. Quem calcula o valor da corrida é um programa; quem recusa demais passa a receber menos chamados; quem é bloqueado fala com uma mensagem pronta. Se há regra, vigilância e castigo, há um patrão, ainda que ele não tenha rosto.
Os defensores desse modelo têm um argumento que merece respeito: muita gente prefere assim. É verdade. Meu irmão pôde acompanhar nossa avó ao hospital sem pedir licença a ninguém, coisa que minha mãe, no supermercado, não conseguiu. Seria injusto responder a ele com um emprego de catraca e horário fixo que ele não deseja.
Acontece que a escolha oferecida é falsa. Entre ter horário flexível e ter pulso engessado sem receber um centavo, não deveria ser preciso escolher. Direitos não são o contrário da liberdade: são o que permite usá-la. Só é livre para parar em um dia de tempestade quem sabe que vai almoçar no dia seguinte.
Por isso defendo um caminho do meio, com valor mínimo por hora conectada, seguro contra acidentes pago pela empresa e explicação por escrito para cada bloqueio. Nada disso obriga alguém a bater ponto. Apenas devolve o risco a quem fica com a maior parte do lucro.
Ontem choveu de novo. Meu irmão saiu. Ele é livre, mas foi a chuva quem decidiu.
Pardal de Bicicleta`,
    grades: [10, 10, 10, 10, 10],
    zero: null,
    comments: [
      'Tudo o que a proposta pediu está aqui: apresentação do assunto, posição, exemplo, opinião oposta discutida com seriedade e pseudônimo. E com um recorte só seu.',
      'Artigo de opinião com autoria: a cena do irmão abre e fecha o texto, e o contra-argumento é tratado com justiça antes de ser superado.',
      'Progressão planejada: cena, conceito, objeção, resposta, proposta e volta à cena com sentido novo. Nada sobra.',
      'Ligações precisas, muitas vezes sem conectivo explícito: “Acontece que”, “Por isso”, “Desde então”, e as retomadas de “liberdade” ao longo do texto.',
      'Escrita segura e adequada ao gênero, com pontuação expressiva. Não encontrei desvio que mereça nota.',
    ],
    general:
      'Um dos melhores artigos que já li nesta atividade. A frase “Direitos não são o contrário da liberdade: são o que permite usá-la” é a sua tese e poderia estar em qualquer jornal. Posso lê-lo para a turma?',
    annotations: [
      {
        quote: '"Porque domingo de chuva paga mais", respondeu, amarrando sacolas nos tênis.',
        competence: 2,
        tone: 'elogio',
        comment: 'O gesto das sacolas vale um parágrafo de dados. É assim que se abre um artigo.',
      },
      {
        quote: 'Se há regra, vigilância e castigo, há um patrão, ainda que ele não tenha rosto.',
        competence: 3,
        tone: 'elogio',
        comment: 'Conclusão tirada dos três exemplos da frase anterior: o raciocínio está todo à vista.',
      },
      {
        quote: 'Os defensores desse modelo têm um argumento que merece respeito',
        competence: 2,
        tone: 'elogio',
        comment: 'Contra-argumento apresentado na sua melhor forma, e não na mais fraca.',
      },
      {
        quote: 'Por isso defendo um caminho do meio',
        competence: 1,
        tone: 'orientacao',
        comment: 'As três medidas são boas. Se quiser ir além, diga quem as tornaria obrigatórias: uma lei, um acordo?',
      },
    ],
  },
];
