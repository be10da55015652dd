import type { StudentField } from '@lauda/contract/students';

/** What a column of a file is used for. */
export type ColumnUse = StudentField | 'full_name' | 'ignored';
export const COLUMN_USES = [
  'full_name',
  'first_name',
  'last_name',
  'registration',
  'email',
  'birth_date',
  'ignored',
] as const satisfies readonly ColumnUse[];

/** How schools write their headers, as `plain` leaves them. A plain "nome" is decided by its neighbours. */
const NAMES: Record<ColumnUse, readonly string[]> = {
  full_name: [
    'nome completo',
    'nome do aluno',
    'nome da aluna',
    'nome do a aluno a',
    'nome dos alunos',
    'nome aluno',
    'nome do estudante',
    'nome da estudante',
    'nome estudante',
    'nome do discente',
    'aluno',
    'aluna',
    'aluno a',
    'alunos',
    'estudante',
    'estudantes',
    'discente',
    'full name',
    'name',
  ],
  first_name: ['nome', 'primeiro nome', 'prenome', 'first name'],
  last_name: ['sobrenome', 'sobrenomes', 'ultimo nome', 'nome de familia', 'last name', 'surname'],
  registration: [
    'matricula',
    'n matricula',
    'no matricula',
    'n de matricula',
    'no de matricula',
    'numero de matricula',
    'numero da matricula',
    'num matricula',
    'ra',
    'r a',
    'ra do aluno',
    'registro',
    'registro academico',
    'registro do aluno',
    'codigo',
    'codigo do aluno',
    'cod aluno',
    'cgm',
    'rga',
    'inep',
    'codigo inep',
  ],
  email: [
    'email',
    'e mail',
    'mail',
    'correio eletronico',
    'email do aluno',
    'e mail do aluno',
    'email institucional',
    'e mail institucional',
    'endereco de email',
  ],
  birth_date: [
    'nascimento',
    'data de nascimento',
    'data nascimento',
    'data do nascimento',
    'dt nascimento',
    'dt de nascimento',
    'dt nasc',
    'data nasc',
    'data de nasc',
    'nasc',
    'dn',
    'aniversario',
  ],
  ignored: [
    'turma',
    'classe',
    'serie',
    'ano',
    'ano serie',
    'escola',
    'turno',
    'n',
    'no',
    'num',
    'numero',
    'ordem',
    'chamada',
    'n chamada',
    'no chamada',
    'numero de chamada',
    'telefone',
    'celular',
    'responsavel',
    'nome do responsavel',
    'mae',
    'nome da mae',
    'pai',
    'nome do pai',
    'sexo',
    'genero',
    'cpf',
    'rg',
    'situacao',
    'status',
    'observacao',
    'observacoes',
    'endereco',
    'cidade',
    'usuario',
    'login',
    'senha',
  ],
};

const USE_OF = new Map(COLUMN_USES.flatMap((use) => NAMES[use].map((name) => [name, use] as const)));

/** Without accents, case and signs: "Nº de Matrícula:" → "no de matricula". */
export const plain = (header: string): string =>
  header
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

export const useOfName = (header: string): ColumnUse | undefined => USE_OF.get(plain(header));
