import { expect, test } from 'vitest';
import { closedZeroReasons, inCheckOrder, type ZeroReason } from './zero-reasons';

const reasons: ZeroReason[] = [
  { slug: 'da_escola', closed_by: null },
  { slug: 'nao_atende_tipo', closed_by: 'genre' },
  { slug: 'fuga_tema', closed_by: 'theme' },
  { slug: 'copia_proposta', closed_by: null },
  { slug: 'texto_insuficiente', closed_by: 'length' },
  { slug: 'em_branco', closed_by: null },
];
const slugs = (list: readonly ZeroReason[]) => list.map(({ slug }) => slug);

test('blank, too short, copied, off the theme, another type, and the school’s own at the end', () => {
  expect(slugs(inCheckOrder(reasons))).toEqual([
    'em_branco',
    'texto_insuficiente',
    'copia_proposta',
    'fuga_tema',
    'nao_atende_tipo',
    'da_escola',
  ]);
});

test.each([
  [false, false, false, []],
  [true, false, false, ['texto_insuficiente']],
  [false, true, false, ['nao_atende_tipo']],
  [false, false, true, ['fuga_tema']],
  [true, true, true, ['nao_atende_tipo', 'fuga_tema', 'texto_insuficiente']],
])('length %s, genre %s, theme %s left aside: %o are closed', (disregard_length, disregard_genre, disregard_theme, closed) => {
  expect(slugs(closedZeroReasons(reasons, { disregard_length, disregard_genre, disregard_theme }))).toEqual(closed);
});
