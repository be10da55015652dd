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
  resolved: (count: number, all: number) =>
    all === 0
      ? 'A primeira versão não teve marcações.'
      : `${count} de ${all} ${all === 1 ? 'marcação resolvida' : 'marcações resolvidas'} na reescrita.`,
  marks: 'Marcações da primeira versão',
  isResolved: 'resolvida',
  isOpen: 'continua',
  notYet: 'A comparação de notas aparece quando as duas versões estiverem corrigidas.',
  notRewriting: 'Este texto não tem outra versão',
  notRewritingHint: 'A comparação existe para textos que são reescrita de outro.',
  failed: 'Não deu para carregar as versões',
  loading: 'Carregando as versões…',
  toReview: 'Abrir a correção',
};
