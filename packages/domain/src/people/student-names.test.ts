import { expect, test } from 'vitest';
import { familyName, foldedName, givenName, isName, usernameGiver, usernameStem } from './student-names';

test.each([
  ['MARIA', 'Maria'],
  ['  joão   pedro ', 'João Pedro'],
  ['ana-lúcia', 'Ana-Lúcia'],
  ['MARIA DAS DORES', 'Maria das Dores'],
  ['de lourdes', 'De Lourdes'],
  ['LeBron', 'LeBron'],
  ['e\u0301rica', 'Érica'],
  ['\ufeffBia\u200b', 'Bia'],
  ['', ''],
])('given name %j is kept as %j', (typed, kept) => expect(givenName(typed)).toBe(kept));

test.each([
  ['DA SILVA', 'da Silva'],
  ["D'ÁVILA E SOUZA", "D'Ávila e Souza"],
  ['COSTA\u00a0NETO', 'Costa Neto'],
  ['RAMOS II', 'Ramos II'],
  ['McDonald', 'McDonald'],
])('family name %j is kept as %j', (typed, kept) => expect(familyName(typed)).toBe(kept));

test.each([
  ['Zoë', true],
  ["D'Ávila", true],
  ['Ana 2', false],
  ['=HYPERLINK("x")', false],
  ['Bia 😀', false],
  ['-Ana', false],
  ['', false],
])('%j is a name: %s', (text, expected) => expect(isName(text)).toBe(expected));

test.each([
  ['Maria', 'da Silva', 'maria.silva'],
  ['João Pedro', 'Araújo dos Anjos', 'joao.anjos'],
  ["D'Ávila", 'Conceição', 'davila.conceicao'],
  ['李', '小龙', 'estudante'],
  ['Ó', '', 'o.estudante'],
  ['Ana-Lúcia', 'e Costa', 'analucia.costa'],
])('%s %s enters as %s', (first, last, username) => expect(usernameStem(first, last)).toBe(username));

test('a username is given once', () => {
  const give = usernameGiver(new Set(['maria.silva', 'maria.silva3']));
  expect([1, 2, 3].map(() => give('maria.silva'))).toEqual(['maria.silva2', 'maria.silva4', 'maria.silva5']);
});

test('the longest name still makes a username that the database takes', () => {
  const stem = usernameStem('a'.repeat(80), 'b'.repeat(80));
  expect(`${stem}5000`).toMatch(/^[a-z0-9][a-z0-9._-]{1,79}$/);
  expect(foldedName('ÇÃÉ')).toBe('cae');
});
