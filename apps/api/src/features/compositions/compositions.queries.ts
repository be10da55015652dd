import type { Composition, CompositionEvent } from '@lauda/contract/compositions';
import { type Reach, reaches } from '../../db/scope';
import type { Sql } from '../../db/sql';
import { competencesOf } from '../../writing/competences.queries';
import { storedReviews } from '../../writing/reviews.queries';

export type Place = {
  id: number;
  student_id: number;
  school_group_id: number;
  school_id: number;
  school_network_id: number;
  version: number;
};

export async function placeOf(sql: Sql, reach: Reach, id: number) {
  const [place] = await sql<Place[]>`
    select id, student_id, school_group_id, school_id, school_network_id, version from compositions where id = ${id} and ${reaches.compositions(sql, reach)}`;
  return place;
}

type Kept =
  | 'id'
  | 'status'
  | 'review_type'
  | 'title'
  | 'composition_raw'
  | 'count_words'
  | 'version'
  | 'is_late'
  | 'submitted_at'
  | 'published_at'
  | 'outcome';

/** Whole, with the names: what of it is shown is decided where it is shown. */
export type StoredComposition = Pick<Composition, Kept | 'adaptations' | 'genre' | 'parent_id' | 'child_id'> & {
  user: NonNullable<Composition['user']>;
  test: Composition['test'];
  result: { total: number; points: number[]; is_zero: boolean } | null;
  zero_reason: string | null;
  /** By the clock of the database, as the leases are. */
  now: string;
};

/** For someone who was found to reach it; asked with open eyes, since a blind reviewer reaches neither class nor student. */
export async function compositionOf(sql: Sql, id: number) {
  const [composition] = await sql<StoredComposition[]>`
    select compositions.id, compositions.status, review_type, compositions.title, compositions.text as composition_raw, count_words, compositions.version, is_late, submitted_at,
      published_at, outcome, compositions.parent_id, (select max(rewritings.id) from compositions as rewritings where rewritings.parent_id = compositions.id) as child_id,
      json_build_object('id', users.id, 'first_name', users.first_name, 'last_name', users.last_name) as user,
      json_build_object('disregard_length', coalesce(disregard_length, false), 'disregard_genre', coalesce(disregard_genre, false),
        'disregard_theme', coalesce(disregard_theme, false)) as adaptations,
      json_build_object('id', genres.id, 'slug', genres.slug, 'name', genres.name, 'review_grid_id', review_grids.id, 'review_grid_name', review_grids.name,
        'min_words', min_words, 'max_words', max_words, 'shown_stats', shown_stats, 'competences', ${competencesOf(sql, sql`review_grids.id`)}) as genre,
      json_build_object('id', tests.id, 'title', tests.title, 'test_type', tests.test_type, 'theme_id', themes.id, 'theme_title', themes.title, 'closes_at', closes_at,
        'school_group_name', school_groups.name, 'school_group_grade_name', school_grade_name(school_groups.school_grade)) as test,
      case when composition_results.composition_id is not null then
        json_build_object('total', total, 'points', points, 'is_zero', composition_results.is_zero) end as result,
      (select label from composition_reviews join zero_reasons on zero_reasons.id = zero_reason_id
        where composition_reviews.composition_id = compositions.id and counts and composition_reviews.status = 'finished' order by ordinal desc limit 1) as zero_reason,
      clock_timestamp() as now
    from compositions join tests on tests.id = test_id join themes on themes.id = theme_id join genres on genres.id = tests.genre_id
    join review_grids on review_grids.id = tests.review_grid_id join school_groups on school_groups.id = compositions.school_group_id
    join users on users.id = student_id left join user_profiles on user_profiles.user_id = users.id
    left join composition_results on composition_results.composition_id = compositions.id
    where compositions.id = ${id}`;
  return composition;
}

export const reviewsOf = (sql: Sql, id: number, readerId: number) => storedReviews(sql, sql`composition_id = ${id}`, readerId);

export type StoredEvent = CompositionEvent & { actor_id: number | null };

export const eventsOf = async (sql: Sql, id: number): Promise<StoredEvent[]> => [
  ...(await sql<StoredEvent[]>`
    select action, from_status, to_status, happened, actor_id, (select concat_ws(' ', first_name, last_name) from users where users.id = actor_id) as actor_name
    from composition_events where composition_id = ${id} order by id`),
];
