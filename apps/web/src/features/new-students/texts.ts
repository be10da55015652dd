import type { StudentField } from '@lauda/contract/students';
import type { ColumnUse } from './reading/column-names';
import type { ReadProblem } from './reading/table';
import type { RowState } from './review/row-state';

const figures = new Intl.NumberFormat('pt-BR');
const n = (count: number) => figures.format(count);
const students = (count: number) => (count === 1 ? '1 estudante' : `${n(count)} estudantes`);

const fields: Record<StudentField, string> = {
  first_name: 'Nome',
  last_name: 'Sobrenome',
  registration: 'Matrícula',
  email: 'E-mail',
  birth_date: 'Nascimento',
};

const uses: Record<ColumnUse, string> = {
  full_name: 'Nome completo',
  first_name: 'Nome',
  last_name: 'Sobrenome',
  registration: 'Matrícula',
  email: 'E-mail',
  birth_date: 'Data de nascimento',
  ignored: 'Não usar',
};

const problems: Record<ReadProblem, string> = {
  empty: 'Não encontramos nenhum estudante aí. Confira se há uma linha para cada pessoa.',
  'too-big': 'O arquivo passa de 10 MB. Deixe nele só a lista de estudantes.',
  'too-many': 'São mais de 5.000 linhas. Divida a lista e envie uma parte de cada vez.',
  'old-excel': 'Este é um arquivo .xls, de versões antigas do Excel. Abra-o e salve como .xlsx ou CSV.',
  unreadable: 'Não conseguimos ler este arquivo. Salve a planilha como CSV ou .xlsx e tente de novo.',
};

const states: Record<RowState, string> = {
  created: 'Será criado',
  exists: 'Já existe',
  refused: 'Precisa de correção',
  checking: 'Conferindo…',
  excluded: 'Fora da lista',
};

const filters: Record<RowState | 'all', (count: number) => string> = {
  all: (count) => `Todos (${n(count)})`,
  created: (count) => `Serão criados (${n(count)})`,
  exists: (count) => `Já existem (${n(count)})`,
  refused: (count) => `Precisam de correção (${n(count)})`,
  checking: (count) => `Conferindo (${n(count)})`,
  excluded: (count) => `Fora da lista (${n(count)})`,
};

/** Each count as the end of a sentence: "38 serão criados". */
const counted: Record<RowState, (count: number) => string> = {
  created: (count) => (count === 1 ? '1 será criado' : `${n(count)} serão criados`),
  exists: (count) => (count === 1 ? '1 já existe' : `${n(count)} já existem`),
  refused: (count) => (count === 1 ? '1 precisa de correção' : `${n(count)} precisam de correção`),
  checking: (count) => `${n(count)} em conferência`,
  excluded: (count) => (count === 1 ? '1 fora da lista' : `${n(count)} fora da lista`),
};

