import type { ProgressState } from '@lauda/contract/activities';
import type { MOTIVATING_KINDS } from '@lauda/contract/themes';

export const texts = {
  notForProfile: 'Esta tela não é do seu perfil',
  notForProfileWhy: 'Ela mostra estudantes, um a um, a quem ensina, coordena ou dirige a escola.',
  toHome: 'Ir para o início',
  home: 'Lauda, página inicial',
  logOut: 'Sair',
  more: 'Mostrar mais',
  shown: (shown: number, count: number) => `${shown.toLocaleString('pt-BR')} de ${count.toLocaleString('pt-BR')}`,
};

/** What kind of motivating text it is. */
export const motivatingKinds = {
  informativo: 'Texto informativo',
  dado: 'Dado',
  charge: 'Charge descrita',
  lei: 'Lei',
  literario: 'Texto literário',
  depoimento: 'Depoimento',
} satisfies Record<(typeof MOTIVATING_KINDS)[number], string>;

/** Where a student is with an activity. */
export const progressStates: Record<ProgressState, string> = {
  nao_iniciada: 'Não iniciada',
  em_andamento: 'Em andamento',
  entregue: 'Entregue',
  em_correcao: 'Em correção',
  corrigida: 'Corrigida',
  zerada: 'Zerada',
};
