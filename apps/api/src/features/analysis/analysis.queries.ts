import type { AnalysisRequest } from '@lauda/analysis/request';
import type { AiScore, AnalysisResult, AnalysisState } from '@lauda/contract/analysis';
import type { MotivatingText } from '@lauda/contract/themes';
import type { ReviewFlow } from '@lauda/domain/reviewing/review-queue';
import type { CompositionStatus } from '@lauda/domain/writing/composition-life';
import { type Reach, reaches } from '../../db/scope';
import type { Fragment, Sql } from '../../db/sql';
import { storedReviews } from '../../writing/reviews.queries';

/** A composition with all that decides how it is read and who hears what of it. */
export type Text = {
  id: number;
  student_id: number;
  school_group_id: number;
  school_id: number;
  school_network_id: number;
  status: CompositionStatus;
  review_type: ReviewFlow;
  outcome: string | null;
  text: string;
  text_hash: string;
  review_grid_id: number;
  genre: string;
  grid: string;
  theme: { id: number; version: number; title: string; motivating_texts: MotivatingText[] };
  /** By the clock of the database, as the leases are. */
  now: string;
};

export async function textOf(sql: Sql, reach: Reach, id: number) {
  const [text] = await sql<Text[]>`
    select compositions.id, student_id, compositions.school_group_id, compositions.school_id, compositions.school_network_id, compositions.status, review_type, outcome,
      compositions.text, encode(text_hash, 'hex') as text_hash, tests.review_grid_id, genres.slug as genre, review_grids.slug as grid, clock_timestamp() as now,
      json_build_object('id', themes.id, 'version', themes.version, 'title', themes.title, 'motivating_texts', motivating_texts) as theme
    from compositions join tests on tests.id = test_id join themes on themes.id = theme_id join genres on genres.id = tests.genre_id
    join review_grids on review_grids.id = tests.review_grid_id
    where compositions.id = ${id} and ${reaches.compositions(sql, reach)}`;
  return text;
}

/** Of everybody, with open eyes: whether a place is free is known only from all of them. */
export const reviewsOf = (sql: Sql, id: number, readerId: number) => storedReviews(sql, sql`composition_id = ${id}`, readerId);

export async function genreSlug(sql: Sql, id: number) {
  const [genre] = await sql<{ slug: string }[]>`select slug from genres where id = ${id}`;
  return genre?.slug;
}

export type Wanted = { text_hash: string; terms: string; engine: string; request: AnalysisRequest };

/**
 * The number of the reading of this text on these terms, and whether it has to be announced: a new one has, and so has one that
 * nobody has finished for long (whoever read it is gone).
 */
export async function openReading(sql: Sql, { text_hash, terms, engine, request }: Wanted): Promise<{ id: number; isDue: boolean }> {
  const [due] = await sql<{ id: number }[]>`
    insert into analyses (text_hash, terms, engine, request)
    values (decode(${text_hash}, 'hex'), ${terms}, ${engine}, ${JSON.stringify(request)}::text::jsonb)
    on conflict (text_hash, terms, engine) do update set state = 'queued', created = now()
    where analyses.state in ('queued', 'running') and analyses.created < now() - interval '15 minutes'
    returning id`;
  if (due) return { id: due.id, isDue: true };
  const [known] = await sql<{ id: number }[]>`
    select id from analyses where text_hash = decode(${text_hash}, 'hex') and terms = ${terms} and engine = ${engine}`;
  if (!known) throw new Error('a reading is neither new nor known');
  return { id: known.id, isDue: false };
}

/** Whoever reaches the composition reads its readings; a text that is nobody's is read by whoever asked. */
export const addRequest = (sql: Sql, analysisId: number, by: { composition_id: number } | { user_id: number }) => sql`
  insert into analysis_requests (analysis_id, composition_id, user_id)
  values (${analysisId}, ${'composition_id' in by ? by.composition_id : null}, ${'user_id' in by ? by.user_id : null}) on conflict do nothing`;

export type Kept = { result: AnalysisResult; ai_score: AiScore | null };
export type StoredReading = Omit<AnalysisState, 'result' | 'ai_score'> & { kept: Kept | null };

const isReached = (sql: Sql, reach: Reach): Fragment =>
  reach.everything || reach.unfiltered
    ? sql`true`
    : sql`(analysis_requests.user_id = ${reach.user_id}
        or exists (select from compositions where compositions.id = analysis_requests.composition_id and ${reaches.compositions(sql, reach)}))`;

const columns = (sql: Sql): Fragment => sql`
  analyses.id, state, encode(analyses.text_hash, 'hex') as text_hash, engine, result as kept, failure, analyses.created, finished`;

export async function readingOf(sql: Sql, reach: Reach, id: number) {
  const [reading] = await sql<StoredReading[]>`
    select ${columns(sql)}, composition_id from analyses join analysis_requests on analysis_id = analyses.id
    where analyses.id = ${id} and ${isReached(sql, reach)}
    order by user_id = ${reach.user_id} desc nulls last, analysis_requests.id desc limit 1`;
  return reading;
}

/** Of the text as it is now, and of no other. */
export async function readingOfText(sql: Sql, { id, text_hash }: Pick<Text, 'id' | 'text_hash'>, terms: string, engine: string) {
  const [reading] = await sql<StoredReading[]>`
    select ${columns(sql)}, ${id}::int as composition_id from analyses
    where text_hash = decode(${text_hash}, 'hex') and terms = ${terms} and engine = ${engine}
      and exists (select from analysis_requests where analysis_id = analyses.id and composition_id = ${id})`;
  return reading;
}

export async function beginReading(sql: Sql, id: number) {
  const [begun] = await sql<{ request: AnalysisRequest; attempts: number }[]>`
    update analyses set state = 'running', attempts = attempts + 1 where id = ${id} and state in ('queued', 'running') returning request, attempts`;
  return begun;
}

/** The text goes with the request: what stays is what was found. */
export const finishReading = (sql: Sql, id: number, kept: Kept) => sql`
  update analyses set state = 'done', result = ${JSON.stringify(kept)}::text::jsonb, request = null, failure = null, finished = now()
  where id = ${id} and state in ('queued', 'running')`;

export const failReading = (sql: Sql, id: number, reason: string, isLast: boolean) => sql`
  update analyses set state = ${isLast ? 'failed' : 'queued'}, failure = ${reason}, request = case when ${isLast} then null else request end,
    finished = case when ${isLast} then now() end
  where id = ${id} and state = 'running'`;
