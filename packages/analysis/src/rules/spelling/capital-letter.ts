import { NAME } from '../../lexicon/morphology';
import type { Finding, Rule } from '../../rule';
import type { ReadText } from '../../text/read-text';
import { isWord, type Paragraph, type Token } from '../../text/token';
import { isVerse } from '../../text/verse';
import { properNames } from './proper-names';

/** Places that the dictionary also has as common nouns (brasil, the tree). */
const PLACES = new Set(
  'brasil europa áfrica ásia américa portugal frança alemanha itália espanha inglaterra argentina japão rússia grécia amazônia bahia marte deus'.split(
    ' ',
  ),
);

const SIGLAS = /^(onu|ibge|enem|eua|oms|inep|unicef|unesco)$/;

const ENDS = new Set(['.', '!', '?', '…']);
/** A verse may begin small as long as the one before it has not come to its end. */
const runsOn = ({ index }: Paragraph, text: ReadText) => {
  const before = text.paragraphs[index - 1]?.sentences.at(-1)?.tokens.at(-1);
  return before !== undefined && !ENDS.has(before.text) && isVerse(text);
};

/** A sentence that begins small, and names written small. */
export const capitalLetter: Rule = {
  id: 'capital-letter',
  category: 'erros_ortograficos',
  competence: 1,
  confidence: 0.75,
  check: (paragraph, text) =>
    paragraph.sentences.flatMap(({ tokens }, s) => {
      const found: Finding[] = [];
      const first = tokens.find((token) => token.kind !== 'punctuation');
      const opensList = /^[a-z]$/.test(first?.text ?? '') && first?.lower !== 'a' && first?.lower !== 'e' && first?.lower !== 'o';
      const before = paragraph.sentences[s - 1]?.tokens.at(-1);
      if (
        isWord(first) &&
        first === tokens[0] &&
        first.spaced &&
        /^\p{Ll}/u.test(first.text) &&
        first.lower !== 'etc' &&
        !opensList &&
        (s === 0 ? !runsOn(paragraph, text) : before?.text === '.' || before?.text === '!')
      )
        found.push(finding(first, first, capital(first.text), 'Toda frase começa com letra maiúscula.'));
      for (let i = 0; i < tokens.length; i++) {
        const name = properNames(tokens, i);
        const last = name && tokens[i + name.length - 1];
        const token = tokens[i];
        if (!token || found.some((other) => other.start === token.start)) continue;
        if (name && last) {
          found.push(finding(token, last, name.instead, `“${name.instead}” é nome próprio e se escreve com inicial maiúscula.`));
          i += name.length - 1;
        } else if (SIGLAS.test(token.text)) {
          const sigla = token.text.toUpperCase();
          found.push(finding(token, token, sigla, `“${sigla}” é uma sigla e se escreve com letras maiúsculas.`));
        } else if (
          isWord(token) &&
          (token.readings === NAME || PLACES.has(token.lower)) &&
          token.text === token.lower &&
          token.text.length > 3 &&
          !token.text.includes('-') &&
          !(token.lower === 'deus' && /^(um|próprio|nenhum|outro|algum)$/.test(tokens[i - 1]?.lower ?? ''))
        ) {
          found.push(finding(token, token, capital(token.text), 'Nomes próprios se escrevem com inicial maiúscula.'));
        }
      }
      return found;
    }),
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const finding = (from: Token, to: Token, instead: string, comment: string): Finding => ({
  start: from.start,
  end: to.end,
  comment,
  suggestions: [instead],
});
