import type { analysis, Passage, Similarity } from '@lauda/contract/analysis';
import { messages } from '@lauda/contract/messages';
import { codeOf } from '@lauda/domain/writing/composition-code';
import { ownLines, sheetLines } from '@lauda/domain/writing/composition-text';
import { recordAudit } from '../../../db/audit';
import { withOpenScope } from '../../../db/scope';
import { askEngine, EngineFailure } from '../../../gateways/engine';
import type { Call } from '../../../http/route';
import { notFound, unprocessable } from '../../../problems';
import { isBlindTo } from '../../../writing/shown-reviews';
import { type Text, textOf } from '../analysis.queries';
import { fingerprintsOf } from './fingerprints';
import { isOfTheme, lengthOf, passageOf, type Source } from './passages';
import { neighboursOf, reachedAmong } from './similarity.queries';

type SimilarityCall = Call<typeof analysis.similarity>;

/** Someone waits for it, unlike for a reading. */
const SECONDS = 5;
/** Beyond this the engine takes what several sources share for a formula; a copy that goes round a class is none. */
const AT_ONCE = 4;

export async function readSimilarity(call: SimilarityCall): Promise<Similarity> {
  const text = await textOf(call.sql, call.reach, call.params.id);
  if (!text) throw notFound();
  const raw = text.text;
  const ofTheme = await passagesOf(call, raw, themeSources(text));
  const { sources, read } = await otherTexts(call, text);
  const ofOthers = (await passagesOf(call, raw, sources)).filter((passage) => !isOfTheme(passage, ofTheme));
  await withOpenScope(call.sql, call.reach, () =>
    recordAudit(call.sql, { actor_id: call.user.user.id, address: call.address }, 'composition.read', [
      { student_id: text.student_id, details: { composition_id: text.id } },
      ...read
        .filter(({ id }) => ofOthers.some(({ composition_id }) => composition_id === id))
        .map(({ id, student_id }) => ({ student_id, details: { composition_id: id } })),
    ]),
  );
  const share = (passages: readonly Passage[]) => (raw === '' ? 0 : lengthOf(passages) / raw.length);
  const lines = sheetLines(raw);
  return {
    share: share([...ofTheme, ...ofOthers]),
    share_of_theme: share(ofTheme),
    share_of_others: share(ofOthers),
    lines: lines.length,
    own_lines: ownLines(raw, lines, ofTheme).length,
    passages: [...ofTheme, ...ofOthers].toSorted((a, b) => a.start - b.start || b.end - a.end),
  };
}

const themeSources = ({ theme }: Text): Source[] =>
  theme.motivating_texts.map(({ title, body }) => ({
    paragraphs: body.split(/\n+/),
    told: { source: 'motivating_text', source_title: title, composition_id: null },
    isWhole: true,
  }));

/** Compositions that share a passage; those out of the reader's reach have neither name nor number. */
async function otherTexts({ sql, reach }: SimilarityCall, text: Text) {
  const neighbours = await withOpenScope(sql, reach, () => neighboursOf(sql, text, fingerprintsOf(text.text.split('\n'))));
  const read = await reachedAmong(
    sql,
    { ...reach, unfiltered: false }, // the policies keep what is read, this decides what is told
    neighbours.map(({ id }) => id),
  );
  const sources = neighbours.map(({ id, text: raw, first_name, last_name, school_group_name }): Source => {
    const reached = read.find((one) => one.id === id);
    const title = reached && isBlindTo(reach, reached) ? messages.compositionCalled(codeOf(id)) : undefined;
    const named = title ?? messages.compositionOf(`${first_name} ${last_name}`, school_group_name);
    return {
      paragraphs: raw.split('\n'),
      told: { source: 'composition', source_title: reached ? named : messages.otherComposition, composition_id: reached?.id ?? null },
      isWhole: reached !== undefined,
    };
  });
  return { sources, read };
}

async function passagesOf({ services }: SimilarityCall, raw: string, sources: readonly Source[]): Promise<Passage[]> {
  const paragraphs = raw.split('\n');
  const found: Passage[] = [];
  for (let from = 0; from < sources.length; from += AT_ONCE) {
    const some = sources.slice(from, from + AT_ONCE);
    const request = { id: 0, paragraphs, sources: some.map((source, id) => ({ id, paragraphs: source.paragraphs })) };
    const { matches } = await askEngine(services.config, 'compare', request, SECONDS).catch((error) => {
      if (error instanceof EngineFailure) throw unprocessable(messages.cannotCompare);
      throw error;
    });
    for (const match of matches) {
      const source = some[Number(match.source)];
      if (source) found.push(passageOf(match, raw, paragraphs, source));
    }
  }
  return found;
}
