import type { StudentOnActivity } from '@lauda/contract/activities';
import { held, type Reach } from '../../db/scope';
import type { Sql } from '../../db/sql';
import { students } from '../../writing/activities.queries';

export type StudentRow = Omit<StudentOnActivity, 'progress'> & { is_zero: boolean };

/** One question, whatever the size of the class. */
export const studentsInfo = async (sql: Sql, reach: Reach, testId: number): Promise<StudentRow[]> => [
  ...(await sql<StudentRow[]>`
    select users.id as user_id, first_name, last_name, compositions.id as composition_id, coalesce(compositions.status, 'not_started') as status,
      coalesce(compositions.is_zero, false) as is_zero, coalesce(is_late, false) as is_late, submitted_at, coalesce(count_words, 0) as count_words,
      total, points, published_at is not null as is_published, feedback_opened_at,
      (select rewritings.id from compositions as rewritings where rewritings.parent_id = compositions.id order by rewritings.id desc limit 1) as rewriting_id,
      coalesce(disregard_length or disregard_genre or disregard_theme, false) as has_adaptations,
      (select concat_ws(' ', reviewers.first_name, reviewers.last_name) from composition_reviews join users as reviewers on reviewers.id = reviewer_id
        where composition_id = compositions.id and counts and kind in ('teacher', 'panel') and composition_reviews.status <> 'abandoned'
        order by ordinal desc limit 1) as reviewer_name
    from ${students(sql, testId)}
    left join user_profiles on user_profiles.user_id = users.id
    left join compositions on test_id = ${testId} and student_id = users.id and ${held(sql, reach, 'compositions')}
    left join composition_results on composition_results.composition_id = compositions.id
    order by search_name collate "C", users.id`),
];
