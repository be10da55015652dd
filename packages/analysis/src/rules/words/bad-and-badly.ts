import type { Token } from '../../text/token';
import { type Phrase, phraseRule } from '../phrase-rule';

const NOUNS =
  'aluno aluna exemplo professor hábito uso comportamento político governo cheiro humor gosto caráter pai filho profissional motorista jogador negócio sinal desempenho cidadão'.split(
    ' ',
  );
const BADLY = '“Mal” é o contrário de “bem”. Teste a troca: se “bem” serve, escreva “mal”.';
const BAD = '“Mau” é o contrário de “bom”. Teste a troca: se “bom” serve, escreva “mau”.';

/** "O mau venceu": alone it is the noun, the contrary of "o bem". */
const isAlone = (tokens: Token[], from: number, to: number) =>
  /^(VERB|AUX|PUNCT|ADP\+DET)$/.test(tokens[to + 1]?.upos ?? 'PUNCT') && !tokens.slice(0, from).some(({ lower }) => lower === 'bom');

const badlyBehind: Phrase[] = ['foi', 'fui', 'vai', 'ir', 'foram', 'saiu', 'dormiu', 'passou'].flatMap((verb) =>
  ['na', 'no', 'em', 'nas', 'nos'].map((where) => ({ words: `${verb} mau ${where}`, instead: `${verb} mal ${where}`, comment: BADLY })),
);
const badBefore: Phrase[] = NOUNS.flatMap((noun) =>
  ['um', 'o', 'de', 'do', 'seu', 'esse'].map((first) => ({ words: `${first} mal ${noun}`, instead: `${first} mau ${noun}`, comment: BAD })),
);

/** "Mau" and "mal" where the neighbours leave no doubt. */
export const badAndBadly = phraseRule({
  id: 'bad-and-badly',
  category: 'erros_gramaticais',
  competence: 1,
  confidence: 0.9,
  comment: () => BADLY,
  phrases: [
    ...badlyBehind,
    ...badBefore,
    { words: 'o mau', instead: 'o mal', when: isAlone },
    { words: 'do mau', instead: 'do mal', when: isAlone },
    { words: 'mau educado', instead: 'mal-educado' },
    { words: 'mau humorado', instead: 'mal-humorado' },
  ],
});
