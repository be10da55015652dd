-- What a school keeps about its students, how they are found by name, and who looked.

-- Archived is disabled: whoever is, cannot log in and stands in no list; nothing is lost. Erased is for good.
-- What people are looked up by stands in columns of its own: under row-level security PostgreSQL puts only operators that
-- leak nothing into an index condition, and neither `lower` nor `like` is one of them.
alter table users
  add column version integer not null default 1,
  add column email_key text collate "C" generated always as (lower(email)) stored,
  -- `maria.silva` of `maria.silva12`: who else is called so.
  add column username_stem text collate "C" generated always as (regexp_replace(username, '[0-9]+$', '')) stored,
  add column erased_at timestamptz,
  add check (erased_at is null or disabled_at is not null);
create index users_by_email on users (email_key) where email <> '';
create index users_by_stem on users (username_stem);

-- The number that the network gave the student; it is told apart within the network only.
alter table user_profiles
  add column school_network_id integer references school_networks,
  add column registration text not null default '' check (length(registration) <= 40),
  add column registration_key text collate "C" generated always as (lower(registration)) stored,
  add column disregard_length boolean not null default false,
  add column disregard_genre boolean not null default false,
  add column disregard_theme boolean not null default false,
  add check (registration = '' or school_network_id is not null);
create unique index user_profiles_registration on user_profiles (school_network_id, registration_key) where registration <> '';

-- A newcomer has no role yet, so that no scope holds them; alone the row opens nothing.
create policy newcomer on users for insert with check (not is_staff and not is_superuser);

-- Sorted by it, and never computed for a sort.
alter table schools add column search_name text collate "C" generated always as (folded(name)) stored;
create index schools_in_order on schools (search_name, id);
-- The classes of the past of one student.
create index user_roles_history on user_roles (user_id, created) where role_type = 'student';

-- Names word by word. No policy: a word and a number, and whoever finds a number must still reach the person behind it;
-- with one, looking for a common name in a network would ask of every bearer on the platform who may see them. A trigram
-- index on `users` would lie idle for the reason above; a word is found here by its beginning, in a range.
create table user_name_words (
  user_id integer not null references users on delete cascade,
  word text collate "C" not null,
  primary key (user_id, word)
);
create index user_name_words_by_word on user_name_words (word, user_id);
create function words_of(search_name text) returns setof text language sql immutable parallel safe as
$$ select distinct word from unnest(regexp_split_to_array(search_name, '[^[:alnum:]]+')) as word where word <> '' $$;

create function add_name_words() returns trigger language plpgsql as $$
begin
  insert into user_name_words (user_id, word) select added.id, word from added, words_of(added.search_name) as word;
  return null;
end $$;
create trigger name_words_of_new after insert on users referencing new table as added for each statement execute function add_name_words();

create function renew_name_words() returns trigger language plpgsql as $$
begin
  delete from user_name_words where user_id = new.id;
  insert into user_name_words (user_id, word) select new.id, word from words_of(new.search_name) as word;
  return null;
end $$;
create trigger name_words_of_renamed after update on users for each row
  when (old.search_name is distinct from new.search_name) execute function renew_name_words();

select set_config('lauda.everything', 'on', true); -- an owner who is no superuser sees nobody otherwise
insert into user_name_words (user_id, word) select users.id, word from users, words_of(users.search_name) as word;

-- How many students a class has, kept as they come and go: a list of a thousand schools adds these up instead of counting
-- a million places. The triggers see every place, whoever moves one; the archived do not count.
create table school_group_counts (
  school_group_id integer primary key references school_groups on delete cascade,
  count_students integer not null
);
alter table school_group_counts enable row level security, force row level security;
create policy reach on school_group_counts using (
  (select scope_everything()) or exists (select from school_groups where school_groups.id = school_group_id));

create function add_to_counts(group_ids integer[], changes integer[]) returns void language plpgsql as $$
declare former text := coalesce(current_setting('lauda.everything', true), '');
begin
  perform set_config('lauda.everything', 'on', true);
  insert into school_group_counts as kept (school_group_id, count_students)
    select id, sum(change) from unnest(group_ids, changes) as moved (id, change) group by id having sum(change) <> 0 order by id
    on conflict (school_group_id) do update set count_students = kept.count_students + excluded.count_students;
  perform set_config('lauda.everything', former, true);
end $$;

create function is_archived(person integer) returns boolean language plpgsql as $$
declare
  former text := coalesce(current_setting('lauda.everything', true), '');
  answer boolean;
