import type { Rule } from '../rule';
import { agreement } from './agreement/agreement';
import { compoundSubject } from './agreement/compound-subject';
import { impersonalVerb } from './agreement/impersonal-verb';
import { nounAgreement } from './agreement/noun-agreement';
import { passiveNumber } from './agreement/passive-number';
import { predicateAgreement } from './agreement/predicate-agreement';
import { predicateNumber } from './agreement/predicate-number';
import { pronounAgreement } from './agreement/pronoun-agreement';
import { relativeAgreement } from './agreement/relative-agreement';
import { schoolAgreement } from './agreement/school-agreement';
import { sePassive } from './agreement/se-passive';
import { singledSubject } from './agreement/singled-subject';
import { verbAgreement } from './agreement/verb-agreement';
import { verbBeforeSubject } from './agreement/verb-before-subject';
import { crase } from './crase/crase';
import { craseOfHours } from './crase/crase-of-hours';
import { craseOfPlace } from './crase/crase-of-place';
import { crasePhrase } from './crase/crase-phrase';
import { governedCrase } from './crase/governed-crase';
import { noCrase } from './crase/no-crase';
import { demonstrative } from './pronouns/demonstrative';
import { pronounCase } from './pronouns/pronoun-case';
import { pronounPlacement } from './pronouns/pronoun-placement';
import { doubleMark } from './punctuation/double-mark';
import { doubtfulComma } from './punctuation/doubtful-comma';
import { doubtfulUnneededComma } from './punctuation/doubtful-unneeded-comma';
import { fragment } from './punctuation/fragment';
import { missingComma } from './punctuation/missing-comma';
import { missingSpace } from './punctuation/missing-space';
import { openingComma } from './punctuation/opening-comma';
import { questionMark } from './punctuation/question-mark';
import { spaceBeforeMark } from './punctuation/space-before-mark';
import { unneededComma } from './punctuation/unneeded-comma';
import { regency } from './regency/regency';
import { relativePreposition } from './regency/relative-preposition';
import { verbRegency } from './regency/verb-regency';
import { objectPronoun } from './register/object-pronoun';
import { orality } from './register/orality';
import { capitalLetter } from './spelling/capital-letter';
import { loosePrefix } from './spelling/loose-prefix';
import { missingAccent } from './spelling/missing-accent';
import { needlessCapital } from './spelling/needless-capital';
import { prefixHyphen } from './spelling/prefix-hyphen';
import { splitWord } from './spelling/split-word';
import { unknownWord } from './spelling/unknown-word';
import { wrongForm } from './spelling/wrong-form';
import { acronym } from './style/acronym';
import { contestedHyphen } from './style/contested-hyphen';
import { contestedPhrase } from './style/contested-phrase';
import { contestedRegency } from './style/contested-regency';
import { firstPerson } from './style/first-person';
import { gerundism } from './style/gerundism';
import { longSentence } from './style/long-sentence';
import { nearRepetition } from './style/near-repetition';
import { oMesmo } from './style/o-mesmo';
import { redundancy } from './style/redundancy';
import { repeatedWord } from './style/repeated-word';
import { singleBlock } from './style/single-block';
import { smallMonth } from './style/small-month';
import { vagueWord } from './style/vague-word';
import { futureSubjunctive } from './verbs/future-subjunctive';
import { imperfectSubjunctive } from './verbs/imperfect-subjunctive';
import { infinitiveBehindHelper } from './verbs/infinitive-behind-helper';
import { nounForVerb } from './verbs/noun-for-verb';
import { subjunctive } from './verbs/subjunctive';
import { timeElapsed } from './verbs/time-elapsed';
import { badAndBadly } from './words/bad-and-badly';
import { confusedWord } from './words/confused-word';
import { invariableWord } from './words/invariable-word';
import { lookAlike } from './words/look-alike';
import { maisForMas } from './words/mais-for-mas';
import { onde } from './words/onde';
import { paronym } from './words/paronym';
import { porQue } from './words/por-que';
import { seNao } from './words/se-nao';

/** The engine is this list. */
export const rules: Rule[] = [
  unknownWord,
  missingAccent,
  splitWord,
  loosePrefix,
  prefixHyphen,
  wrongForm,
  capitalLetter,
  needlessCapital,
  crase,
  governedCrase,
  crasePhrase,
  craseOfPlace,
  craseOfHours,
  noCrase,
  confusedWord,
  maisForMas,
  nounForVerb,
  agreement,
  nounAgreement,
  verbAgreement,
  pronounAgreement,
  relativeAgreement,
  verbBeforeSubject,
  compoundSubject,
  singledSubject,
  predicateAgreement,
  predicateNumber,
  passiveNumber,
  sePassive,
  schoolAgreement,
  demonstrative,
  impersonalVerb,
  porQue,
  futureSubjunctive,
  imperfectSubjunctive,
  subjunctive,
  infinitiveBehindHelper,
  timeElapsed,
  pronounCase,
  pronounPlacement,
  regency,
  verbRegency,
  relativePreposition,
  invariableWord,
  lookAlike,
  paronym,
  badAndBadly,
  seNao,
  onde,
  missingComma,
  doubtfulComma,
  unneededComma,
  doubtfulUnneededComma,
  fragment,
  openingComma,
  doubleMark,
  questionMark,
  missingSpace,
  spaceBeforeMark,
  orality,
  objectPronoun,
  repeatedWord,
  acronym,
  contestedHyphen,
  contestedPhrase,
  contestedRegency,
  redundancy,
  smallMonth,
  firstPerson,
  gerundism,
  longSentence,
  nearRepetition,
  oMesmo,
  singleBlock,
  vagueWord,
];