export const texts = {
  title: 'Novos estudantes',
  classes: 'Turmas',
  inClass: (group: string, school: string) => `Na turma ${group}, ${school}.`,
  otherClass: 'Trocar de turma',

  notAllowedTitle: 'Esta tela não é do seu perfil',
  notAllowed: 'Professoras e coordenação criam estudantes nas suas turmas. O seu perfil de acesso só lê.',
  notOpenTitle: 'Ainda não está aberto para a sua escola',
  notOpen: 'Por enquanto, quem cria as contas dos estudantes é a equipe da rede. Fale com a coordenação.',
  toClasses: 'Ir para as turmas',

  chooseLead: 'Em que turma entram?',
  chooseSearch: 'Buscar turma',
  choosePlaceholder: 'Nome da turma ou da escola',
  chooseNone: 'Nenhuma turma com esse nome.',
  noClassesTitle: 'Nenhuma turma neste ano',
  noClasses: 'Quando a escola ligar você a uma turma, ela aparece aqui.',
  classesFailed: 'Não deu para carregar as turmas',
  groupFailed: 'Não deu para abrir a turma',
  groupSize: (count: number) => (count === 0 ? 'sem estudantes ainda' : students(count)),

  ways: 'Como você quer criar',
  way: { um: 'Um estudante', colar: 'Colar da planilha', arquivo: 'Enviar arquivo' },
  fields,
  birthDate: 'Data de nascimento',
  dateHint: 'dia/mês/ano',
  oneLead: 'O nome de usuário e a primeira senha são feitos por nós e aparecem no fim, para imprimir.',
  pasteLabel: 'Lista de estudantes',
  pasteHelp: 'Copie as linhas na planilha e cole aqui. Um nome por linha já basta; matrícula, e-mail e nascimento são opcionais.',
  dropTitle: 'Solte aqui o arquivo da lista',
  dropHelp: 'CSV ou Excel (.xlsx), até 5.000 linhas. Lemos os cabeçalhos e você confere antes de criar.',
  chooseFile: 'Escolher arquivo',
  modelLead: 'Ainda não tem a lista? Baixe o modelo, preencha uma linha por estudante e envie aqui.',
  model: { csv: 'Modelo em CSV', xlsx: 'Modelo em Excel' },
  modelFile: 'modelo-estudantes',
  modelHeader: ['Nome', 'Sobrenome', 'Matrícula', 'E-mail', 'Data de nascimento'],
  readerFailed: 'O leitor de planilhas não chegou. Verifique a internet e tente de novo.',
  problems,
  check: 'Conferir',

  columnsTitle: (names: string) => `Colunas lidas: ${names}`,
  columnsNone: 'nenhuma',
  columnsHelp: 'Se alguma coluna foi entendida errado, corrija aqui.',
  columnsGuessed: 'A lista veio sem cabeçalho; adivinhamos pelo conteúdo. Confira as colunas.',
  columnName: (number: number) => `Coluna ${number}`,
  uses,
  noNameColumn: 'Diga qual coluna tem o nome dos estudantes.',

  reviewTitle: 'Confira antes de criar',
  reviewLead: 'Nada foi gravado ainda. Qualquer célula pode ser corrigida aqui mesmo.',
  fromFile: (name: string) => `Lido de ${name}.`,
  checkFailed: 'Não deu para conferir.',
  states,
  filters,
  filterLabel: 'Mostrar',
  summary: (counts: Record<RowState, number>) => {
    const parts = (['created', 'exists', 'refused', 'checking', 'excluded'] as const)
      .filter((state) => counts[state] > 0)
      .map((state) => counted[state](counts[state]));
    return parts.join(', ');
  },
  tableCaption: 'Estudantes da lista',
  line: 'Linha',
  outcome: 'O que acontece',
  actions: 'Ação',
  username: (name: string) => `usuário ${name}`,
  cell: (field: string, line: number) => `${field}, linha ${line}`,
  exclude: (line: number) => `Retirar a linha ${line}`,
  restore: (line: number) => `Devolver a linha ${line}`,
  excludeRefused: (count: number) => (count === 1 ? 'Retirar a linha com problema' : `Retirar as ${n(count)} linhas com problema`),
  nothingInFilter: 'Nenhuma linha aqui.',
  unreadableDate: (said: string) => `Não entendemos “${said}”. Use dia/mês/ano.`,
  back: 'Voltar',
  create: (count: number) => `Criar ${students(count)}`,
  cannotYet: {
    refused: 'Corrija ou retire as linhas com problema para criar.',
    checking: 'Aguarde a conferência terminar.',
    none: 'A lista ficou vazia.',
  },
  nobodyNew: (count: number) =>
    count === 1
      ? 'Esta pessoa já existe. Ninguém novo será criado; se ainda não está na turma, entra nela.'
      : `As ${n(count)} pessoas da lista já existem. Ninguém novo será criado; quem ainda não está na turma entra nela.`,
  enrol: 'Incluir na turma',
  toClass: 'Abrir a turma',

  enrolling: 'Incluindo na turma…',
  creating: (count: number) => `Criando ${students(count)}…`,
  creatingWords: 'Tudo ou nada: se algo falhar, ninguém é criado pela metade.',
  failed: 'Ninguém foi criado.',
  failedUnsure: 'Não sabemos se o pedido chegou. Tente de novo: ninguém será criado duas vezes.',
  tryAgain: 'Tentar de novo',
  refusedByRow: 'Ninguém foi criado: o servidor recusou algumas linhas. Corrija-as e tente de novo.',

  doneTitle: (count: number) => (count === 1 ? '1 estudante criado' : `${n(count)} estudantes criados`),
  doneNobody: 'Ninguém novo foi criado',
  doneNobodyWords: (count: number) =>
    count === 1
      ? 'Esta pessoa já tinha conta e está na turma com ela.'
      : `As ${n(count)} pessoas da lista já tinham conta e estão na turma com ela.`,
  doneExisting: (count: number) =>
    count === 1 ? 'Mais 1 já tinha conta e está na turma com ela.' : `Mais ${n(count)} já tinham conta e estão na turma com ela.`,
  doneOnce: 'As primeiras senhas aparecem só agora. Imprima os bilhetes antes de sair.',
  slips: 'Ver e imprimir os bilhetes',
  more: 'Criar mais estudantes',
  resultCaption: 'Estudantes criados',
  resultColumns: { name: 'Nome', username: 'Usuário', password: 'Primeira senha' },
  andMore: (count: number) => (count === 1 ? 'E mais 1 nos bilhetes.' : `E mais ${n(count)} nos bilhetes.`),
};
