export const texts = {
  title: 'Tema e textos',
  close: 'Fechar',
  statement: 'Proposta',
  texts: 'Textos motivadores',
  repertory: 'Repertório',
  grid: 'Grade de correção',
  invented: 'Texto criado para a sala de aula.',
  source: (source: string) => `Fonte: ${source}`,
  numbered: (number: number, title: string) => (title ? `Texto ${number}: ${title}` : `Texto ${number}`),
  failed: 'Não foi possível abrir o tema',
  number: (value: number) => value.toLocaleString('pt-BR', { maximumFractionDigits: 2 }),
  points: (points: number) => String(points),
};
