-- The whole database on one page, written by `npm run db:migrate` from the migrations. Do not edit.

CREATE OR REPLACE FUNCTION public.add_name_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into user_name_words (user_id, word) select added.id, word from added, words_of(added.search_name) as word;
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
  perform set_config('lauda.everything', 'on', true);
  if new.student_id is not null then
    perform from users where id = new.student_id for no key update;
    select hash into new.previous_hash from audit_events where student_id = new.student_id order by id desc limit 1;
  else
    perform from school_groups where id = new.school_group_id for no key update;
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
  group_ids integer[];
  changes integer[];
begin
  if tg_op = 'INSERT' then
    select array_agg(school_group_id), array_agg(1) into group_ids, changes from came
      where role_type = 'student' and school_group_id is not null and ended_at is null and not is_archived(user_id);
  elsif tg_op = 'DELETE' then
    select array_agg(school_group_id), array_agg(-1) into group_ids, changes from went
      where role_type = 'student' and school_group_id is not null and ended_at is null and not is_archived(user_id);
  else
    select array_agg(school_group_id), array_agg(change) into group_ids, changes from (
      select school_group_id, role_type, ended_at, user_id, 1 as change from came union all select school_group_id, role_type, ended_at, user_id, -1 from went) as moved
      where role_type = 'student' and school_group_id is not null and ended_at is null and not is_archived(user_id);
  end if;
  if group_ids is not null then perform add_to_counts(group_ids, changes); end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.folded(words text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$ select lower(regexp_replace(normalize(words, NFD), '[\u0300-\u036f]', '', 'g')) $function$;

CREATE OR REPLACE FUNCTION public.is_archived(person integer)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
declare
  former text := coalesce(current_setting('lauda.everything', true), '');
  answer boolean;
begin
  perform set_config('lauda.everything', 'on', true);
  select exists (select from users where id = person and disabled_at is not null) into answer;
  perform set_config('lauda.everything', former, true);
  return answer;
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
  insert into user_name_words (user_id, word) select new.id, word from words_of(new.search_name) as word;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.school_grade_name(grade integer)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$ select case when grade between 6 and 9 then grade || 'º EFII' when grade between 10 and 12 then (grade - 9) || 'º EM'
  when grade = 13 then 'Cursinho' else 'Outro' end $function$;

CREATE OR REPLACE FUNCTION public.scope_everything()
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select coalesce(current_setting('lauda.everything', true), '') = 'on' $function$;

CREATE OR REPLACE FUNCTION public.scope_ids(kind text)
 RETURNS integer[]
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select array(select jsonb_array_elements_text(nullif(current_setting('lauda.scope', true), '')::jsonb -> kind)::integer) $function$;

CREATE OR REPLACE FUNCTION public.scope_user_id()
 RETURNS integer
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select (nullif(current_setting('lauda.scope', true), '')::jsonb ->> 'user_id')::integer $function$;

CREATE OR REPLACE FUNCTION public.words_of(search_name text)
 RETURNS SETOF text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ select distinct word from unnest(regexp_split_to_array(search_name, '[^[:alnum:]]+')) as word where word <> '' $function$;

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
  constraint audit_events_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id),
  constraint audit_events_school_group_id_fkey FOREIGN KEY (school_group_id) REFERENCES school_groups(id),
  constraint audit_events_student_id_fkey FOREIGN KEY (student_id) REFERENCES users(id),
  constraint audit_events_action_check CHECK (length(action) >= 3 AND length(action) <= 60),
  constraint audit_events_address_check CHECK (length(address) <= 80),
  constraint audit_events_check CHECK (student_id IS NOT NULL OR school_group_id IS NOT NULL)
);
alter table audit_events enable row level security, force row level security;
CREATE INDEX audit_events_of_group ON audit_events USING btree (school_group_id, id) WHERE (student_id IS NULL);
CREATE INDEX audit_events_of_student ON audit_events USING btree (student_id, id) WHERE (student_id IS NOT NULL);
create policy own_hand on audit_events for insert with check (((( SELECT scope_everything() AS scope_everything) OR (actor_id = ( SELECT scope_user_id() AS scope_user_id))) AND (( SELECT scope_everything() AS scope_everything) OR (EXISTS ( SELECT
   FROM users
  WHERE (users.id = audit_events.student_id))) OR ((student_id IS NULL) AND (EXISTS ( SELECT
   FROM school_groups
  WHERE (school_groups.id = audit_events.school_group_id)))))));
