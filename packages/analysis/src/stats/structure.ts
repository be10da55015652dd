import { interventionOf } from '../intervention/elements';
import type { Genre } from '../request';
import type { ReadText } from '../text/read-text';
import { connectivesOf } from './connectives';

/** 1 to 5: how much of the shape its genre asks for a text has. One point to begin with, one for each sign found. */
export function structureLevel(text: ReadText, genre?: Genre): number {
  const paragraphs = text.paragraphs.filter((paragraph) => paragraph.sentences.length > 0);
  const words = paragraphs.map(
    (paragraph) => paragraph.sentences.flatMap((sentence) => sentence.tokens).filter((token) => token.kind === 'word').length,
  );
  const last = paragraphs.at(-1);
  const opening = (at: number) => {
    const sentence = paragraphs[at]?.sentences[0];
    return sentence ? connectivesOf(sentence).some(({ index }) => index < 3) : false;
  };
  const signs =
    genre === 'narrativa'
      ? [
          paragraphs.length >= 3,
          Math.min(...words) >= 8,
          paragraphs.some((p) => /[—"-]/.test(p.text.charAt(0)) || p.text.includes(':')),
          paragraphs.flatMap((p) => p.sentences).length >= 6,
        ]
      : [
          paragraphs.length >= 3 && paragraphs.length <= 6,
          paragraphs.length >= 3 && Math.min(...words) >= 25,
          opening(1) || opening(2),
          opening(paragraphs.length - 1) && last !== undefined && Object.values(interventionOf(text)).filter(Boolean).length >= 3,
        ];
  return 1 + signs.filter(Boolean).length;
}
