/** The networks and schools are invented; the schools are named for writers who are no longer with us, as the law wants. */
export type NetworkPlan = {
  id: number;
  name: string;
  category: 'PUB' | 'PVT';
  logo: string;
  accent: string;
  /** What a visitor types at /acesso. */
  accessCode: string;
  accessUser: { username: string; first_name: string; last_name: string };
};

export const networks: readonly NetworkPlan[] = [
  {
    id: 1,
    name: 'Rede Estadual Vale do Ipê',
    category: 'PUB',
    logo: '/redes/vale-do-ipe.svg',
    accent: '#7a5200',
    accessCode: 'ipe-amarelo-2026',
    accessUser: { username: 'rede.vale-do-ipe', first_name: 'Rede Estadual', last_name: 'Vale do Ipê' },
  },
  {
    id: 2,
    name: 'Colégios Aroeira',
    category: 'PVT',
    logo: '/redes/aroeira.svg',
    accent: '#8c2f39',
    accessCode: 'sombra-de-aroeira-2026',
    accessUser: { username: 'rede.aroeira', first_name: 'Colégios', last_name: 'Aroeira' },
  },
];

/** How a school writes its classes of ensino médio. */
type Style = 'º' | 'ª série';

export type SchoolPlan = {
  id: number;
  network: number;
  name: string;
  city: string;
  state: string;
  review_flow: 'N' | 'O' | 'D';
  is_test?: true;
  is_allowed_to_edit_tests?: true;
  style: Style;
  /** This year's classes: the grade, and the letters of its classes. */
  classes: readonly (readonly [grade: number, letters: string])[];
  teachers: number;
};

export const schools: readonly SchoolPlan[] = [
  {
    id: 1,
    network: 1,
    name: 'Escola Estadual Cora Coralina',
    city: 'Goiânia',
    state: 'GO',
    review_flow: 'N',
    is_allowed_to_edit_tests: true,
    style: 'º',
    classes: [
      [6, 'AB'],
      [7, 'A'],
      [8, 'A'],
      [9, 'AB'],
      [10, 'A'],
      [11, 'A'],
      [12, 'AB'],
    ],
    teachers: 15,
  },
  {
    id: 2,
    network: 1,
    name: 'Escola Estadual Carolina Maria de Jesus',
    city: 'Anápolis',
    state: 'GO',
    review_flow: 'O',
    style: 'º',
    classes: [
      [6, 'A'],
      [7, 'A'],
      [8, 'A'],
      [9, 'A'],
      [10, 'AB'],
      [11, 'A'],
      [12, 'A'],
    ],
    teachers: 12,
  },
  {
    id: 3,
    network: 1,
    name: 'Escola Estadual Maria Firmina dos Reis',
    city: 'Catalão',
    state: 'GO',
    review_flow: 'N',
    style: 'ª série',
    classes: [
      [6, 'A'],
      [7, 'A'],
      [8, 'A'],
      [9, 'A'],
      [10, 'A'],
      [11, 'A'],
      [12, 'A'],
    ],
    teachers: 10,
  },
  {
    id: 4,
    network: 1,
    name: 'Escola Estadual Lima Barreto',
    city: 'Formosa',
    state: 'GO',
    review_flow: 'D',
    style: 'º',
    classes: [
      [10, 'AB'],
      [11, 'AB'],
      [12, 'AB'],
    ],
    teachers: 9,
  },
  {
    id: 5,
    network: 2,
    name: 'Colégio Aroeira Boa Vista',
    city: 'Recife',
    state: 'PE',
    review_flow: 'D',
    is_allowed_to_edit_tests: true,
    style: 'ª série',
    classes: [
      [8, 'A'],
      [9, 'A'],
      [10, 'A'],
      [11, 'A'],
      [12, 'A'],
      [13, 'A'],
      [14, 'A'],
    ],
    teachers: 11,
  },
  {
    id: 6,
    network: 2,
    name: 'Colégio Aroeira Piloto',
    city: 'Olinda',
    state: 'PE',
    review_flow: 'O',
    is_test: true,
    style: 'ª série',
    classes: [
      [9, 'A'],
      [12, 'A'],
    ],
    teachers: 3,
  },
];

export function className(grade: number, letter: string, style: Style): string {
  if (grade === 14) return 'Oficina de Escrita';
  if (grade === 13) return 'Cursinho Noturno';
  if (grade < 10) return `${grade}º ${letter}`;
  return `${grade - 9}${style} EM ${letter}`;
}
