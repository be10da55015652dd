import { schoolGradeName } from '@lauda/domain/people/school-grades';

const number = (count: number) => count.toLocaleString('pt-BR');
const LIST = new Intl.ListFormat('pt-BR', { type: 'conjunction' });
const DAY = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'short', timeZone: 'America/Sao_Paulo' });

/** `6º a 9º EFII`, and not every year one by one. */
function grades(codes: readonly number[]): string {
  const [first, last] = [Math.min(...codes), Math.max(...codes)];
  if (first === last) return schoolGradeName(first);
  return `${schoolGradeName(first)} a ${schoolGradeName(last)}`;
}

export const texts = {
  title: 'Temas',
  lead: (count: number) => (count === 1 ? '1 tema para escrever.' : `${number(count)} temas para escrever.`),
  write: 'Escrever um tema',
  search: 'Procurar tema',
  searchHint: 'Assunto, palavra ou autor',
  grid: 'Grade',
  genre: 'Gênero',
  grade: 'Série',
  path: 'Uso',
  flow: 'Correção',
  origin: 'De quem',
  sort: 'Ordem',
  every: 'Todos',
  everyOne: 'Todas',
  moreFilters: 'Mais filtros',
  clear: 'Limpar filtros',
  ready: 'Com atividade pronta',
  paths: { diagnostica: 'Diagnóstica', trilha: 'Trilha', simulado: 'Simulado' },
  flows: { N: 'Por docente', O: 'Oficial', D: 'Dupla, às cegas' },
  origins: { product: 'Da Lauda', school: 'Da escola', own: 'Meus' },
  sorts: { relevance: 'Mais próximos', title: 'De A a Z', '-title': 'De Z a A', '-modified': 'Mais novos', modified: 'Mais antigos' },
  grades,
  ofSchool: (school: string) => `De ${school}`,
  draft: 'Rascunho',
  /** The classes named, each once; the count is of activities, and some may be of the same class. */
  given: (count: number, shown: readonly string[]) => {
    const groups = LIST.format(new Set(shown));
    return count > shown.length ? `Já dado a ${groups}, ${number(count)} vezes ao todo` : `Já dado a ${groups}`;
  },
  day: (moment: string) => DAY.format(new Date(moment)),
  loading: 'Carregando os temas…',
  failed: 'Não deu para carregar os temas',
  noneFound: 'Nenhum tema com esses filtros',
  noneFoundHint: 'Tire um filtro ou procure por outra palavra.',
  noneOwn: 'Você ainda não escreveu um tema',
  noneOwnHint: 'Um tema seu começa como rascunho e só a escola vê depois de publicado.',
};
