-- Lists and searches that cost the same among a thousand people and among a million (decision 0015).

-- All words of the person beside each of them, so that a search for two words reads one stretch of the index and looks
-- nobody up. It says no more than the rows of the same person together; still without a policy.
select set_config('lauda.everything', 'on', true); -- an owner who is no superuser sees nobody otherwise
alter table user_name_words add column person_words text collate "C" not null default '';

-- The triggers on `users` alone write here: looking each of thirty thousand words up again cost half of an import.
alter table user_name_words drop constraint user_name_words_user_id_fkey;
create function forget_name_words() returns trigger language plpgsql as $$
begin
  delete from user_name_words where user_id in (select id from gone);
  return null;
end $$;
create trigger name_words_of_gone after delete on users referencing old table as gone for each statement execute function forget_name_words();

-- ` maria da silva`: each word after a space, so that `% sil%` means the beginning of one.
create function spaced_words(search_name text) returns text language sql immutable parallel safe as
$$ select regexp_replace(' ' || search_name, '[^[:alnum:]]+', ' ', 'g') $$;

update user_name_words set person_words = spaced_words(search_name) from users where users.id = user_id;
drop index user_name_words_by_word;
create index user_name_words_by_word on user_name_words (word, user_id) include (person_words);

-- Split once a person, not once a word: five thousand newcomers come in one statement.
create or replace function add_name_words() returns trigger language plpgsql as $$
begin
  insert into user_name_words (user_id, word, person_words)
    select distinct id, word, spaced from (select id, spaced_words(search_name) as spaced from added offset 0) as person,
      unnest(string_to_array(btrim(spaced), ' ')) as word where word <> '';
  return null;
end $$;
create or replace function renew_name_words() returns trigger language plpgsql as $$
begin
  delete from user_name_words where user_id = new.id;
  insert into user_name_words (user_id, word, person_words)
    select new.id, word, spaced_words(new.search_name) from words_of(new.search_name) as word;
  return null;
end $$;

-- The name of the school beside each of its classes, so that one index holds all classes in the order of the list.
alter table school_groups add column school_search_name text collate "C" not null default '';
update school_groups set school_search_name = search_name from schools where schools.id = school_id;
create index school_groups_in_order on school_groups (school_year desc, school_search_name, school_id, school_grade, name, id)
  where archived_at is null;

create function take_school_name() returns trigger language plpgsql as $$
declare former text := coalesce(current_setting('lauda.everything', true), '');
begin
  perform set_config('lauda.everything', 'on', true);
  new.school_search_name := coalesce((select search_name from schools where id = new.school_id), '');
  perform set_config('lauda.everything', former, true);
  return new;
end $$;
create trigger school_name_taken before insert or update of school_id, school_search_name on school_groups
  for each row execute function take_school_name();

create function give_school_name() returns trigger language plpgsql as $$
declare former text := coalesce(current_setting('lauda.everything', true), '');
begin
  perform set_config('lauda.everything', 'on', true);
  update school_groups set school_search_name = new.search_name where school_id = new.id;
  perform set_config('lauda.everything', former, true);
  return null;
end $$;
create trigger school_name_given after update on schools for each row
  when (old.search_name is distinct from new.search_name) execute function give_school_name();

-- How many classes in use a network has in each year: whoever reaches everything is told a number that nobody counts anew.
create table school_group_totals (
  school_network_id integer references school_networks on delete cascade,
  school_year smallint,
  count_school_groups integer not null,
  primary key (school_network_id, school_year)
);
alter table school_group_totals enable row level security, force row level security;
create policy reach on school_group_totals using (
  (select scope_everything()) or school_network_id = any ((select scope_ids('network_ids'))::integer[]));

create function count_school_groups() returns trigger language plpgsql as $$
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
end $$;
create trigger classes_come after insert on school_groups referencing new table as came for each statement execute function count_school_groups();
create trigger classes_go after delete on school_groups referencing old table as went for each statement execute function count_school_groups();
create trigger classes_change after update on school_groups referencing old table as went new table as came for each statement execute function count_school_groups();

insert into school_group_totals (school_network_id, school_year, count_school_groups)
  select school_network_id, school_year, count(*) from school_groups where archived_at is null group by 1, 2;

-- As before, but the archived are told apart in one look at all of them.
create or replace function count_places() returns trigger language plpgsql as $$
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
end $$;
drop function is_archived(integer);
