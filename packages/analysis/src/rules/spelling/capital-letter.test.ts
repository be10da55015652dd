import { expect, test } from 'vitest';
import { expectRule } from '../../../test/expect-rule';
import { understand } from '../../understand';
import { capitalLetter } from './capital-letter';

expectRule(capitalLetter, [
  'A escola ensina. [[isso → Isso]] é bom.',
  'A [[copa do mundo → Copa do Mundo]] parou o país.',
  'Quem ganhou a [[copa → Copa]] voltou para casa.',
  'A copa das árvores dá sombra à rua.',
  'A água cobre quase todo o planeta [[terra → Terra]].',
  'Moro no [[brasil → Brasil]] desde cedo.',
  'Ele se sente um deus e fala de futebol, cinema. etc.',
  'A [[onu → ONU]] aprovou o acordo.',
  'O projeto está no [[congresso → Congresso]].',
  'O Brasil é grande. Isso é bom.',
]);

const marked = (lines: string[]) => {
  const text = understand(lines);
  return text.paragraphs.flatMap((line) => capitalLetter.check(line, text).map(({ start, end }) => line.text.slice(start, end)));
};

test('a verse may begin small until the sentence ends', () => {
  expect(
    marked(['Minha rua é comprida', 'tem um muro e um quintal', 'que ninguém nunca pintou.', 'eu passo por lá cantando', 'e volto']),
  ).toEqual(['eu']);
});

test('a paragraph may not', () => {
  const paragraph = 'a escola precisa ensinar a escrever desde cedo, porque quem escreve pensa melhor e defende o que pensa';
  expect(marked([paragraph, paragraph, paragraph, paragraph])).toEqual(['a', 'a', 'a', 'a']);
});
