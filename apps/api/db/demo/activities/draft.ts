import { closedZeroReasons } from '@lauda/domain/reviewing/zero-reasons';
import { ZERO_REASONS } from '../../base/writing/zero-reasons';
import type { WrittenText } from '../writing/shape';
import { bell, type Student } from './students';
import { type Variant, vary } from './variation/vary';
import { WEAKNESSES, type WeaknessKind } from './variation/weaken';
import { type Activity, type Draft, textsOn, type World } from './world';

/** Percent of the full grade that a class reaches on average: this year, last year, the year before. */
const MEANS = { school: [68, 61, 54], later: [65, 58, 51] };
const SPREAD = 15;
const ZEROED = 0.04;
/** How often each thing is done worse: in the last years of school the proposal suffers, before that the written norm. */
const FAULTS: Record<'younger' | 'older', Record<WeaknessKind, number>> = {
  younger: { norm: 62, links: 14, progress: 18, proposal: 6 },
  older: { norm: 22, links: 18, progress: 20, proposal: 40 },
};
const ROOM = 4;

const percentOf = ({ grades }: { grades: readonly number[] | null }, isEnem: boolean) =>
  (grades ?? []).reduce((sum, points) => sum + points, 0) / (isEnem ? 10 : 0.5);

/** What this student hands in: the written text that is nearest to what they can do, varied, and worse where it is too good for them. */
export function draftFor(world: World, activity: Activity, student: Student): Draft {
  const { random } = world;
  const zeroed = random.chance(ZEROED) ? zeroDraft(world, activity, student) : undefined;
  return zeroed ?? gradedDraft(world, activity, student);
}

function gradedDraft({ random, written, calendar }: World, activity: Activity, student: Student): Draft {
  const { group, theme, isEnem, plan } = activity;
  const ago = calendar.thisYear - group.school_year;
  const mean = (group.school_grade < 10 ? MEANS.school : MEANS.later)[ago] ?? 55;
  const target = mean + activity.classEffect + SPREAD * (0.75 * student.ability + 0.6 * bell(random));
  const near = (text: WrittenText) => Math.abs(percentOf(text, isEnem) - target - ROOM) + random.below(8);
  const graded = textsOn(theme).filter((text) => text.grades !== null && !(plan.rewriting && text.rewrites));
  const [{ text: base } = { text: undefined }] = graded.map((text) => ({ text, far: near(text) })).sort((a, b) => a.far - b.far);
  if (!base) throw new Error(`no text on ${theme.slug}`);
  const excess = (percentOf(base, isEnem) - target) / 4;
  const most = plan.rewriting ? 3 : 5;
  const count = Math.min(most, Math.max(plan.rewriting ? 2 : 0, Math.round(excess)));
  const weaknesses = Array.from({ length: count }, () => fault(group.school_grade, isEnem, random.below(100)));
  for (let attempt = 0; ; attempt += 1) {
    const wish = { base, isEnem, seed: random.below(2 ** 31), weaknesses, isHasty: attempt > 1 };
    const variant = vary(wish);
    if (written.has(variant.text) && attempt < 60) continue;
    written.add(variant.text);
    return { variant, zero: null, base, wish, weaknesses };
  }
}

function fault(grade: number, isEnem: boolean, thrown: number): WeaknessKind {
  const shares = FAULTS[grade < 10 ? 'younger' : 'older'];
  let sum = 0;
  const kind = WEAKNESSES.find((one) => {
    sum += shares[one];
    return thrown < sum;
  });
  return kind === 'proposal' && !isEnem ? 'norm' : (kind ?? 'norm');
}

const isOpen = ({ catalogue }: World, { profile }: Student, slug: string) => {
  const reason = catalogue.zeroReasons.get(slug);
  return reason !== undefined && closedZeroReasons([reason], profile).length === 0;
};

/** One of the written texts that earn no grade, or hardly a text at all. Undefined where this student's adaptations rule it out. */
function zeroDraft(world: World, activity: Activity, student: Student): Draft | undefined {
  const { random, written } = world;
  const { theme, isEnem } = activity;
  const failed = textsOn(theme).filter((text) => text.zero !== null);
  const base = failed.length > 0 && random.chance(0.6) ? random.pick(failed) : random.pick(textsOn(theme));
  const wish = { base, isEnem, seed: random.below(2 ** 31), weaknesses: [] };
  const variant = vary(wish);
  if (base.zero) {
    if (!isOpen(world, student, base.zero.reason) || (written.has(variant.text) && variant.text.length > 20)) return undefined;
    written.add(variant.text);
    return { variant, zero: base.zero, base, wish, weaknesses: [] };
  }
  const text = beginningOf(variant.text, isEnem ? 20 + random.below(60) : 5 + random.below(4));
  const reason = written.has(text) ? 'em_branco' : 'texto_insuficiente';
  if (!isOpen(world, student, reason)) return undefined;
  const said = reason === 'em_branco' ? '' : text;
  written.add(said);
  const short: Variant = { title: '', text: said, grades: null, marks: [], ownMarks: [], remarks: [] };
  return { variant: short, zero: { reason, comment: commentOn(reason, activity, said) }, base, wish, weaknesses: [] };
}

const beginningOf = (text: string, words: number) => `${text.split('\n').join(' ').split(' ').slice(0, words).join(' ')}`;

export const wordsOf = (text: string) => text.match(/\S+/g)?.length ?? 0;

/** The ready comment of the reason, as the desk would have filled it in. */
export function commentOn(slug: string, { theme, row }: Activity, text: string): string {
  const role = row.review_flow === 'N' ? 'teacher' : 'reviewer';
  const comments = ZERO_REASONS.find((reason) => reason.slug === slug)?.comments.filter((comment) => comment.role === role) ?? [];
  const said = comments.find(({ genre }) => genre === theme.genre) ?? comments.find(({ genre }) => genre === undefined);
  return (said?.text ?? '').replaceAll('{palavras}', String(wordsOf(text))).replaceAll('{minimo}', String(theme.min_words));
}
