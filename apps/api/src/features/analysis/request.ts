import type { AnalysisState, analysis } from '@lauda/contract/analysis';
import { LONGEST_TEXT } from '@lauda/contract/compositions';
import { messages } from '@lauda/contract/messages';
import { isStaff } from '@lauda/domain/people/roles';
import { compositionRawOf } from '@lauda/domain/writing/composition-text';
import { withOpenScope } from '../../db/scope';
import type { Call } from '../../http/route';
import { conflict, forbidden, invalid, notFound, tooLarge } from '../../problems';
import { genreSlug, readingOf, textOf } from './analysis.queries';
import type { Marker } from './engine-request';
import { ALL_MARKERS, askedOf, hashOf, readComposition, readOnce } from './open-reading';
import { shownReading } from './read';

type RequestCall = Call<typeof analysis.request>;

/** Reads what is kept of a composition, what is being written of it, or for whoever administers any text at all. */
export async function requestReading(call: RequestCall): Promise<AnalysisState> {
  const { sql, reach, body } = call;
  if ((body.composition_raw?.length ?? 0) > LONGEST_TEXT) throw tooLarge(messages.textTooLong);
  const raw = body.composition_raw === undefined ? undefined : compositionRawOf(body.composition_raw);
  if (raw === '') throw invalid({ composition_raw: [messages.blankText] });
  const id = body.id === undefined ? await ofPasted(call, raw) : await ofComposition(call, body.id, raw);
  const reading = await readingOf(sql, reach, id);
  if (!reading) throw notFound();
  return shownReading(call, reading);
}

async function ofComposition({ sql, reach, services, user, body }: RequestCall, id: number, raw: string | undefined): Promise<number> {
  const text = await textOf(sql, reach, id);
  if (!text) throw notFound();
  const desk = { sql, enqueue: services.enqueue };
  const isKept = raw === undefined || hashOf(raw) === text.text_hash;
  if (!isKept && body.persist_to_db) throw conflict(messages.textChanged);
  if (isKept && text.text === '') throw invalid({ composition_raw: [messages.blankText] });
  return withOpenScope(sql, reach, () =>
    isKept && body.persist_to_db !== false
      ? readComposition(desk, text, markersOf(body))
      : // A grade is suggested for what was handed in, by a call of its own.
        readOnce(
          desk,
          raw ?? text.text,
          askedOf(
            text,
            markersOf(body).filter((marker) => marker !== 'score'),
          ),
          { user_id: user.user.id },
        ),
  );
}

async function ofPasted({ sql, reach, services, user, body }: RequestCall, raw: string | undefined): Promise<number> {
  if (!isStaff(user)) throw forbidden(messages.pastedByStaff);
  if (raw === undefined) throw invalid({ composition_raw: [messages.pastedTextMissing] });
  const genre = body.genre_id === undefined ? undefined : await genreSlug(sql, body.genre_id);
  if (body.genre_id !== undefined && genre === undefined) throw invalid({ genre_id: [messages.unknownGenre] });
  const asked = { genre, grid: null, theme: null, markers: markersOf(body) };
  return withOpenScope(sql, reach, () => readOnce({ sql, enqueue: services.enqueue }, raw, asked, { user_id: user.user.id }));
}

/** Without comments there are no marks to comment on: what is left is counted. */
const markersOf = ({ markers_to_process, process_comments }: RequestCall['body']): Marker[] =>
  (markers_to_process ?? [...ALL_MARKERS]).filter((marker) => marker !== 'highlights' || process_comments !== false);
