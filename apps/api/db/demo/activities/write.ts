import type { Random } from '../random';
import { commentOn, draftFor } from './draft';
import { enterComposition } from './enter-composition';
import type { Aim } from './life';
import { SHOWN_PAIRS } from './opinions';
import { LISTED_SCHOOL, type Phase } from './plan';
import { rewriteOf } from './rewrite';
import type { CompositionRow } from './rows';
import type { Student } from './students';
import type { Activity, Draft, World } from './world';

/** What each student handed in, for whoever writes it anew. */
export type Answers = Map<number, { composition: CompositionRow; draft: Draft }>;

/** Shares of those who hand in; the rest of the class is at it, or has not begun. */
const HANDED_IN: Record<Phase, number> = { published: 1, waiting: 0.97, ending: 0.55, open: 0.16, scheduled: 0 };
const AT_IT: Record<Phase, number> = { published: 0.2, waiting: 0.5, ending: 0.55, open: 0.4, scheduled: 0 };
const OF_FIRST_VERSIONS = 0.8;
const LAST_GRADE = 12;
/** How often someone hands in what a classmate wrote. */
const COPIED = 0.006;
/** In the school of the listed teacher, where a class waits for its correction, the one after so many copied, and nobody has seen it yet. */
const TO_BE_FOUND = 14;

/** Where texts handed in have come, by phase: shares of those still unread and in someone's hands; the rest has its grade. */
const UNREAD: Record<Phase, number> = { published: 0, waiting: 0.42, ending: 0.6, open: 1, scheduled: 1 };
const IN_HANDS: Record<Phase, number> = { published: 0, waiting: 0.14, ending: 0.12, open: 0, scheduled: 0 };

function aimOf(phase: Phase, random: Random): Aim {
  const thrown = random.below(1000) / 1000;
  if (thrown < UNREAD[phase]) return 'submitted';
  return thrown < UNREAD[phase] + IN_HANDS[phase] ? 'in_review' : 'reviewed';
}

/** The texts of one activity; `first` are those of the activity whose texts are rewritten here. */
export function write(world: World, activity: Activity, students: readonly Student[], first?: Answers): Answers {
  const { random } = world;
  const { plan, isEnem, group, row } = activity;
  const answers: Answers = new Map();
  const pairs = plan.phase === 'waiting' && row.review_flow === 'D' && isEnem && group.school_grade === LAST_GRADE ? [...SHOWN_PAIRS] : [];
  if (plan.phase === 'scheduled') return answers;
  for (const student of students) {
    const before = first?.get(student.id);
    if (plan.opens > student.stopsAt || (first && before?.composition.published_at == null)) continue;
    const isIn = random.chance(student.diligence * HANDED_IN[plan.phase] * (first ? OF_FIRST_VERSIONS : 1));
    if (!isIn && !random.chance(AT_IT[plan.phase])) continue;
    const draft = before ? rewriteOf(world, activity, student, before.draft) : draftFor(world, activity, student);
    if (!isIn) {
      if (draft.variant.text.length > 400)
        enterComposition(world, activity, {
          student,
          draft,
          aim: random.chance(0.1) && plan.phase === 'ending' ? 'given_back' : 'writing',
          parent: before?.composition ?? null,
          shown: undefined,
        });
      continue;
    }
    const copied = copiedFrom(world, activity, answers, first !== undefined);
    const shown = copied || draft.zero ? undefined : pairs.shift();
    const handed = copied?.draft ?? draft;
    const wanted = aimOf(plan.phase, random);
    const aim = shown ? 'reviewed' : copied?.isToBeFound ? 'submitted' : wanted;
    const composition = enterComposition(world, activity, { student, draft: handed, aim, parent: before?.composition ?? null, shown });
    enterVariation(world, composition, handed, copied?.of ?? null);
    answers.set(student.id, { composition, draft: handed });
    if (composition.status === 'submitted' && row.review_flow !== 'N') world.unread.push({ activity, composition, draft: handed });
  }
  return answers;
}

/** Which of the texts vary the same written one: they are alike by making. A second version counts as its first. */
function enterVariation({ ledger }: World, { id, text }: CompositionRow, { base }: Draft, copies: number | null) {
  if (text !== '') ledger.variations.push({ composition_id: id, written_text: `${base.theme} ${base.rewrites ?? base.key}`, copies });
}

type Copied = { draft: Draft; of: number; isToBeFound: boolean };

/** The text of whoever handed in last, word for word, with what a reviewer says to that. */
function copiedFrom({ random }: World, activity: Activity, answers: Answers, isRewriting: boolean): Copied | undefined {
  const [last] = [...answers.values()].slice(-1);
  if (!last || last.draft.zero || isRewriting || answers.size < 8) return undefined;
  const isToBeFound = activity.plan.phase === 'waiting' && activity.row.school_id === LISTED_SCHOOL && answers.size === TO_BE_FOUND;
  if (!random.chance(COPIED) && !isToBeFound) return undefined;
  const { text } = last.draft.variant;
  const comment = commentOn('copia_colegas', activity, text);
  const end = text.includes('\n') ? text.indexOf('\n') : text.length;
  const mark = { start: 0, end, competence: 1, tone: 'plagio' as const, comment };
  const variant = { ...last.draft.variant, grades: null, marks: [mark], ownMarks: [], remarks: [] };
  return { draft: { ...last.draft, zero: { reason: 'copia_colegas', comment }, variant }, of: last.composition.id, isToBeFound };
}
