-- The whole database on one page, written by `npm run db:migrate` from the migrations. Do not edit.

CREATE OR REPLACE FUNCTION public.add_name_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into user_name_words (user_id, word, person_words)
    select distinct id, word, spaced from (select id, spaced_words(search_name) as spaced from added offset 0) as person,
      unnest(string_to_array(btrim(spaced), ' ')) as word where word <> '';
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.add_to_counts(group_ids integer[], changes integer[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare former text := coalesce(current_setting('lauda.everything', true), '');
begin
  perform set_config('lauda.everything', 'on', true);
  insert into school_group_counts as kept (school_group_id, count_students)
    select id, sum(change) from unnest(group_ids, changes) as moved (id, change) group by id having sum(change) <> 0 order by id
    on conflict (school_group_id) do update set count_students = kept.count_students + excluded.count_students;
  perform set_config('lauda.everything', former, true);
end $function$;

CREATE OR REPLACE FUNCTION public.audit_hash(event audit_events)
 RETURNS bytea
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select sha256(convert_to(concat_ws('|', encode(coalesce(event.previous_hash, ''), 'hex'), event.id, extract(epoch from event.happened), event.action,
    coalesce(event.actor_id, 0), coalesce(event.student_id, 0), coalesce(event.school_group_id, 0), event.address, event.details), 'UTF8')) $function$;

CREATE OR REPLACE FUNCTION public.broken_audit_events()
 RETURNS TABLE(id bigint)
 LANGUAGE sql
 STABLE
AS $function$
  select event.id from (
    select audit_events as line, lag(audit_events.hash) over (partition by student_id, case when student_id is null then school_group_id end order by audit_events.id) as before
    from audit_events) as chained, lateral (select (chained.line).*) as event
  where event.hash <> audit_hash(chained.line) or event.previous_hash is distinct from chained.before
  order by event.id $function$;

CREATE OR REPLACE FUNCTION public.chain_audit_event()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare former text := coalesce(current_setting('lauda.everything', true), '');
begin
  if num_nonnulls(new.student_id, new.school_group_id) = 0 or length(new.action) not between 3 and 60 or length(new.address) > 80 then
    raise exception 'audit_events: about nobody, or too long' using errcode = 'check_violation';
  end if;
  perform set_config('lauda.everything', 'on', true);
  if new.student_id is not null then
    perform pg_advisory_xact_lock(1, new.student_id);
    select hash into new.previous_hash from audit_events where student_id = new.student_id order by id desc limit 1;
  else
    perform pg_advisory_xact_lock(2, new.school_group_id);
    select hash into new.previous_hash from audit_events where school_group_id = new.school_group_id and student_id is null order by id desc limit 1;
  end if;
  perform set_config('lauda.everything', former, true);
  new.id := nextval('audit_events_id_seq');
  new.hash := audit_hash(new);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.count_archived()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  former text := coalesce(current_setting('lauda.everything', true), '');
  group_ids integer[];
begin
  perform set_config('lauda.everything', 'on', true);
  select array_agg(school_group_id) into group_ids from user_roles
    where user_id = new.id and role_type = 'student' and school_group_id is not null and ended_at is null;
  perform set_config('lauda.everything', former, true);
  if group_ids is not null then
    perform add_to_counts(group_ids, array_fill(case when new.disabled_at is null then 1 else -1 end, array[cardinality(group_ids)]));
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_places()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  former text := coalesce(current_setting('lauda.everything', true), '');
  group_ids integer[];
  changes integer[];
begin
  perform set_config('lauda.everything', 'on', true);
  if tg_op = 'INSERT' then
    select array_agg(school_group_id), array_agg(1) into group_ids, changes from came
      where role_type = 'student' and school_group_id is not null and ended_at is null
        and not exists (select from users where users.id = came.user_id and disabled_at is not null);
  elsif tg_op = 'DELETE' then
    select array_agg(school_group_id), array_agg(-1) into group_ids, changes from went
      where role_type = 'student' and school_group_id is not null and ended_at is null
        and not exists (select from users where users.id = went.user_id and disabled_at is not null);
  else
    select array_agg(school_group_id), array_agg(change) into group_ids, changes from (
      select school_group_id, role_type, ended_at, user_id, 1 as change from came union all select school_group_id, role_type, ended_at, user_id, -1 from went) as moved
      where role_type = 'student' and school_group_id is not null and ended_at is null
        and not exists (select from users where users.id = moved.user_id and disabled_at is not null);
  end if;
  perform set_config('lauda.everything', former, true);
  if group_ids is not null then perform add_to_counts(group_ids, changes); end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_progress()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  former text := coalesce(current_setting('lauda.everything', true), '');
  came text := 'select test_id, status, is_zero, is_late, 1 as sign from came';
  went text := 'select test_id, status, is_zero, is_late, -1 as sign from went';
begin
  perform set_config('lauda.everything', 'on', true);
  execute format('
    update tests set count_writing = count_writing + writing, count_submitted = count_submitted + submitted, count_in_review = count_in_review + in_review,
      count_reviewed = count_reviewed + reviewed, count_zeroed = count_zeroed + zeroed, count_late = count_late + late
    from (
      select test_id, coalesce(sum(sign) filter (where status = ''writing''), 0) as writing, coalesce(sum(sign) filter (where status = ''submitted''), 0) as submitted,
        coalesce(sum(sign) filter (where status = ''in_review''), 0) as in_review, coalesce(sum(sign) filter (where status = ''reviewed'' and not is_zero), 0) as reviewed,
        coalesce(sum(sign) filter (where status = ''reviewed'' and is_zero), 0) as zeroed, coalesce(sum(sign) filter (where is_late), 0) as late
      from (%s) as moved group by test_id) as counted
    where tests.id = counted.test_id and (writing, submitted, in_review, reviewed, zeroed, late) <> (0, 0, 0, 0, 0, 0)',
    case tg_op when 'INSERT' then came when 'DELETE' then went else came || ' union all ' || went end);
  perform set_config('lauda.everything', former, true);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_school_groups()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare former text := coalesce(current_setting('lauda.everything', true), '');
begin
  perform set_config('lauda.everything', 'on', true);
  if tg_op <> 'INSERT' then
    insert into school_group_totals as kept (school_network_id, school_year, count_school_groups)
      select school_network_id, school_year, -count(*) from went where archived_at is null group by 1, 2 order by 1, 2
      on conflict (school_network_id, school_year) do update set count_school_groups = kept.count_school_groups + excluded.count_school_groups;
  end if;
  if tg_op <> 'DELETE' then
    insert into school_group_totals as kept (school_network_id, school_year, count_school_groups)
      select school_network_id, school_year, count(*) from came where archived_at is null group by 1, 2 order by 1, 2
      on conflict (school_network_id, school_year) do update set count_school_groups = kept.count_school_groups + excluded.count_school_groups;
  end if;
  perform set_config('lauda.everything', former, true);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.folded(words text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$ select lower(regexp_replace(normalize(words, NFD), '[\u0300-\u036f]', '', 'g')) $function$;

CREATE OR REPLACE FUNCTION public.forget_name_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from user_name_words where user_id in (select id from gone);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.give_school_name()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare former text := coalesce(current_setting('lauda.everything', true), '');
begin
  perform set_config('lauda.everything', 'on', true);
  update school_groups set school_search_name = new.search_name where school_id = new.id;
  perform set_config('lauda.everything', former, true);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.hash_text()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.text_hash := sha256(convert_to(new.text, 'UTF8'));
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.is_only_student(person integer)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
declare
  former text := coalesce(current_setting('lauda.everything', true), '');
  answer boolean;
begin
  perform set_config('lauda.everything', 'on', true);
  select not is_staff and not is_superuser and erased_at is null
    and not exists (select from user_roles where user_id = person and role_type <> 'student' and ended_at is null)
    into answer from users where id = person;
  perform set_config('lauda.everything', former, true);
  return coalesce(answer, false);
end $function$;

CREATE OR REPLACE FUNCTION public.not_as_known()
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'not as it was known' using errcode = 'LA001';
end $function$;

CREATE OR REPLACE FUNCTION public.raise_stamps(abouts integer[])
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into stamps as kept (about, stamp)
    select about, (extract(epoch from clock_timestamp()) * 1000000)::bigint from (select distinct unnest(abouts) as about) as raised
    where about is not null order by about
    on conflict (about) do update set stamp = greatest(kept.stamp + 1, excluded.stamp) $function$;

CREATE OR REPLACE FUNCTION public.reaches_text_of(about_student integer)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  return exists (select from compositions where student_id = about_student);
end $function$;

CREATE OR REPLACE FUNCTION public.reaches_trail(about_student integer, about_group integer)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  if about_student is null then return exists (select from school_groups where id = about_group); end if;
  return about_student = scope_user_id() or exists (select from user_roles where user_id = about_student and ended_at is null);
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'audit_events can be added to and never changed' using errcode = 'insufficient_privilege';
end $function$;

CREATE OR REPLACE FUNCTION public.renew_name_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from user_name_words where user_id = new.id;
  insert into user_name_words (user_id, word, person_words)
    select new.id, word, spaced_words(new.search_name) from words_of(new.search_name) as word;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.school_grade_name(grade integer)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$ select case when grade between 6 and 9 then grade || 'º EFII' when grade between 10 and 12 then (grade - 9) || 'º EM'
  when grade = 13 then 'Cursinho' else 'Outro' end $function$;

CREATE OR REPLACE FUNCTION public.school_month(moment timestamp with time zone)
 RETURNS date
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$ select date_trunc('month', moment at time zone 'America/Sao_Paulo')::date $function$;

CREATE OR REPLACE FUNCTION public.scope_everything()
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select coalesce(current_setting('lauda.everything', true), '') = 'on' $function$;

CREATE OR REPLACE FUNCTION public.scope_ids(kind text)
 RETURNS integer[]
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select coalesce(nullif(split_part(current_setting('lauda.scope', true), ';', case kind
  when 'network_ids' then 2 when 'school_ids' then 3 when 'school_group_ids' then 4 when 'own_network_ids' then 5 when 'own_school_ids' then 6
  end), ''), '{}')::integer[] $function$;

CREATE OR REPLACE FUNCTION public.scope_user_id()
 RETURNS integer
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select nullif(split_part(current_setting('lauda.scope', true), ';', 1), '')::integer $function$;

CREATE OR REPLACE FUNCTION public.spaced_words(search_name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ select regexp_replace(' ' || search_name, '[^[:alnum:]]+', ' ', 'g') $function$;

CREATE OR REPLACE FUNCTION public.stamp_network()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform raise_stamps(array(select -id from came));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.stamp_network_of()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform raise_stamps(array(select -school_network_id from came union all select -school_network_id from went));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.stamp_person()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform raise_stamps(array(select id from came));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.stamp_person_of()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op <> 'INSERT' then perform raise_stamps(array(select user_id from went)); end if;
  if tg_op <> 'DELETE' then perform raise_stamps(array(select user_id from came)); end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.stamp_terms()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform raise_stamps('{0}');
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.take_school_name()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare former text := coalesce(current_setting('lauda.everything', true), '');
begin
  perform set_config('lauda.everything', 'on', true);
  new.school_search_name := coalesce((select search_name from schools where id = new.school_id), '');
  perform set_config('lauda.everything', former, true);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.total_results()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  former text := coalesce(current_setting('lauda.everything', true), '');
  came text := 'select *, 1 as sign from came';
  went text := 'select *, -1 as sign from went';
begin
  perform set_config('lauda.everything', 'on', true);
  execute format('
    insert into result_totals as kept (level, owner_id, school_group_id, school_id, school_network_id, review_grid_id, test_type, month, position,
      count, count_zero, sum_points, sum_percent, b0, b1, b2, b3, b4, b5, b6, b7, b8, b9, b10)
    select owned.level, owned.owner_id, owned.school_group_id, owned.school_id, result.school_network_id, result.review_grid_id, result.test_type, result.month, part.position,
      sum(sign), coalesce(sum(sign) filter (where result.is_zero), 0), sum(sign * part.points), sum(sign * part.percent),
      coalesce(sum(sign) filter (where part.band = 0), 0), coalesce(sum(sign) filter (where part.band = 1), 0), coalesce(sum(sign) filter (where part.band = 2), 0),
      coalesce(sum(sign) filter (where part.band = 3), 0), coalesce(sum(sign) filter (where part.band = 4), 0), coalesce(sum(sign) filter (where part.band = 5), 0),
      coalesce(sum(sign) filter (where part.band = 6), 0), coalesce(sum(sign) filter (where part.band = 7), 0), coalesce(sum(sign) filter (where part.band = 8), 0),
      coalesce(sum(sign) filter (where part.band = 9), 0), coalesce(sum(sign) filter (where part.band = 10), 0)
    from (%s) as result
    cross join lateral (
      select 0::smallint as position, result.total as points, result.percent, floor(result.percent / 10)::integer as band
      union all
      select place::smallint, result.points[place], result.tenths[place] * 10, result.tenths[place] from generate_subscripts(result.points, 1) as place) as part
    cross join lateral (values
      (''test'', result.test_id, result.school_group_id, result.school_id), (''group'', result.school_group_id, result.school_group_id, result.school_id),
      (''school'', result.school_id, null::integer, result.school_id), (''network'', result.school_network_id, null::integer, null::integer)
      ) as owned (level, owner_id, school_group_id, school_id)
    group by owned.level, owned.owner_id, owned.school_group_id, owned.school_id, result.school_network_id, result.review_grid_id, result.test_type, result.month, part.position
    order by owned.level, owned.owner_id, result.review_grid_id, result.test_type, result.month, part.position
    on conflict (level, owner_id, review_grid_id, test_type, month, position) do update set
      count = kept.count + excluded.count, count_zero = kept.count_zero + excluded.count_zero,
      sum_points = kept.sum_points + excluded.sum_points, sum_percent = kept.sum_percent + excluded.sum_percent,
      b0 = kept.b0 + excluded.b0, b1 = kept.b1 + excluded.b1, b2 = kept.b2 + excluded.b2, b3 = kept.b3 + excluded.b3, b4 = kept.b4 + excluded.b4,
      b5 = kept.b5 + excluded.b5, b6 = kept.b6 + excluded.b6, b7 = kept.b7 + excluded.b7, b8 = kept.b8 + excluded.b8, b9 = kept.b9 + excluded.b9,
      b10 = kept.b10 + excluded.b10', case tg_op when 'INSERT' then came when 'DELETE' then went else came || ' union all ' || went end);
  perform set_config('lauda.everything', former, true);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.words_of(search_name text)
 RETURNS SETOF text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ select distinct word from unnest(regexp_split_to_array(search_name, '[^[:alnum:]]+')) as word where word <> '' $function$;

create table abandon_reasons (
  id integer generated by default as identity not null,
  slug text not null,
  label text not null,
  "position" smallint not null,
  tells_coordinator boolean default false not null,
  constraint abandon_reasons_pkey PRIMARY KEY (id),
  constraint abandon_reasons_slug_key UNIQUE (slug)
);

create table aids (
  id integer generated by default as identity not null,
  slug text not null,
  title text not null,
  body text not null,
  genre_id integer,
  competence_id integer,
  theme_id integer,
  constraint aids_pkey PRIMARY KEY (id),
  constraint aids_slug_key UNIQUE (slug),
  constraint aids_competence_id_fkey FOREIGN KEY (competence_id) REFERENCES competences(id),
  constraint aids_genre_id_fkey FOREIGN KEY (genre_id) REFERENCES genres(id),
  constraint aids_theme_id_fkey FOREIGN KEY (theme_id) REFERENCES themes(id)
);

create table analyses (
  id integer generated by default as identity not null,
  text_hash bytea not null,
  terms text not null,
  engine text not null,
  state text default 'queued'::text not null,
  attempts smallint default 0 not null,
  request jsonb,
  result jsonb,
  failure text,
  created timestamp with time zone default now() not null,
  finished timestamp with time zone,
  constraint analyses_pkey PRIMARY KEY (id),
  constraint analyses_text_hash_terms_engine_key UNIQUE (text_hash, terms, engine),
  constraint analyses_state_check CHECK (state = ANY (ARRAY['queued'::text, 'running'::text, 'done'::text, 'failed'::text]))
);
alter table analyses enable row level security, force row level security;
create policy reach on analyses using ((( SELECT scope_everything() AS scope_everything) OR (id IN ( SELECT analysis_requests.analysis_id
   FROM analysis_requests
  WHERE (analysis_requests.user_id = ( SELECT scope_user_id() AS scope_user_id)))) OR (EXISTS ( SELECT
   FROM (analysis_requests
     JOIN compositions ON ((compositions.id = analysis_requests.composition_id)))
  WHERE (analysis_requests.analysis_id = analyses.id)))));

create table analysis_requests (
  id integer generated by default as identity not null,
  analysis_id integer not null,
  user_id integer,
  composition_id integer,
  created timestamp with time zone default now() not null,
  constraint analysis_requests_pkey PRIMARY KEY (id),
  constraint analysis_requests_analysis_id_fkey FOREIGN KEY (analysis_id) REFERENCES analyses(id) ON DELETE CASCADE,
  constraint analysis_requests_composition_id_fkey FOREIGN KEY (composition_id) REFERENCES compositions(id) ON DELETE CASCADE,
  constraint analysis_requests_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
alter table analysis_requests enable row level security, force row level security;
CREATE INDEX analysis_requests_of_composition ON analysis_requests USING btree (composition_id, id DESC) WHERE (composition_id IS NOT NULL);
CREATE INDEX analysis_requests_of_user ON analysis_requests USING btree (user_id, id DESC) WHERE (user_id IS NOT NULL);
CREATE UNIQUE INDEX analysis_requests_once ON analysis_requests USING btree (analysis_id, COALESCE(composition_id, 0), COALESCE(user_id, 0));
create policy reach on analysis_requests using ((( SELECT scope_everything() AS scope_everything) OR (user_id = ( SELECT scope_user_id() AS scope_user_id)) OR (EXISTS ( SELECT
   FROM compositions
  WHERE (compositions.id = analysis_requests.composition_id)))));

create table audit_events (
  id bigint not null,
  happened timestamp with time zone default clock_timestamp() not null,
  action text not null,
  actor_id integer,
  student_id integer,
  school_group_id integer,
  address text default ''::text not null,
  details jsonb default '{}'::jsonb not null,
  previous_hash bytea,
  hash bytea not null,
  constraint audit_events_pkey PRIMARY KEY (id),
  constraint audit_events_school_group_id_fkey FOREIGN KEY (school_group_id) REFERENCES school_groups(id),
  constraint audit_events_student_id_fkey FOREIGN KEY (student_id) REFERENCES users(id)
);
alter table audit_events enable row level security, force row level security;
CREATE INDEX audit_events_of_group ON audit_events USING btree (school_group_id, id) WHERE (student_id IS NULL);
CREATE INDEX audit_events_of_student ON audit_events USING btree (student_id, id) WHERE (student_id IS NOT NULL);
create policy own_hand on audit_events for insert with check ((scope_everything() OR ((actor_id = scope_user_id()) AND (reaches_trail(student_id, school_group_id) OR ((action = 'composition.graded'::text) AND reaches_text_of(student_id))))));
create policy reach on audit_events for select using ((scope_everything() OR reaches_trail(student_id, school_group_id)));
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON audit_events FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER chained BEFORE INSERT ON audit_events FOR EACH ROW EXECUTE FUNCTION chain_audit_event();
CREATE TRIGGER never_emptied BEFORE TRUNCATE ON audit_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
-- lauda_app may: select, insert

create table bank_comment_uses (
  user_id integer not null,
  bank_comment_id integer not null,
  uses integer default 1 not null,
  last_used timestamp with time zone default now() not null,
  constraint bank_comment_uses_pkey PRIMARY KEY (user_id, bank_comment_id),
  constraint bank_comment_uses_bank_comment_id_fkey FOREIGN KEY (bank_comment_id) REFERENCES bank_comments(id) ON DELETE CASCADE,
  constraint bank_comment_uses_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
alter table bank_comment_uses enable row level security, force row level security;
create policy own on bank_comment_uses using ((( SELECT scope_everything() AS scope_everything) OR (user_id = ( SELECT scope_user_id() AS scope_user_id))));

create table bank_comments (
  id integer generated by default as identity not null,
  owner_id integer,
  school_id integer,
  school_network_id integer,
  competence_id integer not null,
  genre_id integer,
  tone text not null,
  title text not null,
  text text not null,
  reason text default ''::text not null,
  example text default ''::text not null,
  version integer default 1 not null,
  created timestamp with time zone default now() not null,
  archived_at timestamp with time zone,
  search text collate "C" generated always as (folded(((title || ' '::text) || text))) stored,
  constraint bank_comments_pkey PRIMARY KEY (id),
  constraint bank_comments_competence_id_fkey FOREIGN KEY (competence_id) REFERENCES competences(id),
  constraint bank_comments_genre_id_fkey FOREIGN KEY (genre_id) REFERENCES genres(id),
  constraint bank_comments_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id),
  constraint bank_comments_school_id_school_network_id_fkey FOREIGN KEY (school_id, school_network_id) REFERENCES schools(id, school_network_id),
  constraint bank_comments_check CHECK (school_id IS NULL OR owner_id IS NOT NULL),
  constraint bank_comments_example_check CHECK (length(example) <= 1000),
  constraint bank_comments_reason_check CHECK (length(reason) <= 1000),
  constraint bank_comments_text_check CHECK (length(text) >= 1 AND length(text) <= 2000),
  constraint bank_comments_title_check CHECK (length(title) >= 1 AND length(title) <= 120),
  constraint bank_comments_tone_check CHECK (tone = ANY (ARRAY['correcao'::text, 'elogio'::text, 'orientacao'::text]))
);
alter table bank_comments enable row level security, force row level security;
CREATE INDEX bank_comments_of_owner ON bank_comments USING btree (owner_id, competence_id) WHERE (owner_id IS NOT NULL);
CREATE UNIQUE INDEX bank_comments_of_product ON bank_comments USING btree (competence_id, title) WHERE (owner_id IS NULL);
CREATE INDEX bank_comments_of_school ON bank_comments USING btree (school_id, competence_id) WHERE (school_id IS NOT NULL);
create policy reach on bank_comments using ((( SELECT scope_everything() AS scope_everything) OR (owner_id = ( SELECT scope_user_id() AS scope_user_id)) OR ((owner_id IS NULL) AND (( SELECT scope_user_id() AS scope_user_id) IS NOT NULL)) OR ((school_id IS NOT NULL) AND ((school_id = ANY (( SELECT scope_ids('own_school_ids'::text) AS scope_ids)::integer[])) OR (school_id = ANY (( SELECT scope_ids('school_ids'::text) AS scope_ids)::integer[])))))) with check ((( SELECT scope_everything() AS scope_everything) OR (owner_id = ( SELECT scope_user_id() AS scope_user_id))));

create table competence_levels (
  id integer generated by default as identity not null,
  competence_id integer not null,
  level smallint not null,
  points smallint not null,
  descriptor text not null,
  hint text not null,
  to_next text not null,
  constraint competence_levels_pkey PRIMARY KEY (id),
  constraint competence_levels_competence_id_id_points_key UNIQUE (competence_id, id, points),
  constraint competence_levels_competence_id_level_key UNIQUE (competence_id, level),
  constraint competence_levels_competence_id_fkey FOREIGN KEY (competence_id) REFERENCES competences(id),
  constraint competence_levels_level_check CHECK (level >= 0 AND level <= 9),
  constraint competence_levels_points_check CHECK (points >= 0)
);

create table competences (
  id integer generated by default as identity not null,
  review_grid_id integer not null,
  "position" smallint not null,
  name text not null,
  short_name text not null,
  description text not null,
  sub_criteria text[] default '{}'::text[] not null,
  aspect text,
  constraint competences_pkey PRIMARY KEY (id),
  constraint competences_id_review_grid_id_key UNIQUE (id, review_grid_id),
  constraint competences_review_grid_id_position_key UNIQUE (review_grid_id, "position"),
  constraint competences_review_grid_id_fkey FOREIGN KEY (review_grid_id) REFERENCES review_grids(id),
  constraint competences_aspect_check CHECK (aspect = ANY (ARRAY['conventions'::text, 'theme'::text, 'genre'::text, 'argument'::text, 'cohesion'::text, 'proposal'::text])),
  constraint competences_position_check CHECK ("position" >= 1 AND "position" <= 9)
);

create table composition_events (
  id bigint generated by default as identity not null,
  composition_id integer not null,
  action text not null,
  from_status text not null,
  to_status text not null,
  actor_id integer,
  happened timestamp with time zone default clock_timestamp() not null,
  constraint composition_events_pkey PRIMARY KEY (id),
  constraint composition_events_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id),
  constraint composition_events_composition_id_fkey FOREIGN KEY (composition_id) REFERENCES compositions(id) ON DELETE CASCADE
);
alter table composition_events enable row level security, force row level security;
CREATE INDEX composition_events_of_composition ON composition_events USING btree (composition_id, id);
create policy reach on composition_events using ((( SELECT scope_everything() AS scope_everything) OR (EXISTS ( SELECT
   FROM compositions
  WHERE (compositions.id = composition_events.composition_id)))));
-- lauda_app may: select, insert, delete

create table composition_fingerprints (
  composition_id integer not null,
  fingerprint bigint not null,
  constraint composition_fingerprints_pkey PRIMARY KEY (composition_id, fingerprint),
  constraint composition_fingerprints_composition_id_fkey FOREIGN KEY (composition_id) REFERENCES compositions(id) ON DELETE CASCADE
);
alter table composition_fingerprints enable row level security, force row level security;
CREATE INDEX composition_fingerprints_shared ON composition_fingerprints USING btree (fingerprint, composition_id);
create policy reach on composition_fingerprints using ((( SELECT scope_everything() AS scope_everything) OR (EXISTS ( SELECT
   FROM compositions
  WHERE (compositions.id = composition_fingerprints.composition_id)))));

create table composition_results (
  composition_id integer not null,
  test_id integer not null,
  student_id integer not null,
  school_group_id integer not null,
  school_id integer not null,
  school_network_id integer not null,
  review_grid_id integer not null,
  test_type text not null,
  month date not null,
  total numeric(6,1) not null,
  percent numeric(5,2) not null,
  points numeric(5,1)[] not null,
  tenths smallint[] not null,
  is_zero boolean not null,
  elements boolean[],
  finished timestamp with time zone not null,
  constraint composition_results_pkey PRIMARY KEY (composition_id),
  constraint composition_results_composition_id_fkey FOREIGN KEY (composition_id) REFERENCES compositions(id) ON DELETE CASCADE,
  constraint composition_results_review_grid_id_fkey FOREIGN KEY (review_grid_id) REFERENCES review_grids(id),
  constraint composition_results_student_id_fkey FOREIGN KEY (student_id) REFERENCES users(id),
  constraint composition_results_test_id_fkey FOREIGN KEY (test_id) REFERENCES tests(id),
  constraint composition_results_month_check CHECK (EXTRACT(day FROM month) = 1::numeric),
  constraint composition_results_percent_check CHECK (percent >= 0::numeric AND percent <= 100::numeric)
);
alter table composition_results enable row level security, force row level security;
CREATE INDEX composition_results_of_group ON composition_results USING btree (school_group_id, month);
CREATE INDEX composition_results_of_student ON composition_results USING btree (student_id, finished);
CREATE INDEX composition_results_of_test ON composition_results USING btree (test_id);
create policy reach on composition_results using ((( SELECT scope_everything() AS scope_everything) OR (school_group_id = ANY (( SELECT scope_ids('school_group_ids'::text) AS scope_ids)::integer[])) OR (school_id = ANY (( SELECT scope_ids('school_ids'::text) AS scope_ids)::integer[])) OR (school_network_id = ANY (( SELECT scope_ids('network_ids'::text) AS scope_ids)::integer[])) OR (EXISTS ( SELECT
   FROM composition_reviews
  WHERE ((composition_reviews.composition_id = composition_results.composition_id) AND (composition_reviews.reviewer_id = ( SELECT scope_user_id() AS scope_user_id)))))));
CREATE TRIGGER results_change AFTER UPDATE ON composition_results REFERENCING OLD TABLE AS went NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION total_results();
CREATE TRIGGER results_come AFTER INSERT ON composition_results REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION total_results();
CREATE TRIGGER results_go AFTER DELETE ON composition_results REFERENCING OLD TABLE AS went FOR EACH STATEMENT EXECUTE FUNCTION total_results();

create table composition_reviews (
  id integer generated by default as identity not null,
  composition_id integer not null,
  test_id integer not null,
  school_group_id integer not null,
  school_id integer not null,
  school_network_id integer not null,
  reviewer_id integer not null,
  kind text not null,
  ordinal smallint default 1 not null,
  counts boolean default true not null,
  status text default 'in_progress'::text not null,
  zero_reason_id integer,
  zero_comment character varying(4000) default ''::text not null,
  comment character varying(8000) default ''::text not null,
  total numeric(6,1),
  version integer default 1 not null,
  seconds_spent integer default 0 not null,
  lease_until timestamp with time zone,
  last_saved timestamp with time zone default now() not null,
  started timestamp with time zone default now() not null,
  finished timestamp with time zone,
  abandoned timestamp with time zone,
  abandon_reason_id integer,
  text_hash bytea not null,
  constraint composition_reviews_pkey PRIMARY KEY (id),
  constraint composition_reviews_abandon_reason_id_fkey FOREIGN KEY (abandon_reason_id) REFERENCES abandon_reasons(id),
  constraint composition_reviews_composition_id_fkey FOREIGN KEY (composition_id) REFERENCES compositions(id) ON DELETE CASCADE,
  constraint composition_reviews_reviewer_id_fkey FOREIGN KEY (reviewer_id) REFERENCES users(id),
  constraint composition_reviews_test_id_fkey FOREIGN KEY (test_id) REFERENCES tests(id),
  constraint composition_reviews_zero_reason_id_fkey FOREIGN KEY (zero_reason_id) REFERENCES zero_reasons(id),
  constraint composition_reviews_kind_check CHECK (kind = ANY (ARRAY['teacher'::text, 'official'::text, 'internal'::text, 'test'::text, 'panel'::text])),
  constraint composition_reviews_status_check CHECK (status = ANY (ARRAY['in_progress'::text, 'finished'::text, 'abandoned'::text]))
);
alter table composition_reviews enable row level security, force row level security;
CREATE INDEX composition_reviews_of_reviewer ON composition_reviews USING btree (reviewer_id, status, finished DESC, id DESC);
CREATE INDEX composition_reviews_of_school ON composition_reviews USING btree (school_id, status);
CREATE INDEX composition_reviews_of_test ON composition_reviews USING btree (test_id, reviewer_id);
CREATE UNIQUE INDEX composition_reviews_once ON composition_reviews USING btree (composition_id, reviewer_id);
CREATE UNIQUE INDEX composition_reviews_place ON composition_reviews USING btree (composition_id, ordinal) WHERE (counts AND (status <> 'abandoned'::text));
create policy reach on composition_reviews using ((( SELECT scope_everything() AS scope_everything) OR (reviewer_id = ( SELECT scope_user_id() AS scope_user_id)) OR (school_group_id = ANY (( SELECT scope_ids('school_group_ids'::text) AS scope_ids)::integer[])) OR (school_id = ANY (( SELECT scope_ids('school_ids'::text) AS scope_ids)::integer[])) OR (school_network_id = ANY (( SELECT scope_ids('network_ids'::text) AS scope_ids)::integer[]))));

create table composition_versions (
  id integer generated by default as identity not null,
  composition_id integer not null,
  number integer not null,
  title text not null,
  text text not null,
  created timestamp with time zone default now() not null,
  constraint composition_versions_pkey PRIMARY KEY (id),
  constraint composition_versions_composition_id_number_key UNIQUE (composition_id, number),
  constraint composition_versions_composition_id_fkey FOREIGN KEY (composition_id) REFERENCES compositions(id) ON DELETE CASCADE
);
alter table composition_versions enable row level security, force row level security;
create policy reach on composition_versions using ((( SELECT scope_everything() AS scope_everything) OR (EXISTS ( SELECT
   FROM compositions
  WHERE (compositions.id = composition_versions.composition_id)))));

create table compositions (
  id integer generated by default as identity not null,
  test_id integer not null,
  student_id integer not null,
  school_group_id integer not null,
  school_id integer not null,
  school_network_id integer not null,
  parent_id integer,
  status text default 'writing'::text not null,
  is_zero boolean default false not null,
  title text default ''::text not null,
  text text default ''::text not null,
  text_hash bytea not null,
  count_words integer default 0 not null,
  version integer default 1 not null,
  review_type text not null,
  outcome text,
  is_late boolean default false not null,
  started_at timestamp with time zone default now() not null,
  submitted_at timestamp with time zone,
  reviewed_at timestamp with time zone,
  published_at timestamp with time zone,
  feedback_opened_at timestamp with time zone,
  seconds_writing integer default 0 not null,
  modified timestamp with time zone default now() not null,
  constraint compositions_pkey PRIMARY KEY (id),
  constraint compositions_test_id_student_id_key UNIQUE (test_id, student_id),
  constraint compositions_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES compositions(id),
  constraint compositions_student_id_fkey FOREIGN KEY (student_id) REFERENCES users(id),
  constraint compositions_test_id_school_group_id_school_id_school_netw_fkey FOREIGN KEY (test_id, school_group_id, school_id, school_network_id) REFERENCES tests(id, school_group_id, school_id, school_network_id),
  constraint compositions_outcome_check CHECK (outcome = ANY (ARRAY['waiting_second'::text, 'agreed'::text, 'discrepant'::text, 'panel'::text])),
  constraint compositions_review_type_check CHECK (review_type = ANY (ARRAY['N'::text, 'O'::text, 'D'::text])),
  constraint compositions_status_check CHECK (status = ANY (ARRAY['not_started'::text, 'writing'::text, 'submitted'::text, 'in_review'::text, 'reviewed'::text])),
  constraint compositions_text_check CHECK (length(text) <= 60000),
  constraint compositions_title_check CHECK (length(title) <= 200)
);
alter table compositions enable row level security, force row level security;
CREATE INDEX compositions_children ON compositions USING btree (parent_id) WHERE (parent_id IS NOT NULL);
CREATE INDEX compositions_disputed ON compositions USING btree (school_id, school_group_id) WHERE (outcome = ANY (ARRAY['discrepant'::text, 'panel'::text]));
CREATE INDEX compositions_in_queue ON compositions USING btree (school_network_id, review_type, submitted_at, id) INCLUDE (school_group_id, school_id, outcome) WHERE (status = 'submitted'::text);
CREATE INDEX compositions_of_group ON compositions USING btree (school_group_id, status, submitted_at);
CREATE INDEX compositions_of_school ON compositions USING btree (school_id, status, submitted_at);
CREATE INDEX compositions_of_student ON compositions USING btree (student_id, started_at DESC, id DESC);
CREATE INDEX compositions_of_test ON compositions USING btree (test_id, status);
CREATE INDEX compositions_waiting ON compositions USING btree (submitted_at, id) INCLUDE (review_type, school_network_id, school_id) WHERE (status = ANY (ARRAY['submitted'::text, 'in_review'::text]));
create policy reach on compositions using ((( SELECT scope_everything() AS scope_everything) OR (school_group_id = ANY (( SELECT scope_ids('school_group_ids'::text) AS scope_ids)::integer[])) OR (school_id = ANY (( SELECT scope_ids('school_ids'::text) AS scope_ids)::integer[])) OR (school_network_id = ANY (( SELECT scope_ids('network_ids'::text) AS scope_ids)::integer[])) OR (EXISTS ( SELECT
   FROM composition_reviews
  WHERE ((composition_reviews.composition_id = compositions.id) AND (composition_reviews.reviewer_id = ( SELECT scope_user_id() AS scope_user_id)))))));
CREATE TRIGGER compositions_come AFTER INSERT ON compositions REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION count_progress();
CREATE TRIGGER compositions_go AFTER DELETE ON compositions REFERENCING OLD TABLE AS went FOR EACH STATEMENT EXECUTE FUNCTION count_progress();
CREATE TRIGGER compositions_move AFTER UPDATE ON compositions REFERENCING OLD TABLE AS went NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION count_progress();
CREATE TRIGGER text_hashed BEFORE INSERT OR UPDATE OF text ON compositions FOR EACH ROW EXECUTE FUNCTION hash_text();

create table demonstration_users (
  user_id integer not null,
  "position" smallint not null,
  password text not null,
  description text not null,
  constraint demonstration_users_pkey PRIMARY KEY (user_id),
  constraint demonstration_users_position_key UNIQUE ("position"),
  constraint demonstration_users_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
-- lauda_app may: select

create table demonstration_variations (
  composition_id integer not null,
  written_text text not null,
  copies integer,
  constraint demonstration_variations_pkey PRIMARY KEY (composition_id),
  constraint demonstration_variations_composition_id_fkey FOREIGN KEY (composition_id) REFERENCES compositions(id) ON DELETE CASCADE,
  constraint demonstration_variations_copies_fkey FOREIGN KEY (copies) REFERENCES compositions(id) ON DELETE CASCADE,
  constraint demonstration_variations_written_text_check CHECK (length(written_text) <= 200)
);
alter table demonstration_variations enable row level security, force row level security;
CREATE INDEX demonstration_variations_copies ON demonstration_variations USING btree (copies) WHERE (copies IS NOT NULL);
CREATE INDEX demonstration_variations_of_text ON demonstration_variations USING btree (written_text, composition_id);
create policy reach on demonstration_variations using ((( SELECT scope_everything() AS scope_everything) OR (EXISTS ( SELECT
   FROM compositions
  WHERE (compositions.id = demonstration_variations.composition_id)))));
-- lauda_app may: select

create table feature_flags (
  id integer generated by default as identity not null,
  key text not null,
  description text default ''::text not null,
  enabled boolean default true not null,
  tags text[] default '{}'::text[] not null,
  snapshot_id integer default 1 not null,
  modified timestamp with time zone default now() not null,
  constraint feature_flags_pkey PRIMARY KEY (id),
  constraint feature_flags_key_key UNIQUE (key)
);

create table flag_constraints (
  id integer generated by default as identity not null,
  segment_id integer not null,
  property text not null,
  operator text not null,
  value text not null,
  constraint flag_constraints_pkey PRIMARY KEY (id),
  constraint flag_constraints_segment_id_fkey FOREIGN KEY (segment_id) REFERENCES flag_segments(id) ON DELETE CASCADE,
  constraint flag_constraints_operator_check CHECK (operator = ANY (ARRAY['EQ'::text, 'NEQ'::text, 'LT'::text, 'LTE'::text, 'GT'::text, 'GTE'::text, 'EREG'::text, 'NEREG'::text, 'IN'::text, 'NOTIN'::text, 'CONTAINS'::text, 'NOTCONTAINS'::text]))
);
CREATE INDEX flag_constraints_of_segment ON flag_constraints USING btree (segment_id);

create table flag_distributions (
  segment_id integer not null,
  variant_id integer not null,
  percent smallint not null,
  constraint flag_distributions_pkey PRIMARY KEY (segment_id, variant_id),
  constraint flag_distributions_segment_id_fkey FOREIGN KEY (segment_id) REFERENCES flag_segments(id) ON DELETE CASCADE,
  constraint flag_distributions_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES flag_variants(id) ON DELETE CASCADE,
  constraint flag_distributions_percent_check CHECK (percent >= 0 AND percent <= 100)
);

create table flag_segments (
  id integer generated by default as identity not null,
  flag_id integer not null,
  rank integer default 0 not null,
  description text default ''::text not null,
  rollout_percent smallint default 100 not null,
  constraint flag_segments_pkey PRIMARY KEY (id),
  constraint flag_segments_flag_id_fkey FOREIGN KEY (flag_id) REFERENCES feature_flags(id) ON DELETE CASCADE,
  constraint flag_segments_rollout_percent_check CHECK (rollout_percent >= 0 AND rollout_percent <= 100)
);
CREATE INDEX flag_segments_of_flag ON flag_segments USING btree (flag_id, rank, id);

create table flag_variants (
  id integer generated by default as identity not null,
  flag_id integer not null,
  key text not null,
  attachment jsonb default '{}'::jsonb not null,
  constraint flag_variants_pkey PRIMARY KEY (id),
  constraint flag_variants_flag_id_key_key UNIQUE (flag_id, key),
  constraint flag_variants_flag_id_fkey FOREIGN KEY (flag_id) REFERENCES feature_flags(id) ON DELETE CASCADE
);

create table genre_zero_reasons (
  genre_id integer not null,
  zero_reason_id integer not null,
  constraint genre_zero_reasons_pkey PRIMARY KEY (genre_id, zero_reason_id),
  constraint genre_zero_reasons_genre_id_fkey FOREIGN KEY (genre_id) REFERENCES genres(id),
  constraint genre_zero_reasons_zero_reason_id_fkey FOREIGN KEY (zero_reason_id) REFERENCES zero_reasons(id)
);

create table genres (
  id integer generated by default as identity not null,
  slug text not null,
  name text not null,
  description text not null,
  review_grid_id integer not null,
  school_grades smallint[] not null,
  min_words smallint not null,
  max_words smallint not null,
  essentials text[] not null,
  bncc_skills text[] not null,
  shown_stats text[] not null,
  constraint genres_pkey PRIMARY KEY (id),
  constraint genres_name_key UNIQUE (name),
  constraint genres_slug_key UNIQUE (slug),
  constraint genres_review_grid_id_fkey FOREIGN KEY (review_grid_id) REFERENCES review_grids(id)
);

create table highlight_decisions (
  review_id integer not null,
  highlight_key text not null,
  decision text not null,
  modified timestamp with time zone default now() not null,
  constraint highlight_decisions_pkey PRIMARY KEY (review_id, highlight_key),
  constraint highlight_decisions_review_id_fkey FOREIGN KEY (review_id) REFERENCES composition_reviews(id) ON DELETE CASCADE,
  constraint highlight_decisions_decision_check CHECK (decision = ANY (ARRAY['accepted'::text, 'rejected'::text])),
  constraint highlight_decisions_highlight_key_check CHECK (length(highlight_key) <= 200)
);
alter table highlight_decisions enable row level security, force row level security;
create policy reach on highlight_decisions using ((scope_everything() OR (EXISTS ( SELECT
   FROM composition_reviews
  WHERE (composition_reviews.id = highlight_decisions.review_id)
 OFFSET 0))));

create table highlight_feedback (
  id integer generated by default as identity not null,
  user_id integer not null,
  composition_id integer not null,
  highlight_key text not null,
  rule text not null,
  category text not null,
  engine text not null,
  is_helpful boolean not null,
  modified timestamp with time zone default now() not null,
  constraint highlight_feedback_pkey PRIMARY KEY (id),
  constraint highlight_feedback_user_id_composition_id_highlight_key_key UNIQUE (user_id, composition_id, highlight_key),
  constraint highlight_feedback_composition_id_fkey FOREIGN KEY (composition_id) REFERENCES compositions(id) ON DELETE CASCADE,
  constraint highlight_feedback_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint highlight_feedback_highlight_key_check CHECK (length(highlight_key) <= 200)
);
alter table highlight_feedback enable row level security, force row level security;
create policy reach on highlight_feedback using ((( SELECT scope_everything() AS scope_everything) OR (user_id = ( SELECT scope_user_id() AS scope_user_id))));

create table idempotency_keys (
  owner_hash bytea not null,
  key text not null,
  request_hash bytea not null,
  status smallint,
  body text,
  created timestamp with time zone default now() not null,
  constraint idempotency_keys_pkey PRIMARY KEY (owner_hash, key)
);
CREATE INDEX idempotency_keys_by_age ON idempotency_keys USING btree (created);

create table login_failures (
  id bigint generated by default as identity not null,
  account_hash bytea not null,
  address_hash bytea not null,
  happened timestamp with time zone default now() not null,
  constraint login_failures_pkey PRIMARY KEY (id)
);
CREATE INDEX login_failures_of_account ON login_failures USING btree (account_hash, happened);
CREATE INDEX login_failures_of_address ON login_failures USING btree (address_hash, happened);

create table notification_logs (
  id integer generated by default as identity not null,
  user_id integer not null,
  event_key text not null,
  kind text not null,
  channel text not null,
  title text not null,
  content text default ''::text not null,
  link text default ''::text not null,
  school_group_id integer,
  created timestamp with time zone default now() not null,
  received timestamp with time zone,
  opened timestamp with time zone,
  constraint notification_logs_pkey PRIMARY KEY (id),
  constraint notification_logs_user_id_event_key_key UNIQUE (user_id, event_key),
  constraint notification_logs_school_group_id_fkey FOREIGN KEY (school_group_id) REFERENCES school_groups(id),
  constraint notification_logs_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint notification_logs_channel_check CHECK (channel = ANY (ARRAY['activity'::text, 'review'::text, 'learning_path'::text, 'recommendation'::text, 'system'::text])),
  constraint notification_logs_check CHECK (opened IS NULL OR received IS NOT NULL),
  constraint notification_logs_content_check CHECK (length(content) <= 2000),
  constraint notification_logs_event_key_check CHECK (length(event_key) <= 200),
  constraint notification_logs_link_check CHECK (length(link) <= 500),
  constraint notification_logs_title_check CHECK (length(title) >= 1 AND length(title) <= 200)
);
alter table notification_logs enable row level security, force row level security;
CREATE INDEX notification_logs_of_user ON notification_logs USING btree (user_id, created DESC, id DESC);
CREATE INDEX notification_logs_unseen ON notification_logs USING btree (user_id, created) WHERE ((received IS NULL) OR (opened IS NULL));
create policy own on notification_logs using ((( SELECT scope_everything() AS scope_everything) OR (user_id = ( SELECT scope_user_id() AS scope_user_id))));

create table notification_preferences (
  user_id integer not null,
  kind text not null,
  is_on boolean not null,
  constraint notification_preferences_pkey PRIMARY KEY (user_id, kind),
  constraint notification_preferences_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
alter table notification_preferences enable row level security, force row level security;
create policy own on notification_preferences using ((( SELECT scope_everything() AS scope_everything) OR (user_id = ( SELECT scope_user_id() AS scope_user_id))));

create table password_tokens (
  token_hash bytea not null,
  user_id integer not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint password_tokens_pkey PRIMARY KEY (token_hash),
  constraint password_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX password_tokens_of_user ON password_tokens USING btree (user_id);

create table portal_accounts (
  community_id text not null,
  portal_user_id text not null,
  user_id integer not null,
  constraint portal_accounts_pkey PRIMARY KEY (community_id, portal_user_id),
  constraint portal_accounts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);

create table result_totals (
  level text not null,
  owner_id integer not null,
  school_group_id integer,
  school_id integer,
  school_network_id integer not null,
  review_grid_id integer not null,
  test_type text not null,
  month date not null,
  "position" smallint not null,
  count integer default 0 not null,
  count_zero integer default 0 not null,
  sum_points numeric(14,1) default 0 not null,
  sum_percent numeric(14,2) default 0 not null,
  b0 integer default 0 not null,
  b1 integer default 0 not null,
  b2 integer default 0 not null,
  b3 integer default 0 not null,
  b4 integer default 0 not null,
  b5 integer default 0 not null,
  b6 integer default 0 not null,
  b7 integer default 0 not null,
  b8 integer default 0 not null,
  b9 integer default 0 not null,
  b10 integer default 0 not null,
  constraint result_totals_pkey PRIMARY KEY (level, owner_id, review_grid_id, test_type, month, "position"),
  constraint result_totals_level_check CHECK (level = ANY (ARRAY['test'::text, 'group'::text, 'school'::text, 'network'::text])),
  constraint result_totals_position_check CHECK ("position" >= 0 AND "position" <= 9)
);
alter table result_totals enable row level security, force row level security;
CREATE INDEX result_totals_of_network ON result_totals USING btree (school_network_id, level, month);
CREATE INDEX result_totals_of_school ON result_totals USING btree (school_id, level, month) WHERE (school_id IS NOT NULL);
create policy reach on result_totals using ((( SELECT scope_everything() AS scope_everything) OR (school_group_id = ANY (( SELECT scope_ids('school_group_ids'::text) AS scope_ids)::integer[])) OR (school_id = ANY (( SELECT scope_ids('school_ids'::text) AS scope_ids)::integer[])) OR (school_network_id = ANY (( SELECT scope_ids('network_ids'::text) AS scope_ids)::integer[])) OR ((level = 'school'::text) AND (school_id = ANY (( SELECT scope_ids('own_school_ids'::text) AS scope_ids)::integer[])))));

create table review_annotations (
  id integer generated by default as identity not null,
  client_id uuid not null,
  review_id integer not null,
  composition_id integer not null,
  competence_id integer,
  annotation_type text not null,
  is_general boolean default false not null,
  start_at integer,
  end_at integer,
  quote text default ''::text not null,
  before text default ''::text not null,
  after text default ''::text not null,
  comment text default ''::text not null,
  suggested_text text default ''::text not null,
  is_resolved boolean default false not null,
  reported_by integer,
  reported_at timestamp with time zone,
  version integer default 1 not null,
  created timestamp with time zone default now() not null,
  modified timestamp with time zone default now() not null,
  constraint review_annotations_pkey PRIMARY KEY (id),
  constraint review_annotations_review_id_client_id_key UNIQUE (review_id, client_id),
  constraint review_annotations_competence_id_fkey FOREIGN KEY (competence_id) REFERENCES competences(id),
  constraint review_annotations_composition_id_fkey FOREIGN KEY (composition_id) REFERENCES compositions(id) ON DELETE CASCADE,
  constraint review_annotations_reported_by_fkey FOREIGN KEY (reported_by) REFERENCES users(id),
  constraint review_annotations_review_id_fkey FOREIGN KEY (review_id) REFERENCES composition_reviews(id) ON DELETE CASCADE,
  constraint review_annotations_annotation_type_check CHECK (annotation_type = ANY (ARRAY['correcao'::text, 'elogio'::text, 'orientacao'::text, 'plagio'::text])),
  constraint review_annotations_check CHECK (is_general = (start_at IS NULL)),
  constraint review_annotations_check1 CHECK (start_at IS NULL OR start_at >= 0 AND end_at > start_at),
  constraint review_annotations_comment_check CHECK (length(comment) <= 4000),
  constraint review_annotations_suggested_text_check CHECK (length(suggested_text) <= 2000)
);
alter table review_annotations enable row level security, force row level security;
CREATE INDEX review_annotations_of_composition ON review_annotations USING btree (composition_id);
CREATE INDEX review_annotations_of_review ON review_annotations USING btree (review_id, start_at);
create policy reach on review_annotations using ((( SELECT scope_everything() AS scope_everything) OR (EXISTS ( SELECT
   FROM composition_reviews
  WHERE (composition_reviews.id = review_annotations.review_id)))));

create table review_elements (
  review_id integer not null,
  element text not null,
  state text not null,
  start_at integer,
  end_at integer,
  constraint review_elements_pkey PRIMARY KEY (review_id, element),
  constraint review_elements_review_id_fkey FOREIGN KEY (review_id) REFERENCES composition_reviews(id) ON DELETE CASCADE,
  constraint review_elements_check CHECK (start_at IS NULL OR start_at >= 0 AND end_at > start_at),
  constraint review_elements_element_check CHECK (element = ANY (ARRAY['agente'::text, 'acao'::text, 'meio'::text, 'finalidade'::text, 'detalhamento'::text])),
  constraint review_elements_state_check CHECK (state = ANY (ARRAY['presente'::text, 'nulo'::text]))
);
alter table review_elements enable row level security, force row level security;
create policy reach on review_elements using ((scope_everything() OR (EXISTS ( SELECT
   FROM composition_reviews
  WHERE (composition_reviews.id = review_elements.review_id)
 OFFSET 0))));

create table review_events (
  id bigint generated by default as identity not null,
  review_id integer not null,
  actor_id integer,
  action text not null,
  subject_id integer,
  version integer not null,
  after jsonb not null,
  happened timestamp with time zone default clock_timestamp() not null,
  constraint review_events_pkey PRIMARY KEY (id),
  constraint review_events_review_id_fkey FOREIGN KEY (review_id) REFERENCES composition_reviews(id) ON DELETE CASCADE
);
alter table review_events enable row level security, force row level security;
CREATE INDEX review_events_of_review ON review_events USING btree (review_id, id);
create policy reach on review_events using ((scope_everything() OR (EXISTS ( SELECT
   FROM composition_reviews
  WHERE (composition_reviews.id = review_events.review_id)
 OFFSET 0)))) with check ((scope_everything() OR ((actor_id = scope_user_id()) AND (EXISTS ( SELECT
   FROM composition_reviews
  WHERE (composition_reviews.id = review_events.review_id)
 OFFSET 0)))));
-- lauda_app may: select, insert

create table review_grades (
  id integer generated by default as identity not null,
  review_id integer not null,
  competence_id integer not null,
  level_id integer,
  points smallint,
  comment character varying(4000) default ''::text not null,
  justification character varying(2000) default ''::text not null,
  version integer default 1 not null,
  modified timestamp with time zone default now() not null,
  constraint review_grades_pkey PRIMARY KEY (id),
  constraint review_grades_review_id_competence_id_key UNIQUE (review_id, competence_id),
  constraint review_grades_competence_id_fkey FOREIGN KEY (competence_id) REFERENCES competences(id),
  constraint review_grades_competence_id_level_id_points_fkey FOREIGN KEY (competence_id, level_id, points) REFERENCES competence_levels(competence_id, id, points),
  constraint review_grades_review_id_fkey FOREIGN KEY (review_id) REFERENCES composition_reviews(id) ON DELETE CASCADE,
  constraint review_grades_check CHECK ((level_id IS NULL) = (points IS NULL))
);
alter table review_grades enable row level security, force row level security;
create policy reach on review_grades using ((scope_everything() OR (EXISTS ( SELECT
   FROM composition_reviews
  WHERE (composition_reviews.id = review_grades.review_id)
 OFFSET 0))));

create table review_grids (
  id integer generated by default as identity not null,
  slug text not null,
  name text not null,
  description text not null,
  constraint review_grids_pkey PRIMARY KEY (id),
  constraint review_grids_name_key UNIQUE (name),
  constraint review_grids_slug_key UNIQUE (slug)
);

create table schema_migrations (
  name text not null,
  checksum text not null,
  applied_at timestamp with time zone default now() not null,
  constraint schema_migrations_pkey PRIMARY KEY (name)
);
-- lauda_app may: select

create table school_group_counts (
  school_group_id integer not null,
  count_students integer not null,
  constraint school_group_counts_pkey PRIMARY KEY (school_group_id),
  constraint school_group_counts_school_group_id_fkey FOREIGN KEY (school_group_id) REFERENCES school_groups(id) ON DELETE CASCADE
);
alter table school_group_counts enable row level security, force row level security;
create policy reach on school_group_counts using ((( SELECT scope_everything() AS scope_everything) OR (EXISTS ( SELECT
   FROM school_groups
  WHERE (school_groups.id = school_group_counts.school_group_id)))));

create table school_group_totals (
  school_network_id integer not null,
  school_year smallint not null,
  count_school_groups integer not null,
  constraint school_group_totals_pkey PRIMARY KEY (school_network_id, school_year),
  constraint school_group_totals_school_network_id_fkey FOREIGN KEY (school_network_id) REFERENCES school_networks(id) ON DELETE CASCADE
);
alter table school_group_totals enable row level security, force row level security;
create policy reach on school_group_totals using ((( SELECT scope_everything() AS scope_everything) OR (school_network_id = ANY (( SELECT scope_ids('network_ids'::text) AS scope_ids)::integer[]))));

create table school_groups (
  id integer generated by default as identity not null,
  school_id integer not null,
  school_network_id integer not null,
  name text not null,
  school_grade smallint not null,
  school_year smallint not null,
  uses_learning_path boolean default true not null,
  created timestamp with time zone default now() not null,
  archived_at timestamp with time zone,
  school_search_name text collate "C" default ''::text not null,
  constraint school_groups_pkey PRIMARY KEY (id),
  constraint school_groups_id_school_id_school_network_id_key UNIQUE (id, school_id, school_network_id),
  constraint school_groups_school_id_school_year_name_key UNIQUE (school_id, school_year, name),
  constraint school_groups_school_id_school_network_id_fkey FOREIGN KEY (school_id, school_network_id) REFERENCES schools(id, school_network_id),
  constraint school_groups_name_check CHECK (length(name) >= 1 AND length(name) <= 60),
  constraint school_groups_school_grade_check CHECK (school_grade >= 6 AND school_grade <= 14),
  constraint school_groups_school_year_check CHECK (school_year >= 2000 AND school_year <= 2100)
);
alter table school_groups enable row level security, force row level security;
CREATE INDEX school_groups_in_order ON school_groups USING btree (school_year DESC, school_search_name, school_id, school_grade, name, id) WHERE (archived_at IS NULL);
CREATE INDEX school_groups_of_network ON school_groups USING btree (school_network_id, school_year);
create policy reach on school_groups using ((( SELECT scope_everything() AS scope_everything) OR (id = ANY (( SELECT scope_ids('school_group_ids'::text) AS scope_ids)::integer[])) OR (school_id = ANY (( SELECT scope_ids('school_ids'::text) AS scope_ids)::integer[])) OR (school_network_id = ANY (( SELECT scope_ids('network_ids'::text) AS scope_ids)::integer[]))));
CREATE TRIGGER classes_change AFTER UPDATE ON school_groups REFERENCING OLD TABLE AS went NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION count_school_groups();
CREATE TRIGGER classes_come AFTER INSERT ON school_groups REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION count_school_groups();
CREATE TRIGGER classes_go AFTER DELETE ON school_groups REFERENCING OLD TABLE AS went FOR EACH STATEMENT EXECUTE FUNCTION count_school_groups();
CREATE TRIGGER school_name_taken BEFORE INSERT OR UPDATE OF school_id, school_search_name ON school_groups FOR EACH ROW EXECUTE FUNCTION take_school_name();
CREATE TRIGGER stamped_by_change AFTER UPDATE ON school_groups REFERENCING OLD TABLE AS went NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION stamp_network_of();

create table school_networks (
  id integer generated by default as identity not null,
  name text not null,
  logo text,
  accent text,
  access_code_hash text,
  access_user_id integer,
  created timestamp with time zone default now() not null,
  constraint school_networks_pkey PRIMARY KEY (id),
  constraint school_networks_name_key UNIQUE (name),
  constraint school_networks_access_user_id_fkey FOREIGN KEY (access_user_id) REFERENCES users(id),
  constraint school_networks_accent_check CHECK (accent ~ '^#[0-9a-f]{6}$'::text),
  constraint school_networks_name_check CHECK (length(name) >= 1 AND length(name) <= 120)
);
alter table school_networks enable row level security, force row level security;
create policy reach on school_networks using ((( SELECT scope_everything() AS scope_everything) OR (id = ANY (( SELECT scope_ids('network_ids'::text) AS scope_ids)::integer[])) OR (id = ANY (( SELECT scope_ids('own_network_ids'::text) AS scope_ids)::integer[]))));
CREATE TRIGGER stamped_by_change AFTER UPDATE ON school_networks REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION stamp_network();

create table schools (
  id integer generated by default as identity not null,
  school_network_id integer not null,
  name text not null,
  category text not null,
  city text default ''::text not null,
  state text default ''::text not null,
  is_test boolean default false not null,
  is_allowed_to_edit_tests boolean default false not null,
  review_flow text default 'N'::text not null,
  created timestamp with time zone default now() not null,
  search_name text collate "C" generated always as (folded(name)) stored,
  constraint schools_pkey PRIMARY KEY (id),
  constraint schools_id_school_network_id_key UNIQUE (id, school_network_id),
  constraint schools_school_network_id_name_key UNIQUE (school_network_id, name),
  constraint schools_school_network_id_fkey FOREIGN KEY (school_network_id) REFERENCES school_networks(id),
  constraint schools_category_check CHECK (category = ANY (ARRAY['PUB'::text, 'PVT'::text])),
  constraint schools_name_check CHECK (length(name) >= 1 AND length(name) <= 160),
  constraint schools_review_flow_check CHECK (review_flow = ANY (ARRAY['N'::text, 'O'::text, 'D'::text]))
);
alter table schools enable row level security, force row level security;
CREATE INDEX schools_in_order ON schools USING btree (search_name, id);
create policy reach on schools using ((( SELECT scope_everything() AS scope_everything) OR (id = ANY (( SELECT scope_ids('school_ids'::text) AS scope_ids)::integer[])) OR (id = ANY (( SELECT scope_ids('own_school_ids'::text) AS scope_ids)::integer[])) OR (school_network_id = ANY (( SELECT scope_ids('network_ids'::text) AS scope_ids)::integer[]))));
CREATE TRIGGER school_name_given AFTER UPDATE ON schools FOR EACH ROW WHEN (old.search_name IS DISTINCT FROM new.search_name) EXECUTE FUNCTION give_school_name();
CREATE TRIGGER stamped_by_change AFTER UPDATE ON schools REFERENCING OLD TABLE AS went NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION stamp_network_of();

create table session_tokens (
  id bigint generated by default as identity not null,
  session_id bigint not null,
  access_hash bytea not null,
  refresh_hash bytea not null,
  csrf_hash bytea not null,
  access_expires_at timestamp with time zone not null,
  refresh_expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint session_tokens_pkey PRIMARY KEY (id),
  constraint session_tokens_access_hash_key UNIQUE (access_hash),
  constraint session_tokens_refresh_hash_key UNIQUE (refresh_hash),
  constraint session_tokens_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE
);
CREATE INDEX session_tokens_of_session ON session_tokens USING btree (session_id);

create table sessions (
  id bigint generated by default as identity not null,
  user_id integer not null,
  created timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  end_reason text,
  constraint sessions_pkey PRIMARY KEY (id),
  constraint sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint sessions_end_reason_check CHECK (end_reason = ANY (ARRAY['logout'::text, 'password'::text, 'replay'::text, 'revoked'::text]))
);
CREATE INDEX sessions_of_user ON sessions USING btree (user_id) WHERE (ended_at IS NULL);

create table stamps (
  about integer not null,
  stamp bigint not null,
  constraint stamps_pkey PRIMARY KEY (about)
);
-- lauda_app may: select, insert, update

create table terms (
  parameter text not null,
  value text not null,
  version text generated always as (md5(value)) stored,
  modified timestamp with time zone default now() not null,
  constraint terms_pkey PRIMARY KEY (parameter),
  constraint terms_parameter_check CHECK (parameter = ANY (ARRAY['terms_use_text'::text, 'terms_privacy_text'::text]))
);
CREATE TRIGGER stamped_by_change AFTER INSERT OR DELETE OR UPDATE ON terms FOR EACH STATEMENT EXECUTE FUNCTION stamp_terms();

create table terms_acceptances (
  user_id integer not null,
  parameter text not null,
  version text not null,
  accepted timestamp with time zone default now() not null,
  constraint terms_acceptances_pkey PRIMARY KEY (user_id, parameter, version),
  constraint terms_acceptances_parameter_fkey FOREIGN KEY (parameter) REFERENCES terms(parameter),
  constraint terms_acceptances_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
alter table terms_acceptances enable row level security, force row level security;
create policy reach on terms_acceptances using ((( SELECT scope_everything() AS scope_everything) OR (user_id = ( SELECT scope_user_id() AS scope_user_id))));
CREATE TRIGGER stamped_by_change AFTER UPDATE ON terms_acceptances REFERENCING OLD TABLE AS went NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION stamp_person_of();
CREATE TRIGGER stamped_by_coming AFTER INSERT ON terms_acceptances REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION stamp_person_of();
CREATE TRIGGER stamped_by_going AFTER DELETE ON terms_acceptances REFERENCING OLD TABLE AS went FOR EACH STATEMENT EXECUTE FUNCTION stamp_person_of();

create table tests (
  id integer generated by default as identity not null,
  batch uuid default gen_random_uuid() not null,
  theme_id integer not null,
  genre_id integer not null,
  review_grid_id integer not null,
  school_group_id integer not null,
  school_id integer not null,
  school_network_id integer not null,
  parent_id integer,
  title text not null,
  test_type text not null,
  review_flow text not null,
  allows_rewriting boolean default true not null,
  guidance text default ''::text not null,
  opens_at timestamp with time zone not null,
  closes_at timestamp with time zone not null,
  created_by integer,
  created timestamp with time zone default now() not null,
  modified timestamp with time zone default now() not null,
  version integer default 1 not null,
  archived_at timestamp with time zone,
  revision_finished_at timestamp with time zone,
  count_students integer default 0 not null,
  count_writing integer default 0 not null,
  count_submitted integer default 0 not null,
  count_in_review integer default 0 not null,
  count_reviewed integer default 0 not null,
  count_zeroed integer default 0 not null,
  count_late integer default 0 not null,
  constraint tests_pkey PRIMARY KEY (id),
  constraint tests_id_school_group_id_school_id_school_network_id_key UNIQUE (id, school_group_id, school_id, school_network_id),
  constraint tests_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint tests_genre_id_fkey FOREIGN KEY (genre_id) REFERENCES genres(id),
  constraint tests_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES tests(id),
  constraint tests_review_grid_id_fkey FOREIGN KEY (review_grid_id) REFERENCES review_grids(id),
  constraint tests_school_group_id_school_id_school_network_id_fkey FOREIGN KEY (school_group_id, school_id, school_network_id) REFERENCES school_groups(id, school_id, school_network_id),
  constraint tests_theme_id_fkey FOREIGN KEY (theme_id) REFERENCES themes(id),
  constraint tests_check CHECK (closes_at > opens_at),
  constraint tests_guidance_check CHECK (length(guidance) <= 4000),
  constraint tests_review_flow_check CHECK (review_flow = ANY (ARRAY['N'::text, 'O'::text, 'D'::text])),
  constraint tests_test_type_check CHECK (test_type = ANY (ARRAY['pratica'::text, 'avaliacao'::text, 'simulado'::text])),
  constraint tests_title_check CHECK (length(title) >= 1 AND length(title) <= 200)
);
alter table tests enable row level security, force row level security;
CREATE INDEX tests_children ON tests USING btree (parent_id) WHERE (parent_id IS NOT NULL);
CREATE INDEX tests_of_group ON tests USING btree (school_group_id, test_type, closes_at DESC, id DESC) WHERE (archived_at IS NULL);
CREATE INDEX tests_of_network ON tests USING btree (school_network_id, test_type, closes_at DESC, id DESC) WHERE (archived_at IS NULL);
CREATE INDEX tests_of_school ON tests USING btree (school_id, test_type, closes_at DESC, id DESC) WHERE (archived_at IS NULL);
CREATE INDEX tests_of_theme ON tests USING btree (theme_id, school_group_id);
CREATE INDEX tests_of_type ON tests USING btree (test_type, closes_at DESC, id DESC) INCLUDE (school_group_id, school_id, school_network_id) WHERE (archived_at IS NULL);
CREATE UNIQUE INDEX tests_one_rewriting ON tests USING btree (parent_id) WHERE ((parent_id IS NOT NULL) AND (archived_at IS NULL));
create policy reach on tests using ((( SELECT scope_everything() AS scope_everything) OR (school_group_id = ANY (( SELECT scope_ids('school_group_ids'::text) AS scope_ids)::integer[])) OR (school_id = ANY (( SELECT scope_ids('school_ids'::text) AS scope_ids)::integer[])) OR (school_network_id = ANY (( SELECT scope_ids('network_ids'::text) AS scope_ids)::integer[])) OR (EXISTS ( SELECT
   FROM composition_reviews
  WHERE ((composition_reviews.test_id = tests.id) AND (composition_reviews.reviewer_id = ( SELECT scope_user_id() AS scope_user_id)))))));

create table themes (
  id integer generated by default as identity not null,
  slug text,
  title text not null,
  summary text not null,
  genre_id integer not null,
  school_grades smallint[] not null,
  learning_path_type text,
  review_types text[] default '{N,O,D}'::text[] not null,
  statement text not null,
  motivating_texts jsonb default '[]'::jsonb not null,
  repertory jsonb default '[]'::jsonb not null,
  template jsonb,
  cover text not null,
  state text default 'published'::text not null,
  author_id integer,
  school_id integer,
  school_network_id integer,
  version integer default 1 not null,
  created timestamp with time zone default now() not null,
  modified timestamp with time zone default now() not null,
  sort_title text collate "C" generated always as (folded(title)) stored,
  search tsvector generated always as (((((setweight(to_tsvector('simple'::regconfig, folded(((title || ' '::text) || summary))), 'A'::"char") || setweight(to_tsvector('portuguese'::regconfig, folded(title)), 'A'::"char")) || setweight(to_tsvector('portuguese'::regconfig, folded(summary)), 'B'::"char")) || setweight(to_tsvector('portuguese'::regconfig, folded(statement)), 'C'::"char")) || setweight(jsonb_to_tsvector('portuguese'::regconfig, (folded((motivating_texts)::text))::jsonb, '["string"]'::jsonb), 'D'::"char"))) stored,
  constraint themes_pkey PRIMARY KEY (id),
  constraint themes_slug_key UNIQUE (slug),
  constraint themes_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id),
  constraint themes_genre_id_fkey FOREIGN KEY (genre_id) REFERENCES genres(id),
  constraint themes_school_id_school_network_id_fkey FOREIGN KEY (school_id, school_network_id) REFERENCES schools(id, school_network_id),
  constraint themes_check CHECK ((school_id IS NULL) = (author_id IS NULL)),
  constraint themes_check1 CHECK (school_id IS NOT NULL OR slug IS NOT NULL),
  constraint themes_learning_path_type_check CHECK (learning_path_type = ANY (ARRAY['diagnostica'::text, 'trilha'::text, 'simulado'::text])),
  constraint themes_school_grades_check CHECK (cardinality(school_grades) > 0),
  constraint themes_state_check CHECK (state = ANY (ARRAY['draft'::text, 'published'::text, 'archived'::text])),
  constraint themes_statement_check CHECK (length(statement) <= 8000),
  constraint themes_summary_check CHECK (length(summary) <= 300),
  constraint themes_title_check CHECK (length(title) >= 1 AND length(title) <= 200)
);
alter table themes enable row level security, force row level security;
CREATE INDEX themes_in_order ON themes USING btree (sort_title, id) WHERE (state = 'published'::text);
CREATE INDEX themes_of_school ON themes USING btree (school_id, sort_title, id) WHERE (school_id IS NOT NULL);
create policy reach on themes using ((( SELECT scope_everything() AS scope_everything) OR (author_id = ( SELECT scope_user_id() AS scope_user_id)) OR ((school_id IS NULL) AND (( SELECT scope_user_id() AS scope_user_id) IS NOT NULL)) OR ((state <> 'draft'::text) AND ((school_id = ANY (( SELECT scope_ids('own_school_ids'::text) AS scope_ids)::integer[])) OR (school_id = ANY (( SELECT scope_ids('school_ids'::text) AS scope_ids)::integer[])) OR (school_network_id = ANY (( SELECT scope_ids('network_ids'::text) AS scope_ids)::integer[])) OR (EXISTS ( SELECT
   FROM (composition_reviews
     JOIN tests ON ((tests.id = composition_reviews.test_id)))
  WHERE ((composition_reviews.reviewer_id = ( SELECT scope_user_id() AS scope_user_id)) AND (tests.theme_id = themes.id)))))))) with check ((( SELECT scope_everything() AS scope_everything) OR (author_id = ( SELECT scope_user_id() AS scope_user_id))));

create table user_name_words (
  user_id integer not null,
  word text collate "C" not null,
  person_words text collate "C" default ''::text not null,
  constraint user_name_words_pkey PRIMARY KEY (user_id, word)
);
CREATE INDEX user_name_words_by_word ON user_name_words USING btree (word, user_id) INCLUDE (person_words);

create table user_profiles (
  id integer generated by default as identity not null,
  user_id integer not null,
  phone text default ''::text not null,
  birth_date date,
  pronouns text default ''::text not null,
  modified timestamp with time zone default now() not null,
  school_network_id integer,
  registration text default ''::text not null,
  registration_key text collate "C" generated always as (lower(registration)) stored,
  disregard_length boolean default false not null,
  disregard_genre boolean default false not null,
  disregard_theme boolean default false not null,
  constraint user_profiles_pkey PRIMARY KEY (id),
  constraint user_profiles_user_id_key UNIQUE (user_id),
  constraint user_profiles_school_network_id_fkey FOREIGN KEY (school_network_id) REFERENCES school_networks(id),
  constraint user_profiles_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint user_profiles_check CHECK (registration = ''::text OR school_network_id IS NOT NULL),
  constraint user_profiles_phone_check CHECK (length(phone) <= 32),
  constraint user_profiles_pronouns_check CHECK (length(pronouns) <= 40),
  constraint user_profiles_registration_check CHECK (length(registration) <= 40)
);
alter table user_profiles enable row level security, force row level security;
CREATE UNIQUE INDEX user_profiles_registration ON user_profiles USING btree (school_network_id, registration_key) WHERE (registration <> ''::text);
create policy reach on user_profiles using ((( SELECT scope_everything() AS scope_everything) OR (user_id = ( SELECT scope_user_id() AS scope_user_id)) OR (EXISTS ( SELECT
   FROM user_roles
  WHERE ((user_roles.user_id = user_profiles.user_id) AND (user_roles.ended_at IS NULL))))));
CREATE TRIGGER stamped_by_change AFTER UPDATE ON user_profiles REFERENCING OLD TABLE AS went NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION stamp_person_of();
CREATE TRIGGER stamped_by_coming AFTER INSERT ON user_profiles REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION stamp_person_of();
CREATE TRIGGER stamped_by_going AFTER DELETE ON user_profiles REFERENCING OLD TABLE AS went FOR EACH STATEMENT EXECUTE FUNCTION stamp_person_of();

create table user_roles (
  id integer generated by default as identity not null,
  user_id integer not null,
  role_type text not null,
  contract_type text,
  plan_type text,
  school_network_id integer,
  school_id integer,
  school_group_id integer,
  "position" integer default 0 not null,
  created timestamp with time zone default now() not null,
  ended_at timestamp with time zone,
  constraint user_roles_pkey PRIMARY KEY (id),
  constraint user_roles_school_group_id_school_id_school_network_id_fkey FOREIGN KEY (school_group_id, school_id, school_network_id) REFERENCES school_groups(id, school_id, school_network_id),
  constraint user_roles_school_id_school_network_id_fkey FOREIGN KEY (school_id, school_network_id) REFERENCES schools(id, school_network_id),
  constraint user_roles_school_network_id_fkey FOREIGN KEY (school_network_id) REFERENCES school_networks(id),
  constraint user_roles_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint user_roles_check CHECK (school_group_id IS NULL OR school_id IS NOT NULL),
  constraint user_roles_check1 CHECK (school_id IS NULL OR school_network_id IS NOT NULL),
  constraint user_roles_contract_type_check CHECK (contract_type = ANY (ARRAY['B2B'::text, 'B2C'::text, 'B2B2C'::text])),
  constraint user_roles_plan_type_check CHECK (plan_type = ANY (ARRAY['student_advanced'::text, 'student_intermediary'::text])),
  constraint user_roles_role_type_check CHECK (role_type = ANY (ARRAY['teacher'::text, 'director'::text, 'manager'::text, 'coordinator'::text, 'executive'::text, 'reviewer'::text, 'reviewer:oficial'::text, 'reviewer:teste'::text, 'reviewer:interno'::text, 'student'::text]))
);
alter table user_roles enable row level security, force row level security;
CREATE INDEX user_roles_history ON user_roles USING btree (user_id, created) WHERE (role_type = 'student'::text);
CREATE INDEX user_roles_of_group ON user_roles USING btree (school_group_id, role_type, user_id) WHERE (ended_at IS NULL);
CREATE INDEX user_roles_of_group_ever ON user_roles USING btree (school_group_id, user_id) INCLUDE (ended_at) WHERE (role_type = 'student'::text);
CREATE INDEX user_roles_of_network ON user_roles USING btree (school_network_id, role_type, user_id) WHERE (ended_at IS NULL);
CREATE INDEX user_roles_of_school ON user_roles USING btree (school_id, role_type, user_id) WHERE (ended_at IS NULL);
CREATE INDEX user_roles_of_user ON user_roles USING btree (user_id, "position", id) WHERE (ended_at IS NULL);
CREATE UNIQUE INDEX user_roles_once ON user_roles USING btree (user_id, role_type, COALESCE(school_group_id, 0), COALESCE(school_id, 0)) WHERE (ended_at IS NULL);
create policy reach on user_roles using ((( SELECT scope_everything() AS scope_everything) OR (user_id = ( SELECT scope_user_id() AS scope_user_id)) OR (school_group_id = ANY (( SELECT scope_ids('school_group_ids'::text) AS scope_ids)::integer[])) OR (school_id = ANY (( SELECT scope_ids('school_ids'::text) AS scope_ids)::integer[])) OR (school_network_id = ANY (( SELECT scope_ids('network_ids'::text) AS scope_ids)::integer[]))));
CREATE TRIGGER places_change AFTER UPDATE ON user_roles REFERENCING OLD TABLE AS went NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION count_places();
CREATE TRIGGER places_come AFTER INSERT ON user_roles REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION count_places();
CREATE TRIGGER places_go AFTER DELETE ON user_roles REFERENCING OLD TABLE AS went FOR EACH STATEMENT EXECUTE FUNCTION count_places();
CREATE TRIGGER stamped_by_change AFTER UPDATE ON user_roles REFERENCING OLD TABLE AS went NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION stamp_person_of();
CREATE TRIGGER stamped_by_coming AFTER INSERT ON user_roles REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION stamp_person_of();
CREATE TRIGGER stamped_by_going AFTER DELETE ON user_roles REFERENCING OLD TABLE AS went FOR EACH STATEMENT EXECUTE FUNCTION stamp_person_of();

create table users (
  id integer generated by default as identity not null,
  username text not null,
  email text not null,
  first_name text not null,
  last_name text not null,
  search_name text generated always as (folded(((first_name || ' '::text) || last_name))) stored,
  password_hash text default ''::text not null,
  must_change_password boolean default false not null,
  is_staff boolean default false not null,
  is_superuser boolean default false not null,
  disabled_at timestamp with time zone,
  created timestamp with time zone default now() not null,
  modified timestamp with time zone default now() not null,
  version integer default 1 not null,
  email_key text collate "C" generated always as (lower(email)) stored,
  username_stem text collate "C" generated always as (regexp_replace(username, '[0-9]+$'::text, ''::text)) stored,
  erased_at timestamp with time zone,
  constraint users_pkey PRIMARY KEY (id),
  constraint users_check CHECK (erased_at IS NULL OR disabled_at IS NOT NULL),
  constraint users_email_check CHECK (length(email) <= 254),
  constraint users_first_name_check CHECK (length(first_name) >= 1 AND length(first_name) <= 80),
  constraint users_last_name_check CHECK (length(last_name) <= 80),
  constraint users_username_check CHECK (username ~ '^[a-z0-9][a-z0-9._-]{1,79}$'::text)
);
alter table users enable row level security, force row level security;
CREATE INDEX users_by_email ON users USING btree (email_key) WHERE (email <> ''::text);
CREATE INDEX users_by_stem ON users USING btree (username_stem);
CREATE UNIQUE INDEX users_email ON users USING btree (lower(email)) WHERE (email <> ''::text);
CREATE UNIQUE INDEX users_username ON users USING btree (username);
create policy newcomer on users for insert with check (((NOT is_staff) AND (NOT is_superuser)));
create policy reach on users using ((( SELECT scope_everything() AS scope_everything) OR (id = ( SELECT scope_user_id() AS scope_user_id)) OR (EXISTS ( SELECT
   FROM user_roles
  WHERE ((user_roles.user_id = users.id) AND (user_roles.ended_at IS NULL))))));
CREATE TRIGGER archived_do_not_count AFTER UPDATE ON users FOR EACH ROW WHEN ((old.disabled_at IS NULL) <> (new.disabled_at IS NULL)) EXECUTE FUNCTION count_archived();
CREATE TRIGGER name_words_of_gone AFTER DELETE ON users REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_name_words();
CREATE TRIGGER name_words_of_new AFTER INSERT ON users REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_name_words();
CREATE TRIGGER name_words_of_renamed AFTER UPDATE ON users FOR EACH ROW WHEN (old.search_name IS DISTINCT FROM new.search_name) EXECUTE FUNCTION renew_name_words();
CREATE TRIGGER stamped_by_change AFTER UPDATE ON users REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION stamp_person();

create table zero_comments (
  id integer generated by default as identity not null,
  zero_reason_id integer not null,
  genre_id integer not null,
  user_role text not null,
  text text not null,
  constraint zero_comments_pkey PRIMARY KEY (id),
  constraint zero_comments_zero_reason_id_genre_id_user_role_key UNIQUE (zero_reason_id, genre_id, user_role),
  constraint zero_comments_genre_id_fkey FOREIGN KEY (genre_id) REFERENCES genres(id),
  constraint zero_comments_zero_reason_id_fkey FOREIGN KEY (zero_reason_id) REFERENCES zero_reasons(id),
  constraint zero_comments_user_role_check CHECK (user_role = ANY (ARRAY['teacher'::text, 'reviewer'::text]))
);

create table zero_reasons (
  id integer generated by default as identity not null,
  slug text not null,
  label text not null,
  description text not null,
  "position" smallint not null,
  closed_by text,
  constraint zero_reasons_pkey PRIMARY KEY (id),
  constraint zero_reasons_slug_key UNIQUE (slug),
  constraint zero_reasons_closed_by_check CHECK (closed_by = ANY (ARRAY['length'::text, 'genre'::text, 'theme'::text]))
);
