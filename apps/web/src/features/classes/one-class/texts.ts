import type { MemberFilter, SortKey } from './member-list';

const number = (count: number) => count.toLocaleString('pt-BR');
const students = (count: number) => `${number(count)} ${count === 1 ? 'estudante' : 'estudantes'}`;
const LIST = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

export const texts = {
  classes: 'Turmas',
  loading: 'Carregando a turma…',
  loadingMembers: 'Carregando os estudantes…',
  failed: 'Não deu para carregar a turma',
  membersFailed: 'Não deu para carregar os estudantes',
  notFound: 'Não encontramos esta turma',
  notFoundWhy: 'Ela pode ter sido encerrada ou não estar ao seu alcance.',
  back: 'Ver as turmas',
  fallbackTitle: 'Turma',

  facts: { students: 'Estudantes', grade: 'Série', year: 'Ano letivo', teachers: 'Quem ensina', paths: 'Trilhas' },
  nobody: 'Ainda sem docente',
  people: (names: readonly string[]) => LIST.format(names),
  usesPaths: 'Usa trilhas',
  withoutPaths: 'Não usa',
  activities: 'Atividades',
  createStudents: 'Criar estudantes',
  number,
  students,

  search: 'Procurar na turma',
  searchHint: 'Nome, usuário ou matrícula',
  filters: 'Filtros',
  filter: {
    pendente: (count: number) => `Primeiro acesso pendente (${number(count)})`,
    adaptacoes: (count: number) => `Com adaptações (${number(count)})`,
  } satisfies Record<MemberFilter, (count: number) => string>,

  caption: (group: string) => `Estudantes de ${group}`,
  columns: { nome: 'Nome', usuario: 'Usuário', matricula: 'Matrícula', situacao: 'Situação' } satisfies Record<SortKey, string>,
  selectColumn: 'Selecionar',
  selectAll: 'Selecionar todos',
  select: (name: string) => `Selecionar ${name}`,
  pending: 'Primeiro acesso pendente',
  adapted: 'Com adaptações',
  found: (count: number) => (count === 0 ? 'Ninguém encontrado.' : `${students(count)} na lista.`),
  firstOf: (loaded: number, all: number) => `Mostrando os primeiros ${number(loaded)} de ${students(all)}.`,
  empty: 'Esta turma ainda não tem estudantes',
  emptyWhy: 'Crie as contas de uma vez, colando da planilha da secretaria, ou uma por uma.',
  emptyReadOnly: 'Quando a escola incluir estudantes, eles aparecem aqui.',
  nothingFound: 'Ninguém com esse nome nesta turma',
  nothingFiltered: 'Ninguém nesta situação',
  nothingFoundWhy: 'Tente só um pedaço do nome, do usuário ou da matrícula.',
  clear: 'Mostrar todos',

  bar: 'Ações para os selecionados',
  selected: (count: number) => `${students(count)} ${count === 1 ? 'selecionado' : 'selecionados'}`,
  hidden: (count: number) => `${number(count)} fora da lista mostrada`,
  newPasswords: 'Novas senhas',
  move: 'Mudar de turma',
  leave: 'Tirar da turma',

  passwords: {
    title: (names: readonly string[]) =>
      names.length === 1 ? `Nova senha para ${names[0]}?` : `Novas senhas para ${students(names.length)}?`,
    lead: (count: number) =>
      count === 1
        ? 'A senha atual deixa de valer e as sessões abertas terminam. A nova aparece uma única vez, pronta para imprimir, e será trocada no próximo acesso.'
        : 'As senhas atuais deixam de valer e as sessões abertas terminam. As novas aparecem uma única vez, prontas para imprimir, e serão trocadas no próximo acesso.',
    confirm: 'Gerar senhas e bilhetes',
    failed: (why: string) => `Nenhuma senha mudou. ${why}`,
  },

  exported: {
    file: 'estudantes',
    header: ['Nome', 'Sobrenome', 'Usuário', 'E-mail', 'Matrícula', 'Primeiro acesso', 'Adaptações'],
    pending: 'pendente',
    done: 'feito',
    yes: 'sim',
    no: 'não',
  },
};
