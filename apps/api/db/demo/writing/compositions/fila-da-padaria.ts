import type { WrittenText } from '../shape';

export const filaDaPadariaTexts: readonly WrittenText[] = [
  {
    key: 'a-fila-da-cantina',
    theme: 'fila-da-padaria',
    title: 'Vinte e três pessoas e uma coxinha',
    text: `A fila da cantina tem leis que ninguém escreveu. A primeira diz que o 3º ano passa na frente. A segunda, que quem guarda lugar para um amigo na verdade guarda para oito. A terceira, e a mais respeitada de todas, é que a última coxinha pertence a quem a viu primeiro.
Ontem eu estava em vigésimo quarto. Da minha posição dava para ver a estufa, e dentro dela, dourada e só, a coxinha. Comecei a fazer contas. O menino da frente é vegetariano. As duas do 1º B dividem sempre um suco. O Gustavo deve dinheiro à cantina e só veio pedir prazo. Pelas minhas estimativas, eu tinha chance.
Foi então que a inspetora Cida apareceu com o Tiaguinho do 6º ano pela mão. Primeiro dia de aula dele, uniforme com a dobra da loja ainda marcada. Ele ia pagar com moedas e, nervoso, derrubou tudo.
O que aconteceu em seguida não está em nenhuma das leis. Vinte e três pessoas se abaixaram. O Gustavo, que deve até a alma, achou cinquenta centavos e devolveu. As do 1º B contaram: faltavam vinte. Alguém pôs. A fila inteira perdeu a ordem, e ninguém reclamou o lugar.
Tiaguinho apontou para a estufa e levou a coxinha.
Voltei para a sala com um pacote de bolacha água e sal, com fome e estranhamente de bom humor. O sinal bateu. Na saída, ouvi a dona Rose dizer que amanhã vai fazer duas.`,
    grades: [10, 10, 10, 10, 10],
    zero: null,
    comments: [
      'Uma cena pequena, um olhar seu e uma ideia maior que não vira sermão. É exatamente o que se pediu, e com muita graça.',
      'Crônica com autoria: humor das leis, observação fina dos colegas e um final que sorri. A linguagem é leve sem ser descuidada.',
      'As três leis preparam a quarta, que “não está em nenhuma”. A coxinha conduz o texto inteiro, e a última frase o fecha com ternura.',
      'Ligações precisas e discretas. “Foi então que” e “O que aconteceu em seguida” viram a cena na hora certa.',
      'Escrita segura, com pontuação a favor do ritmo.',
    ],
    general:
      'Ri com o Gustavo e me comovi com a dobra da loja no uniforme. Você entendeu o que é uma crônica: não há lição no fim, há duas coxinhas.',
    annotations: [
      {
        quote: 'quem guarda lugar para um amigo na verdade guarda para oito',
        competence: 2,
        tone: 'elogio',
        comment: 'Humor de quem observa. Todo leitor já esteve nessa fila.',
      },
      {
        quote: 'uniforme com a dobra da loja ainda marcada',
        competence: 1,
        tone: 'elogio',
        comment: 'Um detalhe, e sabemos tudo sobre o primeiro dia do menino.',
      },
      {
        quote: 'O que aconteceu em seguida não está em nenhuma das leis.',
        competence: 3,
        tone: 'elogio',
        comment: 'Retoma o começo e muda o rumo: progressão planejada.',
      },
      {
        quote: 'ouvi a dona Rose dizer que amanhã vai fazer duas',
        competence: 2,
        tone: 'elogio',
        comment: 'Fecho sem moral da história. Perfeito.',
      },
    ],
  },
  {
    key: 'a-fila-do-posto',
    theme: 'fila-da-padaria',
    title: 'A fila',
    text: `Ontem fui no posto de saude com minha mãe e tinha uma fila grande demoro muito. Tinha um homem reclamano e uma mulher com nenem chorano
eu fiquei no celular até acaba a bateria depois fiquei olhando pra parede. minha mãe converso com uma senhora elas falaro de doença e de novela e de preço das coisa
ai chamaro a senha 48 e era nois. o medico atendeu rapido 5 minuto. Nois fico tres hora na fila pra 5 minuto
a senhora que minha mãe fez amizade ainda tava la quando nois foi embora e ela deu tchau. Fila é chato mais as pessoa converça. Na minha casa ninguem converça assim porque fica todo mundo no celular igual eu fiquei.`,
    grades: [6, 6, 6, 4, 2],
    zero: null,
    comments: [
      'Você escolheu uma cena de fila e contou o que viu. Falta dar mais espaço ao seu olhar, que só aparece na última frase.',
      'As duas últimas frases são de cronista: a fila que conversa e a casa que não conversa. Antes disso, o texto parece um relato do dia.',
      'A ordem é clara, e as “três horas para cinco minutos” dão uma boa virada. O final chega cedo: fique mais um pouco com a senhora do tchau.',
      'Quase não há palavras de ligação; as ações vão em fila, uma atrás da outra. Tente “enquanto”, “como”, “apesar de”.',
      'Os desvios dificultam a leitura em vários pontos: verbos sem a terminação (“demoro”, “converso”, “chamaro”), plurais, “nós”, maiúsculas e pontos.',
    ],
    general:
      'Sua última frase me pegou de surpresa: você percebeu em uma fila o que falta em casa. Isso é crônica! Vamos reler juntos, um parágrafo por vez, para acertar os verbos no passado e pôr os pontos.',
    annotations: [
      {
        quote: 'tinha uma fila grande demoro muito',
        competence: 5,
        tone: 'correcao',
        comment: 'Ponto depois de “grande”, e “demorou”: o passado termina em “-ou”.',
      },
      {
        quote: 'Nois fico tres hora na fila pra 5 minuto',
        competence: 3,
        tone: 'elogio',
        comment: 'Ótimo contraste. Escreva: “Nós ficamos três horas na fila por cinco minutos”.',
      },
      {
        quote: 'elas falaro de doença e de novela e de preço das coisa',
        competence: 1,
        tone: 'orientacao',
        comment: 'O que disseram, exatamente? Uma fala de cada uma deixaria a cena viva. (“Falaram”.)',
      },
      {
        quote: 'Na minha casa ninguem converça assim',
        competence: 2,
        tone: 'elogio',
        comment: 'Aqui está o seu olhar. (“Ninguém conversa”, com “s”.)',
      },
    ],
  },
];