create policy reach on audit_events for select using ((( SELECT scope_everything() AS scope_everything) OR (EXISTS ( SELECT
   FROM users
  WHERE (users.id = audit_events.student_id))) OR ((student_id IS NULL) AND (EXISTS ( SELECT
   FROM school_groups
  WHERE (school_groups.id = audit_events.school_group_id))))));
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON audit_events FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER chained BEFORE INSERT ON audit_events FOR EACH ROW EXECUTE FUNCTION chain_audit_event();
CREATE TRIGGER never_emptied BEFORE TRUNCATE ON audit_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
-- lauda_app may: select, insert

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
  constraint school_groups_pkey PRIMARY KEY (id),
  constraint school_groups_id_school_id_school_network_id_key UNIQUE (id, school_id, school_network_id),
  constraint school_groups_school_id_school_year_name_key UNIQUE (school_id, school_year, name),
  constraint school_groups_school_id_school_network_id_fkey FOREIGN KEY (school_id, school_network_id) REFERENCES schools(id, school_network_id),
  constraint school_groups_name_check CHECK (length(name) >= 1 AND length(name) <= 60),
  constraint school_groups_school_grade_check CHECK (school_grade >= 6 AND school_grade <= 14),
  constraint school_groups_school_year_check CHECK (school_year >= 2000 AND school_year <= 2100)
);
alter table school_groups enable row level security, force row level security;
CREATE INDEX school_groups_of_network ON school_groups USING btree (school_network_id, school_year);
create policy reach on school_groups using ((( SELECT scope_everything() AS scope_everything) OR (id = ANY (( SELECT scope_ids('school_group_ids'::text) AS scope_ids)::integer[])) OR (school_id = ANY (( SELECT scope_ids('school_ids'::text) AS scope_ids)::integer[])) OR (school_network_id = ANY (( SELECT scope_ids('network_ids'::text) AS scope_ids)::integer[]))));

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

create table terms (
  parameter text not null,
  value text not null,
  version text generated always as (md5(value)) stored,
  modified timestamp with time zone default now() not null,
  constraint terms_pkey PRIMARY KEY (parameter),
  constraint terms_parameter_check CHECK (parameter = ANY (ARRAY['terms_use_text'::text, 'terms_privacy_text'::text]))
);

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

create table user_name_words (
  user_id integer not null,
  word text collate "C" not null,
  constraint user_name_words_pkey PRIMARY KEY (user_id, word),
  constraint user_name_words_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX user_name_words_by_word ON user_name_words USING btree (word, user_id);

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
CREATE INDEX user_roles_of_network ON user_roles USING btree (school_network_id, role_type, user_id) WHERE (ended_at IS NULL);
CREATE INDEX user_roles_of_school ON user_roles USING btree (school_id, role_type, user_id) WHERE (ended_at IS NULL);
CREATE INDEX user_roles_of_user ON user_roles USING btree (user_id, "position", id) WHERE (ended_at IS NULL);
CREATE UNIQUE INDEX user_roles_once ON user_roles USING btree (user_id, role_type, COALESCE(school_group_id, 0), COALESCE(school_id, 0)) WHERE (ended_at IS NULL);
create policy reach on user_roles using ((( SELECT scope_everything() AS scope_everything) OR (user_id = ( SELECT scope_user_id() AS scope_user_id)) OR (school_group_id = ANY (( SELECT scope_ids('school_group_ids'::text) AS scope_ids)::integer[])) OR (school_id = ANY (( SELECT scope_ids('school_ids'::text) AS scope_ids)::integer[])) OR (school_network_id = ANY (( SELECT scope_ids('network_ids'::text) AS scope_ids)::integer[]))));
CREATE TRIGGER places_change AFTER UPDATE ON user_roles REFERENCING OLD TABLE AS went NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION count_places();
CREATE TRIGGER places_come AFTER INSERT ON user_roles REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION count_places();
CREATE TRIGGER places_go AFTER DELETE ON user_roles REFERENCING OLD TABLE AS went FOR EACH STATEMENT EXECUTE FUNCTION count_places();

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
CREATE TRIGGER name_words_of_new AFTER INSERT ON users REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_name_words();
CREATE TRIGGER name_words_of_renamed AFTER UPDATE ON users FOR EACH ROW WHEN (old.search_name IS DISTINCT FROM new.search_name) EXECUTE FUNCTION renew_name_words();
