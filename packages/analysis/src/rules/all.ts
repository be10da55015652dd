import type { Rule } from '../rule';
import { agreement } from './agreement/agreement';
import { compoundSubject } from './agreement/compound-subject';
import { impersonalVerb } from './agreement/impersonal-verb';
import { nounAgreement } from './agreement/noun-agreement';
import { predicateAgreement } from './agreement/predicate-agreement';
import { pronounAgreement } from './agreement/pronoun-agreement';
import { relativeAgreement } from './agreement/relative-agreement';
import { verbAgreement } from './agreement/verb-agreement';
import { verbBeforeSubject } from './agreement/verb-before-subject';
import { confusedWord } from './grammar/confused-word';
import { crase } from './grammar/crase';
import { demonstrative } from './grammar/demonstrative';
import { futureSubjunctive } from './grammar/future-subjunctive';
import { governedCrase } from './grammar/governed-crase';
import { imperfectSubjunctive } from './grammar/imperfect-subjunctive';
import { invariableWord } from './grammar/invariable-word';
import { lookAlike } from './grammar/look-alike';
import { onde } from './grammar/onde';
import { porQue } from './grammar/por-que';
import { pronounCase } from './grammar/pronoun-case';
import { pronounPlacement } from './grammar/pronoun-placement';
import { regency } from './grammar/regency';
import { timeElapsed } from './grammar/time-elapsed';
import { verbRegency } from './grammar/verb-regency';
import { doubtfulComma } from './punctuation/doubtful-comma';
import { doubtfulUnneededComma } from './punctuation/doubtful-unneeded-comma';
import { fragment } from './punctuation/fragment';
import { missingComma } from './punctuation/missing-comma';
import { missingSpace } from './punctuation/missing-space';
import { spaceBeforeMark } from './punctuation/space-before-mark';
import { unneededComma } from './punctuation/unneeded-comma';
import { objectPronoun } from './register/object-pronoun';
import { orality } from './register/orality';
import { capitalLetter } from './spelling/capital-letter';
import { loosePrefix } from './spelling/loose-prefix';
import { missingAccent } from './spelling/missing-accent';
import { needlessCapital } from './spelling/needless-capital';
import { splitWord } from './spelling/split-word';
import { unknownWord } from './spelling/unknown-word';
import { acronym } from './style/acronym';
import { contestedPhrase } from './style/contested-phrase';
import { firstPerson } from './style/first-person';
import { gerundism } from './style/gerundism';
import { longSentence } from './style/long-sentence';
import { nearRepetition } from './style/near-repetition';
import { oMesmo } from './style/o-mesmo';
import { repeatedWord } from './style/repeated-word';
import { singleBlock } from './style/single-block';
import { vagueWord } from './style/vague-word';

/** The engine is this list. */
export const rules: Rule[] = [
  unknownWord,
  missingAccent,
  splitWord,
  loosePrefix,
  capitalLetter,
  needlessCapital,
  crase,
  governedCrase,
  confusedWord,
  agreement,
  nounAgreement,
  verbAgreement,
  pronounAgreement,
  relativeAgreement,
  verbBeforeSubject,
  compoundSubject,
  predicateAgreement,
  demonstrative,
  impersonalVerb,
  porQue,
  futureSubjunctive,
  imperfectSubjunctive,
  timeElapsed,
  pronounCase,
  pronounPlacement,
  regency,
  verbRegency,
  invariableWord,
  lookAlike,
  onde,
  missingComma,
  doubtfulComma,
  unneededComma,
  doubtfulUnneededComma,
  fragment,
  missingSpace,
  spaceBeforeMark,
  orality,
  objectPronoun,
  repeatedWord,
  acronym,
  contestedPhrase,
  firstPerson,
  gerundism,
  longSentence,
  nearRepetition,
  oMesmo,
  singleBlock,
  vagueWord,
];