begin
  perform set_config('lauda.everything', 'on', true);
  select exists (select from users where id = person and disabled_at is not null) into answer;
  perform set_config('lauda.everything', former, true);
  return answer;
end $$;

create function count_places() returns trigger language plpgsql as $$
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
end $$;
create trigger places_come after insert on user_roles referencing new table as came for each statement execute function count_places();
create trigger places_go after delete on user_roles referencing old table as went for each statement execute function count_places();
create trigger places_change after update on user_roles referencing old table as went new table as came for each statement execute function count_places();

create function count_archived() returns trigger language plpgsql as $$
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
end $$;
create trigger archived_do_not_count after update on users for each row
  when ((old.disabled_at is null) <> (new.disabled_at is null)) execute function count_archived();

insert into school_group_counts (school_group_id, count_students)
  select school_group_id, count(*) from user_roles join users on users.id = user_id
  where role_type = 'student' and school_group_id is not null and ended_at is null and disabled_at is null group by school_group_id;

-- Who did what to whom, when and from where. It grows and never changes: the role of the API may add and read, and the
-- trigger refuses the owner too. Each line carries the hash of the line before it about the same student (or class), so
-- that a line changed or taken out from between shows; a chain per student does not make the whole school queue up.
create sequence audit_events_id_seq;
create table audit_events (
  -- Given by the trigger that chains the line, once it is this line's turn: in the order of the numbers, in the order of the chain.
  id bigint primary key,
  happened timestamptz not null default clock_timestamp(),
  action text not null check (length(action) between 3 and 60),
  actor_id integer references users,
  student_id integer references users,
  school_group_id integer references school_groups,
  address text not null default '' check (length(address) <= 80),
  -- Ids, field names and hashes; never a name, a text or a secret.
  details jsonb not null default '{}',
  previous_hash bytea,
  hash bytea not null,
  check (student_id is not null or school_group_id is not null)
);
alter sequence audit_events_id_seq owned by audit_events.id;
create index audit_events_of_student on audit_events (student_id, id) where student_id is not null;
create index audit_events_of_group on audit_events (school_group_id, id) where student_id is null;
revoke update, delete on audit_events from lauda_app;

alter table audit_events enable row level security, force row level security;
create policy reach on audit_events for select using (
  (select scope_everything())
  or exists (select from users where users.id = student_id)
  or (student_id is null and exists (select from school_groups where school_groups.id = school_group_id)));
-- Nobody signs for another; a command of the house has no actor.
create policy own_hand on audit_events for insert with check (
  ((select scope_everything()) or actor_id = (select scope_user_id()))
  and ((select scope_everything())
    or exists (select from users where users.id = student_id)
    or (student_id is null and exists (select from school_groups where school_groups.id = school_group_id))));

-- Not whoever holds another place here or elsewhere: a student's password is given by a teacher, a director's never is.
create function is_only_student(person integer) returns boolean language plpgsql as $$
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
end $$;

create function audit_hash(event audit_events) returns bytea language sql stable parallel safe as $$
  select sha256(convert_to(concat_ws('|', encode(coalesce(event.previous_hash, ''), 'hex'), event.id, extract(epoch from event.happened), event.action,
    coalesce(event.actor_id, 0), coalesce(event.student_id, 0), coalesce(event.school_group_id, 0), event.address, event.details), 'UTF8')) $$;

-- The row of the student is held until the transaction ends: two lines about one student stand one after the other. The
-- line before is looked for with open scope, or a line that its writer may not read would be left out of the chain.
create function chain_audit_event() returns trigger language plpgsql as $$
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
end $$;
create trigger chained before insert on audit_events for each row execute function chain_audit_event();

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit_events can be added to and never changed' using errcode = 'insufficient_privilege';
end $$;
create trigger append_only before update or delete on audit_events for each row execute function refuse_change();
create trigger never_emptied before truncate on audit_events for each statement execute function refuse_change();

-- The lines that do not fit what is said of them, or the line before.
create function broken_audit_events() returns table (id bigint) language sql stable as $$
  select event.id from (
    select audit_events as line, lag(audit_events.hash) over (partition by student_id, case when student_id is null then school_group_id end order by audit_events.id) as before
    from audit_events) as chained, lateral (select (chained.line).*) as event
  where event.hash <> audit_hash(chained.line) or event.previous_hash is distinct from chained.before
  order by event.id $$;
