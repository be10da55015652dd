import type { WrittenText } from '../shape';

export const uniformeEscolarTexts: readonly WrittenText[] = [
  {
    key: 'a-camiseta-e-o-tenis',
    theme: 'uniforme-escolar',
    title: 'Uma camiseta não esconde um tênis',
    text: `Dizem que o uniforme deixa todo mundo igual. Quem diz isso nunca olhou para o chão da minha sala. Enquanto a camiseta é a mesma, os tênis contam tudo: tem o de marca, tem o da feira e tem o que está com a sola colada. Por isso eu acho que a igualdade do uniforme é mais de enfeite do que de verdade.
Mesmo assim, eu não quero que ele acabe. Minha mãe tem três filhos na escola e fala que sem uniforme ia ter que comprar muito mais roupa. Além disso na rua o motorista do ônibus e as pessoas sabem que a gente é estudante, e isso já me ajudou uma vez que me perdi no centro.
O problema é o exagero. Na nossa escola não pode calça jeans, não pode blusa de frio de outra cor e no inverno tem gente passando frio porque a blusa oficial custa caro. Quem fez essa regra não pensou em quem não pode pagar.
Alguns vão dizer que, se abrir uma exceção, vira bagunça. Eu penso que não, pois uma regra simples é mais fácil de obedecer. Se só a camiseta for obrigatória e o resto for livre, com respeito, cada um mostra um pouco de quem é e ninguém gasta o que não tem. A escola continua com a cara dela e nós ficamos com a nossa.`,
    grades: [10, 8, 8, 8, 8],
    zero: null,
    comments: [
      'Você escolheu a posição intermediária e a sustentou com exemplos seus. Cumpriu tudo o que se pedia.',
      'Título excelente e objeção respondida no último parágrafo. Para ir além, dê um pouco mais de espaço a essa objeção: “vira bagunça” é o que muita gente pensa.',
      'O caminho é claro: crítica, defesa, problema, proposta. Só a passagem do primeiro para o segundo parágrafo pede uma frase a mais, pois parece que você mudou de lado.',
      'Bons conectivos (“mesmo assim”, “além disso”, “pois”). Evite repetir “tem” e “não pode” tantas vezes em seguida.',
      'Poucos desvios: falta a vírgula depois de “Além disso” e o “tem” de existência pode ser “há”.',
    ],
    general:
      'Artigo com olhar de quem observa: o chão da sala diz mais do que um discurso sobre desigualdade. Agora trabalhe a passagem entre criticar e defender, para que o leitor perceba que você fez isso de propósito.',
    annotations: [
      {
        quote: 'Quem diz isso nunca olhou para o chão da minha sala.',
        competence: 2,
        tone: 'elogio',
        comment: 'Abertura forte: em uma frase você discorda e convida o leitor a olhar com você.',
      },
      {
        quote: 'Além disso na rua',
        competence: 5,
        tone: 'correcao',
        comment: 'Vírgula depois de “Além disso”.',
      },
      {
        quote: 'uma vez que me perdi no centro',
        competence: 5,
        tone: 'orientacao',
        comment: 'Cuidado: “uma vez que” também quer dizer “porque”. “Na vez em que me perdi” evita a dúvida.',
      },
      {
        quote: 'A escola continua com a cara dela e nós ficamos com a nossa.',
        competence: 3,
        tone: 'elogio',
        comment: 'Final que resume a proposta em uma imagem. Ótimo.',
      },
    ],
  },
  {
    key: 'tem-que-acabar',
    theme: 'uniforme-escolar',
    title: null,
    text: `Eu acho que o uniforme tem que acabar porque é feio e faz calor. A camisa é de um pano que gruda e no verão a gente fica tudo soado e não consegue presta atenção. E tambem todo dia a mesma roupa cansa.
E quem não vem de uniforme não pode entrar e fica com falta e isso é errado porque as vezes a roupa ta lavando. Ja aconteceu comigo eu fiquei do lado de fora e perdi a prova.
Mais tem gente que gosta porque não precisa pensa na roupa. Cada um com sua opinião. Na faculdade ninguém usa uniforme e todo mundo estuda normal então não faz diferença nenhuma e o diretor tinha que vim um dia de uniforme pra ele ver como é quente e ai eu queria ver se ele ia gosta.`,
    grades: [6, 4, 4, 4, 2],
    zero: null,
    comments: [
      'Você tomou posição e deu motivos, mas não antecipou de verdade a objeção dos leitores: “cada um com sua opinião” foge da conversa.',
      'Faltam o título e uma resposta a quem gosta do uniforme. O exemplo da prova perdida é forte e merecia o primeiro parágrafo.',
      'Os motivos vêm misturados: calor, falta, faculdade, diretor. Escolha dois e dê um parágrafo a cada um.',
      'As frases se emendam com “e”, “porque” e “aí”. Troque metade delas por ponto ou por outro conectivo.',
      'Muitos desvios atrapalham: infinitivos sem “r” (“presta”, “pensa”, “gosta”), “soado” por “suado”, “vim” por “vir”, acentos e pontuação.',
    ],
    general:
      'Você perdeu uma prova por causa de uma camiseta na máquina: esse é o seu melhor argumento! Comece por ele, conte em três frases e só depois diga o que a escola deveria mudar. Eu ajudo na revisão.',
    annotations: [
      {
        quote: 'não consegue presta atenção',
        competence: 5,
        tone: 'correcao',
        comment: 'Infinitivo termina em “r”: “prestar”. Troque por “fazer”: se couber, é infinitivo.',
      },
      {
        quote: 'eu fiquei do lado de fora e perdi a prova',
        competence: 1,
        tone: 'elogio',
        comment: 'Fato concreto e injusto: abre qualquer artigo.',
      },
      {
        quote: 'Cada um com sua opinião.',
        competence: 2,
        tone: 'correcao',
        comment: 'Aqui era a hora de responder: o que você diria a quem gosta de não escolher a roupa?',
      },
      {
        quote: 'o diretor tinha que vim um dia de uniforme',
        competence: 5,
        tone: 'correcao',
        comment: '“Tinha que vir”. A ideia é divertida: vire proposta.',
      },
    ],
  },
];
