import type { Row } from './feature-table';
import { kappa } from './kappa';
import { type Answer, answerOf, type Trained } from './train-scorer';

const sum = (list: number[]) => list.reduce((a, b) => a + b, 0);

export const agreement = (trained: Trained, rows: Row[]): Record<string, number> =>
  agreementOf(
    rows,
    rows.map((row) => answerOf(trained, row)),
  );

/** Levels are judged by kappa, the expected total by its root mean square error. */
export function agreementOf(rows: Row[], answers: Answer[]): Record<string, number> {
  const totals = rows.map((row) => sum(row.scores));
  const error = (given: number[]) => Math.sqrt(given.reduce((total, x, i) => total + (x - totals[i]!) ** 2, 0) / rows.length);
  const result: Record<string, number> = {};
  for (const c of rows[0]!.scores.keys())
    result[`c${c + 1}`] = kappa(
      answers.map(({ given }) => given[c]!),
      rows.map((row) => row.scores[c]!),
    );
  const given = answers.map((answer) => sum(answer.given));
  result.total = kappa(given, totals);
  result.rmse = error(answers.map(({ expected }) => sum(expected)));
  result.rmse_levels = error(given);
  return result;
}
