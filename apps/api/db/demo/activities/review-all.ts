import { outcomeOf } from '@lauda/domain/reviewing/enem-consolidation';
import { finishingAction } from '@lauda/domain/writing/composition-life';
import { enterReview } from './enter-review';
import type { Aim, Mover } from './life';
import { HOUR, iso } from './moments';
import { type Opinion, opinionOf } from './opinions';
import type { CompositionRow } from './rows';
import { type Read, resultOf, settled } from './settle';
import type { Reviewer } from './staff';
import type { Activity, Draft, World } from './world';

/** One of the double reviews that a visitor should find. */
export type Shown = { opinions: readonly Opinion[]; panel?: Opinion };
type Reviewed = { composition: CompositionRow; draft: Draft; aim: Aim; move: Mover; submitted: number; shown: Shown | undefined };

/** In turn in each school, so that each has something of everything; something sensitive is rare. */
const ABANDONED_FOR = [
  ...['sem_tempo', 'conflito_de_interesse', 'conteudo_sensivel', 'sem_tempo', 'erro_tecnico', 'sem_tempo', 'arquivo_com_problema'],
  ...['conflito_de_interesse', 'sem_tempo', 'outro', 'sem_tempo'],
];
const PLACES = 3;
const PANEL = 4;

/** Reviews until the text is where it is meant to be: given back unread, in someone's hands, or graded. */
export function reviewAll(world: World, activity: Activity, { composition, draft, aim, move, submitted, shown }: Reviewed) {
  const { clock, random, staff, ledger } = world;
  const { row } = activity;
  const already: Reviewer[] = [];
  const read: Read[] = [];
  let free = Math.max(submitted, row.review_flow === 'N' ? submitted : submitted + HOUR);
  const next = (reviewer: Reviewer) => {
    already.push(reviewer);
    const seconds = (6 + random.below(11)) * 60;
    const started = clock.after(free, 3, read.length === 0 ? 120 : 30);
    free = started + seconds * 1000;
    move('start_review', reviewer.id, started);
    return { reviewer, started, seconds, ordinal: reviewer.kind === 'panel' ? PANEL : read.length + 1 };
  };
  const anyone = () => staff.reviewerFor(row.review_flow, row.created_by, row.school_id, already, random);
  const give = (opinion: Opinion, reviewer: Reviewer) => {
    const planned = next(reviewer);
    const review = enterReview(world, activity, composition, draft, { ...planned, opinion, status: 'finished' });
    if (opinion.points === null) move('zero', reviewer.id, planned.started + 60_000);
    read.push({ review, opinion });
    const settlement = settled(activity, read);
    const isFinal = settlement.total !== undefined;
    move(finishingAction(isFinal), reviewer.id, free);
    composition.outcome = row.review_flow === 'D' ? outcomeOf(settlement.state) : null;
    if (isFinal) composition.reviewed_at = iso(free);
    const result = resultOf(activity, composition, read, settlement);
    if (result) ledger.results.push(result);
    composition.is_zero = result?.is_zero ?? false;
    return isFinal;
  };

  if (aim === 'submitted') {
    const turn = world.abandoned.get(row.school_id) ?? 0;
    world.abandoned.set(row.school_id, turn + 1);
    const reason = ABANDONED_FOR[turn % ABANDONED_FOR.length] ?? 'outro';
    const planned = next(anyone());
    enterReview(world, activity, composition, draft, {
      ...planned,
      opinion: opinionOf(draft, activity, random),
      status: 'abandoned',
      reason,
    });
    return move('abandon_review', planned.reviewer.id, free);
  }
  if (shown) {
    for (const opinion of shown.opinions) give(opinion, anyone());
    if (shown.panel) give(shown.panel, staff.panelist(already, random));
    return;
  }
  const isDouble = row.review_flow === 'D';
  if (aim === 'in_review') {
    // Of those read twice, some wait for the second reviewer and some are in the hands of one.
    if (isDouble && random.chance(0.6)) give(opinionOf(draft, activity, random), anyone());
    if (isDouble && read.length > 0 && random.chance(0.5)) return;
    enterReview(world, activity, composition, draft, {
      ...next(anyone()),
      opinion: opinionOf(draft, activity, random),
      status: 'in_progress',
    });
    return;
  }
  for (let place = 1; place <= PLACES; place += 1) {
    // A third reads more carefully than the first two, and settles it nearly always.
    const unsure = isDouble && place < PLACES ? undefined : 0.03;
    if (give(opinionOf(draft, activity, random, unsure), anyone())) return;
  }
  give(opinionOf(draft, activity, random, 0), staff.panelist(already, random));
}
