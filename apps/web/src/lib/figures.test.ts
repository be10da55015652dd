import fc from 'fast-check';
import { expect, test } from 'vitest';
import { figure } from './figures';

test.each([
  [0, '0'],
  [7, '7'],
  [999, '999'],
  [1000, '1.000'],
  [1234567, '1.234.567'],
  [-3, '-3'],
  [0.5, '0,5'],
  [2.345, '2,35'],
  [1.005, '1'],
])('%d is written %s', (value, written) => expect(figure(value)).toBe(written));

test('never otherwise than the browser writes it', () => {
  const format = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 });
  fc.assert(fc.property(fc.integer({ min: -2_000_000, max: 2_000_000 }), (value) => figure(value) === format.format(value)));
  fc.assert(fc.property(fc.double({ min: 0, max: 50_000, noNaN: true }), (value) => figure(value) === format.format(value)));
});
