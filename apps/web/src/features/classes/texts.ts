const number = (count: number) => count.toLocaleString('pt-BR');
const counted = (count: number, one: string, many: string) => `${number(count)} ${count === 1 ? one : many}`;
const LIST = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

const groups = (count: number) => counted(count, 'turma', 'turmas');
const students = (count: number) => counted(count, 'estudante', 'estudantes');
const schools = (count: number) => counted(count, 'escola', 'escolas');

export const texts = {
  title: 'Turmas',
  number,
  groups,
  students,
  schools,
  studentsUnit: (count: number) => (count === 1 ? 'estudante' : 'estudantes'),
  lead: (totals: { schools: number; groups: number; students: number }, year: number) =>
    totals.schools > 1
      ? `${groups(totals.groups)} e ${students(totals.students)} em ${schools(totals.schools)}, no ano letivo de ${year}.`
      : `${groups(totals.groups)} e ${students(totals.students)} no ano letivo de ${year}.`,
  ofNetwork: (network: string, sentence: string) => `${network}: ${sentence}`,
  readOnly: 'Você vê as turmas e não muda nada nelas.',
  search: 'Procurar turma, escola ou quem ensina',
  searchHint: 'Turma, escola ou docente',
  year: 'Ano letivo',
  grade: 'Série',
  everyGrade: 'Todas',
  taughtBy: (teachers: readonly string[]) => LIST.format(teachers),
  nobody: 'Ainda sem docente',
  usesPaths: 'Com trilhas',
  withoutPaths: 'Sem trilhas',
  open: 'Abrir',
  place: (city: string, state: string) => `${city}, ${state}`,
  trial: 'Escola de teste',
  networks: 'Redes',
  openAll: 'Abrir todas as escolas',
  loading: 'Carregando as turmas…',
  failed: 'Não deu para carregar as turmas',
  networksFailed: 'Não deu para carregar os totais das redes',
  shown: (shown: number, all: number) => `Mostrando ${number(shown)} de ${groups(all)}.`,
  more: 'Carregar mais turmas',
  found: (count: number) => (count === 0 ? 'Nenhuma turma encontrada.' : `${groups(count)} ${count === 1 ? 'encontrada' : 'encontradas'}.`),
  nothingFound: 'Nenhuma turma com esse jeito',
  nothingFoundWhy: 'Tente um pedaço do nome, outra série ou outro ano.',
  clear: 'Limpar a busca e os filtros',
  noneYet: 'Nenhuma turma neste ano',
  noneThatYear: (year: number) => `Nenhuma turma em ${year}`,
  noneYetWhy: 'Quando a escola ligar você a uma turma, ela aparece aqui.',
  noneThatYearWhy: 'Você não tinha turmas nesse ano letivo.',
  thisYear: 'Ver o ano atual',
};
