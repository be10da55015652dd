import type { WrittenText } from '../shape';

export const envelhecerNoBrasilTexts: readonly WrittenText[] = [
  {
    key: 'a-poeta-de-75-anos',
    theme: 'envelhecer-no-brasil',
    title: null,
    text: `Cora Coralina tinha 75 anos quando publicou o seu primeiro livro. Fazia doces para viver e escrevia nas horas que sobravam, em uma idade na qual quase todos já haviam decidido que ela não faria mais nada. A poeta goiana virou exceção celebrada justamente porque a regra, no Brasil, é outra: envelhece-se à margem. Para que a velhice seja vivida com dignidade, o país precisa enfrentar dois obstáculos, o etarismo e a solidão.
O primeiro deles nasce de uma sociedade que mede as pessoas pelo que elas produzem. Nessa lógica, o trabalhador de cinquenta e poucos anos já é considerado lento, e o aposentado, um gasto. Simone de Beauvoir, no ensaio "A velhice", afirmou que a sociedade trata essa fase da vida como um segredo vergonhoso, do qual não convém falar. O silêncio aparece em detalhes que os jovens não percebem: no aplicativo do banco que ninguém ensina a usar, na vaga de emprego que pede "perfil dinâmico", no médico que se dirige à filha em vez de falar com a paciente. Aos poucos, quem envelhece deixa de ser consultado até sobre a própria vida.
Do desprezo social à solidão dentro de casa, a distância é pequena. À medida que perde funções, o idoso perde também interlocutores, e a família, ainda que o ame, passa a tratá-lo como um móvel antigo, que se limpa e se contorna. Meu avô, marceneiro em Ribeirão Preto, só voltou a sorrir quando um vizinho adolescente lhe pediu ajuda para fazer um banco. Não lhe faltavam remédios nem comida; faltava ser necessário a alguém. Garantir dignidade, desse modo, não é apenas prolongar a vida, mas mantê-la em conversa com as outras.
Cabe, portanto, às secretarias municipais de educação aproximar as gerações, por meio de oficinas conduzidas por pessoas idosas nas escolas públicas, a fim de que os mais jovens aprendam a reconhecer, em quem veio antes, um saber e não um peso. Assim, uma poeta de 75 anos deixará de ser exceção.`,
    grades: [200, 160, 160, 200, 160],
    zero: null,
    comments: [
      'Domínio exemplar da norma, inclusive nas crases e na colocação dos pronomes. Nada a corrigir.',
      'Cora Coralina e Beauvoir são pertinentes. A segunda, porém, é citada e logo deixada pelos exemplos: explique por que a velhice seria um segredo “vergonhoso” e o repertório renderá.',
      'Projeto claro e argumentos autorais (o móvel antigo, o banco do avô). No primeiro argumento, os detalhes são ótimos, mas faltou amarrá-los à lógica da produção que você anunciou.',
      'Coesão de alto nível. “Do desprezo social à solidão dentro de casa, a distância é pequena” é transição de cronista.',
      'Agente, ação, meio e finalidade. Falta o detalhamento: um desdobramento do meio (que ofícios, com que frequência) levaria você aos 200.',
    ],
    general:
      'Texto sereno, elegante e humano. A frase “faltava ser necessário a alguém” diz mais do que um relatório. Falta apenas explorar Beauvoir e detalhar a proposta.',
    annotations: [
      {
        quote: 'virou exceção celebrada justamente porque a regra, no Brasil, é outra',
        competence: 2,
        tone: 'elogio',
        comment: 'Você não usa Cora como enfeite: usa-a para mostrar a regra que a torna rara.',
      },
      {
        quote: 'no médico que se dirige à filha em vez de falar com a paciente',
        competence: 3,
        tone: 'elogio',
        comment: 'Exemplo preciso, que qualquer leitor reconhece. Observação de quem acompanha alguém.',
      },
      {
        quote: 'trata essa fase da vida como um segredo vergonhoso',
        competence: 2,
        tone: 'orientacao',
        comment: 'Citação certeira. Diga, em uma frase, de onde vem a vergonha, e ela sustentará todo o parágrafo.',
      },
      {
        quote: 'Do desprezo social à solidão dentro de casa, a distância é pequena.',
        competence: 4,
        tone: 'elogio',
        comment: 'Liga os dois argumentos e já mostra a relação entre eles. Transição modelo.',
      },
      {
        quote: 'faltava ser necessário a alguém',
        competence: 3,
        tone: 'elogio',
        comment: 'Síntese comovente e exata, com a regência no lugar.',
      },
      {
        quote: 'por meio de oficinas conduzidas por pessoas idosas nas escolas públicas',
        competence: 5,
        tone: 'orientacao',
        comment: 'Meio coerente com a história do banco. Detalhe uma dessas oficinas para completar o quinto elemento.',
      },
    ],
  },
  {
    key: 'respeitar-os-mais-velho',
    theme: 'envelhecer-no-brasil',
    title: 'os idosos',
    text: `os idosos e muito inportante na nossa vida por que eles que cuidaro da gente quando era pequeno e hoje ninguem quer cuidar deles.
Minha vó tem 74 anos ela faz crochê e faz o melhor bolo de fuba, eu gosto muito dela e ela mora com nois desde que meu vô morreu. ela acorda 5 hora da manha todo dia e varre o quintal, nois fala pra ela descança mais ela não descança. No domingo vem todo mundo e e uma festa. tem as minha prima que mora em Betim. e os menino fica jogando bola.
tem gente que bate nos velho e rouba o dinheiro da aposentadoria isso e errado de mais. no onibus ninguem da o lugar finge que ta dormindo.
A gente tem que respeita os mais velho por que um dia nois vai fica velho tambem e ninguem vai quere cuida da gente se nois não cuido deles.`,
    grades: [40, 40, 40, 40, 40],
    zero: null,
    comments: [
      'Você escreve como fala, e isso é um ponto de partida. Vamos por partes: letra maiúscula depois do ponto, acento em “é” e “está”, e o R no fim dos verbos (“cuidar”, “querer”).',
      'O assunto encosta no tema, mas a maior parte do texto conta a rotina da família. A proposta pedia discutir os desafios de envelhecer: o ônibus e a aposentadoria são o caminho.',
      'Há uma ideia boa no fim, a de que cuidaremos de quem um dia seremos. Ela deveria vir no começo, como a sua opinião, e o resto serviria para prová-la.',
      'As frases estão soltas. Tente juntar duas de cada vez com “porque”, “mas” ou “por isso”.',
      'Dizer que “a gente tem que respeitar” é um desejo justo, mas sem alguém que faça algo concreto. Quem poderia fiscalizar o ônibus, por exemplo?',
    ],
    general:
      'Dá para sentir o carinho pela sua avó, e isso vale muito. Vamos reescrever juntos: um parágrafo sobre o ônibus, um sobre o dinheiro da aposentadoria e uma sugestão de solução.',
    annotations: [
      {
        quote: 'os idosos e muito inportante na nossa vida por que eles que cuidaro',
        competence: 1,
        tone: 'correcao',
        comment: 'Leia a forma padrão em voz alta: “Os idosos são muito importantes, porque eles cuidaram…”. Antes de p e b, use m.',
      },
      {
        quote: 'nois fala pra ela descança mais ela não descança',
        competence: 1,
        tone: 'correcao',
        comment: 'Na escrita: “nós falamos para ela descansar, mas ela não descansa”. “Mas”, com s, indica oposição.',
      },
      {
        quote: 'e os menino fica jogando bola',
        competence: 2,
        tone: 'orientacao',
        comment: 'Este trecho é bonito, mas sai do tema. Pergunte a cada frase: isto fala dos desafios de envelhecer?',
      },
      {
        quote: 'no onibus ninguem da o lugar finge que ta dormindo',
        competence: 3,
        tone: 'elogio',
        comment: 'Observação ótima e dentro do tema! Comece um parágrafo por ela.',
      },
      {
        quote: 'tem gente que bate nos velho e rouba o dinheiro da aposentadoria',
        competence: 3,
        tone: 'orientacao',
        comment: 'Este é um argumento sério. Diga por que acontece e quem pode proteger essas pessoas.',
      },
    ],
  },
];
