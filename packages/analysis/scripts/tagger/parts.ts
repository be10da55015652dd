import { type GoldSentence, readConllu } from '../corpora/conllu';
import { treebank } from '../corpora/folder';

/** What ships has read the treebanks' development parts too. */
export const final = process.argv.includes('--final');
/** Things are tried out on a tenth of Bosque train and the other half of Porttinari, so that what is reported is looked at once. */
export const dev = process.argv.includes('--dev');

const inTenth = (_: GoldSentence, i: number): boolean => Math.floor(i / 70) % 10 === 3;
const bosque = readConllu(treebank('bosque-ud-train'));
const porttinari = readConllu(treebank('porttinari-ud-dev'));
const halves = [0, 1].map((rest) => porttinari.filter((_, i) => i % 2 === rest));

export const bosqueTrain = dev ? bosque.filter((sentence, i) => !inTenth(sentence, i)) : bosque;
export const bosqueHeld = dev ? bosque.filter(inTenth) : readConllu(treebank('bosque-ud-dev'));
export const gsdTrain = readConllu(treebank('gsd-ud-train'));
export const gsdHeld = readConllu(treebank('gsd-ud-dev'));
const half = halves[dev ? 1 : 0] ?? [];
export const otherHalf = halves[dev ? 0 : 1] ?? [];

/** The older of the two treebanks whose guidelines are followed, and the one of today. */
export const older = final ? [...bosqueTrain, ...bosqueHeld] : bosqueTrain;
export const today = final ? porttinari : half;
/** There are few sentences of today's, so each counts twice; the twin has but half of them. */
const times = final ? 2 : 4;
export const todayOften = Array.from({ length: times }, () => today).flat();
export const own = [...older, ...todayOften];
export const everything = [...bosqueTrain, ...gsdTrain, ...porttinari, ...bosqueHeld, ...gsdHeld];
