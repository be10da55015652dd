import { createHash } from 'node:crypto';
import { ENGINE_VERSION } from '@lauda/analysis/version';
import { isFinished } from '@lauda/domain/writing/composition-life';
import type { Sql } from '../../db/sql';
import type { Queue } from '../../jobs/queue';
import { addRequest, openReading, type Text } from './analysis.queries';
import { type Asked, engineRequest, type Marker } from './engine-request';
import { fingerprintsOf } from './similarity/fingerprints';
import { keepFingerprints } from './similarity/similarity.queries';

export const ALL_MARKERS: readonly Marker[] = ['highlights', 'stats', 'score'];

export const hashOf = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

export const askedOf = ({ genre, grid, theme }: Text, markers: readonly Marker[] = ALL_MARKERS): Asked => ({ genre, grid, theme, markers });

/** What the text of a composition is read on when nobody asks for less. */
export const termsOf = (text: Text) => engineRequest([], askedOf(text)).terms;

type Desk = { sql: Sql; enqueue: Queue['enqueue'] };

/** One reading for a text on its terms, however often and by whomever it is asked for. Asked with open eyes: it may be somebody else's. */
export async function readOnce({ sql, enqueue }: Desk, raw: string, asked: Asked, by: Parameters<typeof addRequest>[2]): Promise<number> {
  const { id, isDue } = await openReading(sql, {
    text_hash: hashOf(raw),
    engine: ENGINE_VERSION,
    ...engineRequest(raw.split('\n'), asked),
  });
  await addRequest(sql, id, by);
  if (isDue) await enqueue(sql, 'analysis.requested', { analysis_id: id });
  return id;
}

/** The text of a composition as it is kept: read by the engine, and once handed in also found by those that share passages with it. */
export async function readComposition(desk: Desk, text: Text, markers?: readonly Marker[]): Promise<number> {
  if (isFinished(text.status)) await keepFingerprints(desk.sql, text.id, fingerprintsOf(text.text.split('\n')));
  return readOnce(desk, text.text, askedOf(text, markers), { composition_id: text.id });
}
