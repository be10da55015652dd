const number = (value: number) => value.toLocaleString('pt-BR', { maximumFractionDigits: 1 });

export const texts = {
  title: 'Duas versões',
  back: 'Correção',
  lead: (name: string, theme: string) => (name ? `${name}, ${theme}` : theme),
  first: 'Primeira versão',
  second: 'Segunda versão',
  removed: 'tirado',
  added: 'novo',
  unchanged: 'As duas versões dizem o mesmo, palavra por palavra.',
  review: 'A correção desta versão',
  reviewBy: (name: string) => `A correção de ${name}`,
  notReviewed: 'Ainda sem correção terminada.',
  openReview: 'Abrir a correção, com as marcações no texto',
  comparisonFailed: 'Não deu para comparar as notas',
  legend: 'Riscado: saiu na reescrita. Sublinhado: entrou na reescrita.',
  points: 'Pontos por competência',
  competence: 'Competência',
  before: 'Antes',
  after: 'Depois',
  gained: 'Ganho',
  total: 'Total',
  value: (value: number | null) => (value === null ? '–' : number(value)),
  change: (value: number | null) => (value === null ? '–' : value === 0 ? 'igual' : `${value > 0 ? '+' : '−'}${number(Math.abs(value))}`),
  rewritten: (rewritten: number, resolved: number, all: number) => {
    if (all === 0) return 'A primeira versão não teve marcações a resolver.';
    const changed = `${rewritten} de ${all} ${all === 1 ? 'trecho marcado mudou' : 'trechos marcados mudaram'} na reescrita`;
    return resolved === 0 ? `${changed}.` : `${changed}; ${resolved} ${resolved === 1 ? 'resolvido' : 'resolvidos'}.`;
  },
  marks: 'Marcações da primeira versão',
  changed: 'mudou',
  unchangedMark: 'continua igual',
  isResolved: 'Resolvida',
  resolve: (quote: string) => `Resolvida: “${quote}”`,
  notYet: 'A comparação de notas aparece quando as duas versões estiverem corrigidas.',
  notRewriting: 'Este texto não tem outra versão',
  notRewritingHint: 'A comparação existe para textos que são reescrita de outro.',
  failed: 'Não deu para carregar as versões',
  loading: 'Carregando as versões…',
  toReview: 'Abrir a correção',
};
