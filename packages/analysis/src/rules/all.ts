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
import { badAndBadly } from './grammar/bad-and-badly';
import { confusedWord } from './grammar/confused-word';
import { crase } from './grammar/crase';
import { craseOfHours } from './grammar/crase-of-hours';
import { craseOfPlace } from './grammar/crase-of-place';
import { crasePhrase } from './grammar/crase-phrase';
import { demonstrative } from './grammar/demonstrative';
import { futureSubjunctive } from './grammar/future-subjunctive';
import { governedCrase } from './grammar/governed-crase';
import { imperfectSubjunctive } from './grammar/imperfect-subjunctive';
import { infinitiveBehindHelper } from './grammar/infinitive-behind-helper';
import { invariableWord } from './grammar/invariable-word';
import { lookAlike } from './grammar/look-alike';
import { maisForMas } from './grammar/mais-for-mas';
import { noCrase } from './grammar/no-crase';
import { nounForVerb } from './grammar/noun-for-verb';
import { onde } from './grammar/onde';
import { paronym } from './grammar/paronym';
import { porQue } from './grammar/por-que';
import { pronounCase } from './grammar/pronoun-case';
import { pronounPlacement } from './grammar/pronoun-placement';
import { regency } from './grammar/regency';
import { relativePreposition } from './grammar/relative-preposition';
import { seNao } from './grammar/se-nao';
import { subjunctive } from './grammar/subjunctive';
import { timeElapsed } from './grammar/time-elapsed';
import { verbRegency } from './grammar/verb-regency';
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
