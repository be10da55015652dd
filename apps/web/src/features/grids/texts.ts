const points = (count: number) => `${count} ${count === 1 ? 'ponto' : 'pontos'}`;
const LIST = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

export const texts = {
  title: 'Grades de correção',
  lead: 'O que se avalia em cada texto e o que separa um nível do seguinte.',
  loading: 'Carregando as grades…',
  failed: 'Não deu para carregar as grades',
  gridFailed: 'Não deu para carregar a grade',
  back: 'Grades',
  breadcrumb: 'Onde você está',
  open: 'Abrir a grade',
  print: 'Imprimir',
  competences: (count: number) => (count === 1 ? '1 competência' : `${count} competências`),
  range: (least: number, most: number) => (least === 0 ? `até ${points(most)}` : `de ${least} a ${points(most)}`),
  level: (level: number) => `Nível ${level}`,
  points,
  lookFor: 'Pista',
  toNext: 'Para subir',
  subCriteria: 'Olhar também',
  genres: (names: readonly string[]) => `Gêneros: ${LIST.format(names)}.`,
  anyGenre: 'Vale para todos os gêneros destes anos: aqui não é preciso escolher um.',
  levelsOf: (competence: string) => `Níveis de ${competence}`,
  tie: 'Na dúvida entre dois níveis, fica o menor.',
};
