import type { Sql } from '../../db/sql';
import type { Flag } from './feature-flags';

/** Every flag with all that decides about it, in one statement. */
export const allFlags = (sql: Sql): Promise<Flag[]> => sql<Flag[]>`
  select id, key, enabled, tags, snapshot_id,
    (select coalesce(json_agg(json_build_object('id', flag_variants.id, 'key', flag_variants.key, 'attachment', attachment) order by flag_variants.id), '[]')
      from flag_variants where flag_variants.flag_id = feature_flags.id) as variants,
    (select coalesce(json_agg(json_build_object(
        'id', flag_segments.id,
        'rollout_percent', rollout_percent,
        'constraints', (select coalesce(json_agg(json_build_object('property', property, 'operator', operator, 'value', value) order by flag_constraints.id), '[]')
          from flag_constraints where flag_constraints.segment_id = flag_segments.id),
        'shares', (select coalesce(json_agg(json_build_object('variant_id', variant_id, 'percent', percent) order by variant_id), '[]')
          from flag_distributions where flag_distributions.segment_id = flag_segments.id)
      ) order by flag_segments.rank, flag_segments.id), '[]')
      from flag_segments where flag_segments.flag_id = feature_flags.id) as segments
  from feature_flags
  order by id`;
