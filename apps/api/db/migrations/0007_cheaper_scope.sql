-- The scope as a line of text, cut at its semicolons, instead of JSON: every policy of every statement reads it, and
-- reading JSON was most of what a small question cost. `<user>;{networks};{schools};{classes};{own networks};{own schools}`,
-- written in src/db/scope.ts.

create or replace function scope_user_id() returns integer language sql stable parallel safe as
$$ select nullif(split_part(current_setting('lauda.scope', true), ';', 1), '')::integer $$;

create or replace function scope_ids(kind text) returns integer[] language sql stable parallel safe as
$$ select coalesce(nullif(split_part(current_setting('lauda.scope', true), ';', case kind
  when 'network_ids' then 2 when 'school_ids' then 3 when 'school_group_ids' then 4 when 'own_network_ids' then 5 when 'own_school_ids' then 6
  end), ''), '{}')::integer[] $$;
