-- The second wall. Each request writes into its transaction what its actor reaches (see src/db/scope.ts);
-- the policies of every tenant table read it here. Nothing set means nothing seen.

create function scope_everything() returns boolean language sql stable parallel safe as
$$ select coalesce(current_setting('lauda.everything', true), '') = 'on' $$;

create function scope_user_id() returns integer language sql stable parallel safe as
$$ select (nullif(current_setting('lauda.scope', true), '')::jsonb ->> 'user_id')::integer $$;

create function scope_ids(kind text) returns integer[] language sql stable parallel safe as
$$ select array(select jsonb_array_elements_text(nullif(current_setting('lauda.scope', true), '')::jsonb -> kind)::integer) $$;

-- For search and for sorting alike: lower case, no marks. Immutable, so that it can be indexed.
create function folded(words text) returns text language sql immutable strict parallel safe as
$$ select lower(regexp_replace(normalize(words, NFD), '[\u0300-\u036f]', '', 'g')) $$;
