import { type Essay, halfOf } from '../corpora/folder';
import { keptTable, type Row } from './feature-table';
import { graded, themes } from './graded';

export const HALF = 'half';

/** The essays as models saw them that had not read their themes, where that was prepared; otherwise as `read` sees them. */
export function crossedMarks(list: Essay[], read: (list: Essay[]) => Row[]): Row[] {
  const halves = ['0', '1'].map((half) => {
    const essays = list.filter((essay) => halfOf(essay) === half);
    return keptTable(HALF, graded(essays, themes), `half-${half}`);
  });
  if (halves.every((rows) => rows !== undefined)) return halves.flat();
  console.log('marks are counted by the engine as it is; if it has learnt from these essays, run the step "halves" first');
  return read(list);
}
