import { randomUUID } from 'node:crypto';
import { inDays } from './in-days';
import type { TestApi } from './start-api';

type TestOptions = {
  group: number;
  /** Slug of one of the product's themes. */
  theme?: string;
  title?: string;
  test_type?: 'pratica' | 'avaliacao' | 'simulado';
  review_flow?: 'N' | 'O' | 'D';
  opens_at?: string;
  closes_at?: string;
  parent?: number;
};
type CompositionOptions = {
  test: number;
  student: number;
  status?: 'writing' | 'submitted' | 'in_review' | 'reviewed';
  text?: string;
  parent?: number;
};
type ReviewOptions = {
  composition: number;
  reviewer: number;
  kind?: 'teacher' | 'official' | 'internal' | 'test' | 'panel';
  ordinal?: number;
  status?: 'in_progress' | 'finished' | 'abandoned';
};

export const SOME_TEXT = [
  'A memória das cidades brasileiras é frágil, e isso tem duas causas.',
  'Primeiramente, os prefeito tratam o centro antigo como obstaculo. Prédios são demolidos todos os anos.',
  'Portanto, o Ministério da Cultura deve criar roteiros de memória nos bairros, para que cada estudante conte a rua em que vive.',
].join('\n');

/** Activities, texts and reviews of a small world, past the API; ids come back. What the API would keep beside them (events, results) is not made. */
export const makeWriting = (api: TestApi) => ({
  test: async ({ group, theme = 'descaso-ambiental', ...its }: TestOptions) =>
    one(
      await api.owner<{ id: number }[]>`
        insert into tests (theme_id, genre_id, review_grid_id, school_group_id, school_id, school_network_id, parent_id, title, test_type, review_flow, opens_at, closes_at,
          count_students)
        select themes.id, genres.id, genres.review_grid_id, school_groups.id, school_groups.school_id, school_groups.school_network_id, ${its.parent ?? null}, ${its.title ?? 'Atividade'},
          ${its.test_type ?? 'pratica'}, ${its.review_flow ?? 'N'}, ${its.opens_at ?? inDays(-45)}, ${its.closes_at ?? inDays(16)},
          (select count(*) from user_roles where school_group_id = school_groups.id and role_type = 'student' and ended_at is null)
        from school_groups, themes join genres on genres.id = themes.genre_id
        where school_groups.id = ${group} and themes.slug = ${theme} returning id`,
    ),
  composition: async ({ test, student, status = 'submitted', text = SOME_TEXT, parent }: CompositionOptions) =>
    one(
      await api.owner<{ id: number }[]>`
        insert into compositions (test_id, student_id, school_group_id, school_id, school_network_id, status, text, count_words, review_type, submitted_at, parent_id)
        select id, ${student}, school_group_id, school_id, school_network_id, ${status}, ${text}, ${text.split(/\s+/).length}, review_flow,
          case when ${status} = 'writing' then null else now() end, ${parent ?? null}
        from tests where id = ${test} returning id`,
    ),
  review: async ({ composition, reviewer, kind = 'teacher', ordinal = 1, status = 'in_progress' }: ReviewOptions) =>
    one(
      await api.owner<{ id: number }[]>`
        insert into composition_reviews (composition_id, test_id, school_group_id, school_id, school_network_id, reviewer_id, kind, ordinal, counts, status, text_hash, lease_until,
          finished)
        select id, test_id, school_group_id, school_id, school_network_id, ${reviewer}, ${kind}, ${ordinal}, ${kind !== 'test'}, ${status}, text_hash,
          case when ${status} = 'in_progress' then now() + interval '15 minutes' end, case when ${status} = 'finished' then now() end
        from compositions where id = ${composition} returning id`,
    ),
  /** By position of the competence, in points of the grid. */
  grades: (review: number, points: readonly number[]) =>
    api.owner`
      insert into review_grades (review_id, competence_id, level_id, points)
      select ${review}, competences.id, competence_levels.id, competence_levels.points
      from composition_reviews join tests on tests.id = test_id
      join competences on competences.review_grid_id = tests.review_grid_id
      join unnest(${points as number[]}::int[]) with ordinality as given (points, position) on given.position = competences.position
      join competence_levels on competence_levels.competence_id = competences.id and competence_levels.points = given.points
      where composition_reviews.id = ${review}`,
  annotation: async (review: number, comment = 'Concordância.') =>
    one(
      await api.owner<{ id: number }[]>`
        insert into review_annotations (client_id, review_id, composition_id, competence_id, annotation_type, start_at, end_at, quote, comment)
        select ${randomUUID()}, composition_reviews.id, composition_id, (select id from competences where review_grid_id = tests.review_grid_id and position = 1),
          'correcao', 0, 9, 'A memória', ${comment}
        from composition_reviews join tests on tests.id = test_id where composition_reviews.id = ${review} returning id`,
    ),
  schoolTheme: async (school: number, author: number, title = 'Um tema da escola', state = 'draft') =>
    one(
      await api.owner<{ id: number }[]>`
        insert into themes (title, summary, genre_id, school_grades, statement, cover, state, author_id, school_id, school_network_id)
        select ${title}, 'Resumo', genres.id, '{10}', 'Escreva.', '/capas/genero-cronica.svg', ${state}, ${author}, schools.id, school_network_id
        from schools, genres where schools.id = ${school} and genres.slug = 'cronica' returning id`,
    ),
});

const one = (rows: readonly { id: number }[]) => (rows[0] as { id: number }).id; // an insert returns its row
