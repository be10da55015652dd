import { COMMENTS } from '../../base/writing/comment-bank/all';
import type { Random } from '../random';
import type { Activity, Draft } from './world';

/** To the first reviewer the words of the written text; to the others what their bank of comments offers for such a grade. */
export function commentFor(
  { base, variant }: Draft,
  { isEnem }: Activity,
  position: number,
  share: number,
  isFirst: boolean,
  random: Random,
): string {
  const remarks = variant.remarks.filter(({ competence }) => competence === position).map(({ remark }) => remark);
  if (isFirst) return [base.comments[position - 1] ?? '', ...new Set(remarks)].filter((part) => part !== '').join(' ');
  return fromBank(isEnem, position, share, random);
}

const wanted = (share: number) => (share >= 0.8 ? 'elogio' : share <= 0.4 ? 'correcao' : 'orientacao');

export function fromBank(isEnem: boolean, position: number, share: number, random: Random): string {
  const grid = isEnem ? 'enem' : 'unica';
  const all = COMMENTS.filter((comment) => comment.grid === grid && comment.competence === position && comment.genre === null);
  const fitting = all.filter(({ tone }) => tone === wanted(share));
  return random.pick(fitting.length > 0 ? fitting : all).text.replaceAll('{trecho}', '…');
}
