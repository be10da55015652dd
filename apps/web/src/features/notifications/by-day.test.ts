import { expect, test } from 'vitest';
import { byDay } from './by-day';
import { destinationOf } from './destination';

test('one group a day: today, yesterday, then the date', () => {
  const now = new Date(2026, 2, 1, 8, 0);
  const at = (year: number, month: number, day: number, hour = 12) => ({ created: new Date(year, month, day, hour).toISOString() });
  const days = byDay([at(2026, 2, 1, 7), at(2026, 2, 1, 0), at(2026, 1, 28, 23), at(2026, 1, 26), at(2025, 11, 31)], now);
  expect(days.map(({ day, rows }) => [day, rows.length])).toEqual([
    ['Hoje', 2],
    ['Ontem', 1],
    ['Quinta-feira, 26 de fevereiro', 1],
    ['31 de dezembro de 2025', 1],
  ]);
  expect(byDay([], now)).toEqual([]);
});

test.each([
  ['', { kind: 'none' }],
  ['/turmas/4', { kind: 'inside', to: '/turmas/4' }],
  ['recomendacoes?turma=1', { kind: 'inside', to: '/recomendacoes?turma=1' }],
  ['//outra.example/x', { kind: 'inside', to: '/outra.example/x' }],
  ['https://exemplo.org/a', { kind: 'outside', href: 'https://exemplo.org/a' }],
  ['javascript:alert("http")', { kind: 'none' }],
  ['não é http', { kind: 'none' }],
])('%s leads to %j', (link, where) => expect(destinationOf(link)).toEqual(where));
