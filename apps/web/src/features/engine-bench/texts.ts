const NUMBER = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 });
const n = (value: number) => NUMBER.format(value);

/** Names of the indicators, in the order in which they are shown. */
const INDICATORS: Record<string, string> = {
  palavras: 'Palavras',
  paragrafos: 'Parágrafos',
  sentencas: 'Frases',
  palavras_por_sentenca: 'Palavras por frase',
  palavras_distintas: 'Palavras distintas',
  diversidade_lexical: 'Diversidade lexical',
  legibilidade: 'Legibilidade',
  conectivos: 'Conectivos',
  conectivos_distintos: 'Conectivos distintos',
  repertorio: 'Repertório',
  linhas_proprias: 'Linhas próprias',
  nivel_estrutura: 'Nível da estrutura (1 a 5)',
  erros_ortograficos: 'Desvios de ortografia',
  erros_gramaticais: 'Desvios gramaticais',
  oralidades: 'Marcas de oralidade',
  primeira_pessoa: 'Primeira pessoa',
  substantivos: 'Substantivos',
  adjetivos: 'Adjetivos',
  verbos: 'Verbos',
  adverbios: 'Advérbios',
  pronomes: 'Pronomes',
  virgulas: 'Vírgulas',
  pontos: 'Pontos',
};

export const texts = {
  title: 'O que a máquina lê',
  lead: 'Cole um texto e veja tudo o que o motor enxerga. Nada do texto fica guardado depois da leitura.',
  text: 'Texto',
  textHint: 'Um parágrafo por linha.',
  genre: 'Gênero',
  anyGenre: 'Sem gênero',
  genresFailed: 'Não foi possível carregar os gêneros. A leitura sem gênero continua a funcionar.',
  read: 'Ler o texto',
  readAgain: 'Ler de novo',
  blank: 'Cole um texto para ler.',
  empty: 'Nada lido ainda',
  emptyHint: 'Os destaques, as estatísticas e a sugestão de nota aparecem aqui.',
  queued: 'Na fila…',
  running: 'Lendo o texto…',
  done: (count: number) => (count === 1 ? 'Leitura pronta: um destaque.' : `Leitura pronta: ${n(count)} destaques.`),
  failed: 'A leitura não terminou',
  changed: 'O texto mudou. Leia de novo para ver os destaques dele.',

  paper: 'Texto lido',
  marks: 'Destaques',
  shown: 'Mostrar',
  noMarks: 'Nenhum destaque neste texto.',
  noneShown: 'Nenhuma categoria escolhida.',
  groups: { spell: 'Ortografia', grammar: 'Gramática', orality: 'Oralidade', special: 'Estilo e estrutura' },
  groupCount: (name: string, count: number) => `${name} ${n(count)}`,
  quoted: (quote: string) => `“${quote}”`,
  suggestions: 'Sugestões',
  accept: (suggestion: string) => `Trocar por “${suggestion}”`,
  remove: 'Apagar este trecho',
  nothing: 'Nenhum comentário ou sugestão',
  confidence: (share: number) => `Quem corrige concorda com esta regra em ${Math.round(share * 100)}% das vezes.`,
  rule: (rule: string) => `Regra: ${rule}`,

  stats: 'Estatísticas',
  indicator: 'Indicador',
  value: 'Valor',
  target: 'Esperado',
  indicators: INDICATORS,
  number: n,
  range: (min: number | undefined, max: number | undefined) => {
    if (min === undefined && max === undefined) return '';
    if (min === undefined) return `até ${n(max ?? 0)}`;
    return max === undefined ? `${n(min)} ou mais` : `${n(min)} a ${n(max)}`;
  },
  outside: 'fora do esperado',
  connectives: 'Conectivos',
  noConnectives: 'Nenhum conectivo encontrado.',

  proposal: 'Proposta de intervenção',
  elements: { agente: 'Agente', acao: 'Ação', meio: 'Meio', finalidade: 'Finalidade', detalhamento: 'Detalhamento' },
  missing: 'não encontrado',

  score: 'Sugestão de nota',
  points: (total: number) => `${n(total)} pontos`,
  band: (low: number, high: number) => `Provavelmente entre ${n(low)} e ${n(high)}.`,
  agreement: (count: number, rmse: number, qwk: number) =>
    `Em ${n(count)} textos que nunca viu, errou em média ${n(rmse)} pontos; concordância ${n(qwk)} com quem corrige.`,
  model: (model: string) => `Modelo ${model}`,
  competence: (position: number, points: number) => `Competência ${position}: ${n(points)}`,
  raised: 'Aumentou',
  lowered: 'Diminuiu',
  noScore: 'Sem nota automática',
};
