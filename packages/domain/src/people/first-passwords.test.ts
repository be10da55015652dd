import { expect, test } from 'vitest';
import { FIRST_PASSWORD_WORDS, firstPassword } from './first-passwords';
import { passwordFaults } from './passwords';

const owner = { first_name: 'Pera', last_name: 'Carvalho', username: 'pera.carvalho', email: '' };

/** Foreseeable on purpose, and walks over every word. */
const counting = () => {
  let at = 0;
  return (limit: number) => {
    at += 7;
    return at % limit;
  };
};

test('there are enough words, each plain and each once', () => {
  expect(FIRST_PASSWORD_WORDS.length).toBeGreaterThan(350);
  expect(FIRST_PASSWORD_WORDS.filter((word) => !/^[a-z]{3,9}$/.test(word))).toEqual([]);
});

test('two thousand passwords: read aloud, typed, and never refused by our own rules', () => {
  const draw = counting();
  for (let time = 0; time < 2000; time += 1) {
    const password = firstPassword(owner, draw);
    expect(password).toMatch(/^[a-z]+-[a-z]+-[a-z]+-[1-9]\d$/);
    expect(passwordFaults(password, owner)).toEqual([]);
  }
});

test('no word of it is one that people choose by themselves', () => {
  const weak = FIRST_PASSWORD_WORDS.filter(
    (word) => passwordFaults(`${word}${word}x`.slice(0, word.length), owner).includes('guessable') && word.length >= 4,
  );
  expect(weak).toEqual([]);
});

test('the same draw gives the same password; the name of the owner is never in it', () => {
  expect(firstPassword(owner, counting())).toBe(firstPassword(owner, counting()));
  const always = FIRST_PASSWORD_WORDS.indexOf('carvalho');
  const draws = [always, 1, 2, 5, 3, 4, 6, 8];
  expect(firstPassword(owner, () => draws.shift() ?? 0)).not.toContain('carvalho');
});
