import { FLAG_KEYS, type FlagKey } from '@lauda/contract/feature-flags';
import type { RoleType } from '@lauda/contract/users';
import { describe, expect, test } from 'vitest';
import { make } from '../../../test/make';
import { sidebarFor } from './sidebar-items';

const on =
  (...flags: FlagKey[]) =>
  (key: FlagKey) =>
    flags.includes(key);
const textsFor = (isOn: (key: FlagKey) => boolean, role: RoleType = 'teacher') =>
  sidebarFor(make.me({}, [make.role({ role_type: role })]), isOn).map(({ text }) => text);

const ALWAYS = ['Página Inicial', 'Trilhas', 'Evolução', 'Turmas', 'Temas', 'Recursos Formativos', 'FAQ'];

describe('the sidebar (spec §2.2)', () => {
  test('every flag on: the whole table, in its order', () => {
    expect(textsFor(() => true)).toEqual([
      'Página Inicial',
      'Trilhas',
      'Evolução',
      'Ações',
      'Perfis',
      'Turmas',
      'Temas',
      'Recursos Formativos',
      'Biblioteca',
      'Emocional',
      'FAQ',
      'C5',
    ]);
  });

  test('no flag on: what is always there', () => expect(textsFor(on())).toEqual(ALWAYS));

  test.each([
    ['teacher_recommendations_alerts', 'Ações'],
    ['teacher_engagement', 'Perfis'],
    ['teacher_library', 'Biblioteca'],
    ['teacher_socioemotional_dashboard', 'Emocional'],
    ['teacher_c5_dashboard', 'C5'],
  ] as const)('%s alone brings %s alone', (flag, item) => {
    expect(textsFor(on(flag)).filter((text) => !ALWAYS.includes(text))).toEqual([item]);
  });

  test('the other flags bring nothing', () => {
    const others = FLAG_KEYS.filter((key) => !key.startsWith('teacher_'));
    expect(textsFor(on(...others))).toEqual(ALWAYS);
  });

  test.each([
    [on(), '/evolucao'],
    [on('evolution_portal'), '/evolucao/dashboard'],
  ])('Evolução goes where evolution_portal says', (isOn, to) => {
    expect(sidebarFor(make.me(), isOn).find(({ id }) => id === 'evolution')?.to).toBe(to);
  });

  test.each(['executive', 'reviewer', 'reviewer:oficial'] as const)('%s does not see Turmas, which the server would refuse', (role) => {
    expect(textsFor(on(), role)).toEqual(ALWAYS.filter((text) => text !== 'Turmas'));
  });
});
