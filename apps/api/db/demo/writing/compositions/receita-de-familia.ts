import type { WrittenText } from '../shape';

export const receitaDeFamiliaTexts: readonly WrittenText[] = [
  {
    key: 'o-cuscuz-do-meu-pai',
    theme: 'receita-de-familia',
    title: 'O cuscuz',
    text: `A receita da minha familia é o cuscuz que meu pai faz no domingo. Ele coloca a massa de milho, água e sal e deixa descansar depois coloca na cuscuzeira e espera uns 10 minuto. É muito gostoso e todo mundo gosta.
Meu pai é de Pernambuco e ele veio pra São Paulo quando tinha 19 ano. Ele aprendeu com a mãe dele, minha vó Lindalva, que eu só vi duas vez na vida. Eu gosto de comer com ovo e minha irmã com leite.
Eu acho que essa receita é importante porque é da minha familia e eu nunca vou esquecer.`,
    grades: [6, 6, 6, 4, 4],
    zero: null,
    comments: [
      'Você falou da receita e de quem a faz, mas a proposta pedia uma cena: o cheiro, o que se conversa, um domingo de verdade.',
      'Está em primeira pessoa e fala da família, porém o começo parece modo de preparo. O relato está no segundo parágrafo, na avó que você só viu duas vezes: conte mais!',
      'Dá para acompanhar. As informações estão lado a lado, sem que uma leve à outra, e o final diz que é importante sem mostrar por quê.',
      'Faltam ligações: “enquanto”, “quando”, “por isso”. “Ele” e “é” começam quase tudo.',
      'Atenção aos plurais depois de número (“10 minutos”, “19 anos”, “duas vezes”), ao acento de “família” e à pontuação.',
    ],
    general:
      'Há um relato muito bonito escondido aqui: um cuscuz que veio de Pernambuco pela mão de uma avó quase desconhecida. Na reescrita, escolha um domingo e conte o que se vê, se cheira e se fala na cozinha.',
    annotations: [
      {
        quote: 'deixa descansar depois coloca na cuscuzeira e espera uns 10 minuto',
        competence: 5,
        tone: 'correcao',
        comment: 'Ponto ou vírgula antes de “depois”, e “10 minutos”.',
      },
      {
        quote: 'minha vó Lindalva, que eu só vi duas vez na vida',
        competence: 1,
        tone: 'elogio',
        comment: 'Aqui está o coração do seu relato. (“Duas vezes”.)',
      },
      {
        quote: 'É muito gostoso e todo mundo gosta.',
        competence: 2,
        tone: 'orientacao',
        comment: 'Mostre: quem repete, quem raspa a panela, que cheiro acorda a casa?',
      },
      {
        quote: 'eu nunca vou esquecer',
        competence: 3,
        tone: 'orientacao',
        comment: 'Do que você não vai esquecer? Diga a cena, e o leitor também não esquecerá.',
      },
    ],
  },
  {
    key: 'o-cuscuz-do-meu-pai-2',
    theme: 'receita-de-familia',
    title: 'O domingo apita',
    text: `Em casa ninguém precisa de despertador no domingo. Às sete horas a cuscuzeira começa a chiar e o cheiro de milho passa por baixo da porta do meu quarto. Quando eu chego na cozinha meu pai já está lá, de bermuda e pano de prato no ombro, molhando a massa com a mão.
Ele não usa colher. Fala que a mão é que sabe se está bom. Um dia eu perguntei quem ensinou isso e ele ficou um tempo calado, mexendo, até que respondeu:
— Sua vó. Na casa dela o fogão era de lenha e eu tinha que assoprar.
Meu pai veio de Pernambuco com 19 anos. Eu só vi minha avó Lindalva duas vezes, e na segunda eu era tão pequeno que só lembro do vestido de flor. Mas no domingo passado ele pegou minha mão, botou dentro da bacia e apertou a massa junto comigo.
— Sentiu? Ela fazia assim.
Eu senti. A massa é fria e parece areia molhada.
Hoje eu penso que essa receita não é de cuscuz. É o jeito que a minha avó achou de me dar a mão, mesmo de longe.`,
    grades: [10, 10, 10, 8, 8],
    zero: null,
    comments: [
      'Agora há cena, cheiro, conversa e reflexão. Você contou um domingo, e o leitor esteve nele.',
      'Relato pessoal de primeira: a voz é sua, os diálogos são verdadeiros e o final diz o que a receita guarda.',
      'Do apito à mão da avó, tudo leva ao último parágrafo. A lembrança do vestido de flor prepara a emoção.',
      'Bem ligado: “quando”, “até que”, “mas”. Só evite o “eu” antes de quase todos os verbos.',
      'Texto cuidado. Faltam vírgulas depois de orações de tempo (“Quando eu chego na cozinha, meu pai…”).',
    ],
    general: 'Fiquei sem palavras na última frase. Você transformou um modo de preparo em um abraço. Leve este texto para o seu pai ler.',
    annotations: [
      {
        quote: 'o cheiro de milho passa por baixo da porta do meu quarto',
        competence: 2,
        tone: 'elogio',
        comment: 'Começo pelos sentidos: já estamos na casa.',
      },
      {
        quote: 'Quando eu chego na cozinha meu pai já está lá',
        competence: 5,
        tone: 'correcao',
        comment: 'Vírgula depois de “cozinha”, porque a oração de tempo veio antes.',
      },
      {
        quote: 'A massa é fria e parece areia molhada.',
        competence: 1,
        tone: 'elogio',
        comment: 'Depois de uma frase tão curta, esta comparação pesa mais. Ótimo ritmo.',
      },
      {
        quote: 'É o jeito que a minha avó achou de me dar a mão, mesmo de longe.',
        competence: 3,
        tone: 'elogio',
        comment: 'A reflexão nasce da cena, sem lição. Muito bonito.',
      },
    ],
    rewrites: 'o-cuscuz-do-meu-pai',
  },
];
