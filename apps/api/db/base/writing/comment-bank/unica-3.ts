import { ofCompetence } from './of-competence';

export const COMMENTS_UNICA_3 = ofCompetence('unica', 3, [
  {
    tone: 'correcao',
    title: 'Final apressado',
    text: 'O texto vinha bem e terminou em uma linha. Volte dois passos e prepare o final: o que aconteceu logo antes? O que ficou diferente depois?',
    reason: 'O final é o que o leitor leva embora.',
    example: 'Em vez de “e aí ele acordou”, a personagem encontra na mesa algo que veio do sonho.',
  },
  {
    tone: 'correcao',
    title: 'Falta um passo',
    text: 'Entre estes dois acontecimentos falta um passo. Você sabe o que houve, mas o leitor não: conte.',
    reason: 'O salto obriga o leitor a inventar e quebra a coerência.',
    example: '“Estava no quarto. Caiu na água.” Como ele chegou até lá?',
  },
  {
    tone: 'correcao',
    title: 'Uma coisa desmente a outra',
    text: 'Este trecho contradiz o que você disse antes. Escolha qual dos dois fica e ajuste o outro.',
    reason: 'A contradição faz o leitor desconfiar de todo o resto.',
    example: 'No começo a rua era sem saída; no fim, o ônibus a atravessa.',
  },
  {
    tone: 'correcao',
    title: 'Volta ao mesmo ponto',
    text: 'Este parágrafo repete o anterior com outras palavras. Corte-o ou ponha aqui uma informação nova.',
    reason: 'Progredir é acrescentar algo a cada parágrafo.',
    example: 'Já sabemos que a praça é escura; conte agora o que isso causa.',
  },
  {
    tone: 'orientacao',
    title: 'Ponha em ordem',
    text: 'As informações são boas, mas estão fora de ordem. Numere-as do mais importante ao menos importante, ou do primeiro ao último momento, e reescreva seguindo os números.',
    reason: 'A ordem certa depende do gênero e poupa explicações.',
    example: 'Na notícia, o fato antes da história da escola; no relato, a chegada antes do medo.',
  },
  {
    tone: 'orientacao',
    title: 'Resultado sem explicação',
    text: 'Você mostrou o que aconteceu no experimento. Diga agora por que aconteceu e se era o que esperava.',
    reason: 'Na ciência, o resultado só fecha o raciocínio quando responde à pergunta inicial.',
    example: '“Os grãos no escuro cresceram mais, porém amarelos, pois sem luz não produzem clorofila.”',
    genre: 'divulgacao-cientifica',
  },
  {
    tone: 'elogio',
    title: 'O começo volta no fim',
    text: 'Um elemento do início reaparece no final com outro sentido. Isso é planejamento, e o leitor sente.',
    reason: 'A retomada planejada é sinal de progressão no nível mais alto.',
    example: 'A chave do primeiro parágrafo abre, no último, a porta que não se esperava.',
  },
  {
    tone: 'elogio',
    title: 'Suspense bem dosado',
    text: 'Você contou o necessário e escondeu o resto até a hora certa. A tensão cresce a cada parágrafo.',
    reason: 'Dosar a informação é a maneira narrativa de progredir.',
    example: 'Os três barulhos, cada um mais perto do que o outro.',
    genre: 'conto',
  },
]);
