import { FS, NOMINAL, PLURAL, SINGULAR, VERBAL } from '../../lexicon/morphology';
import type { Token } from '../../text/token';
import { type Phrase, phraseRule } from '../phrase-rule';

/** "Ela mesmo fez", but not "ela mesmo assim fez" nor "ela, mesmo doente". */
const doesItself = (tokens: Token[], from: number, to: number) =>
  /^(VERB|AUX)$/.test(tokens[to + 1]?.upos ?? '') &&
  ((tokens[to + 1]?.readings ?? 0) & VERBAL) !== 0 &&
  !/^(de|em|com|para|por)$/.test(tokens[from - 1]?.lower ?? '');

const themselves: Phrase[] = [
  ['ela mesmo', 'ela mesma'],
  ['elas mesmo', 'elas mesmas'],
  ['eles mesmo', 'eles mesmos'],
  ['nós mesmo', 'nós mesmos'],
].map(([words = '', instead = '']) => ({
  words,
  instead,
  comment: `Depois de pronome, “mesmo” concorda com ele: “${instead}”.`,
  when: doesItself,
}));

const enclosed: Phrase[] = [
  ['segue anexo a', 'segue anexa a'],
  ['segue anexo as', 'seguem anexas as'],
  ['segue anexo os', 'seguem anexos os'],
  ['seguem anexo os', 'seguem anexos os'],
  ['seguem anexo as', 'seguem anexas as'],
].map(([words = '', instead = '']) => ({ words, instead, comment: '“Anexo” é adjetivo e concorda com aquilo que vai junto.' }));

const even: Phrase[] = [
  ...['estou', 'está', 'fiquei', 'ficou', 'ficar'].map((verb) => ({ words: `${verb} quites`, instead: `${verb} quite` })),
  ...['estamos', 'estão', 'ficamos', 'ficaram'].map((verb) => ({ words: `${verb} quite`, instead: `${verb} quites` })),
].map((phrase) => ({ ...phrase, comment: '“Quite” concorda com quem já não deve: eu estou quite, nós estamos quites.' }));

const isPluralNoun = (token: Token | undefined) =>
  token?.upos === 'NOUN' && (token.readings & NOMINAL & PLURAL) !== 0 && !(token.readings & SINGULAR);

/** Small words whose agreement every school grammar has a paragraph on. */
export const schoolAgreement = phraseRule({
  id: 'school-agreement',
  category: 'erros_gramaticais',
  competence: 1,
  confidence: 0.85,
  skipQuotes: true,
  comment: (written, instead) => `Confira a concordância: “${instead}”, e não “${written}”.`,
  phrases: [
    ...themselves,
    ...enclosed,
    ...even,
    {
      words: 'bastante',
      instead: 'bastantes',
      comment: 'Antes de nome no plural, “bastante” equivale a “muitos” e também vai para o plural.',
      when: (tokens, from, to) => isPluralNoun(tokens[to + 1]) && /^(VERB|AUX)$/.test(tokens[from - 1]?.upos ?? ''),
    },
    {
      words: 'obrigado',
      instead: 'obrigada',
      comment: 'Quem agradece é mulher: “obrigada”.',
      when: (tokens, _, to) =>
        tokens.slice(to + 1, to + 5).some(({ lower }) => /^(disse|respondeu|falou|agradeceu|exclamou)$/.test(lower)) &&
        tokens.slice(to + 1, to + 7).some(({ lower, readings, upos }) => lower === 'ela' || (upos === 'NOUN' && readings === FS)),
    },
    ...['uma', 'duzentas', 'trezentas', 'quatrocentas', 'quinhentas'].map((number) => ({
      words: `${number} gramas`,
      instead: `${number === 'uma' ? 'um' : number.replace('as', 'os')} gramas`,
      comment: 'A unidade de peso é masculina: “o grama”, “duzentos gramas”.',
    })),
    { words: 'leso-pátria', instead: 'lesa-pátria', comment: '“Leso” concorda com a palavra que acompanha: crime de lesa-pátria.' },
  ],
});
