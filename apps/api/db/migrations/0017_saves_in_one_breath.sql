-- Who is asking is said by some ten tables, and the same is answered to request after request. So every change of what could be answered
-- differently raises a number in its own transaction, and whoever has the last answer asks only whether the numbers are the same.
-- about: a person by their number, a network (with its schools and classes) by its negative one, the terms by 0. Nothing raised yet: no row.
create table stamps (
  about integer primary key,
  stamp bigint not null
) with (fillfactor = 70);
revoke delete on stamps from lauda_app;

-- Only ever upwards, and by the clock: after a return to an older state of the database no stamp is like one that somebody remembers.
create function raise_stamps(abouts integer[]) returns void language sql as $$
  insert into stamps as kept (about, stamp)
    select about, (extract(epoch from clock_timestamp()) * 1000000)::bigint from (select distinct unnest(abouts) as about) as raised
    where about is not null order by about
    on conflict (about) do update set stamp = greatest(kept.stamp + 1, excluded.stamp) $$;

create function stamp_person() returns trigger language plpgsql as $$
begin
  perform raise_stamps(array(select id from came));
  return null;
end $$;
create trigger stamped_by_change after update on users referencing new table as came for each statement execute function stamp_person();

create function stamp_person_of() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform raise_stamps(array(select user_id from went)); end if;
  if tg_op <> 'DELETE' then perform raise_stamps(array(select user_id from came)); end if;
  return null;
end $$;
create trigger stamped_by_coming after insert on user_roles referencing new table as came for each statement execute function stamp_person_of();
create trigger stamped_by_change after update on user_roles referencing old table as went new table as came for each statement execute function stamp_person_of();
create trigger stamped_by_going after delete on user_roles referencing old table as went for each statement execute function stamp_person_of();
create trigger stamped_by_coming after insert on user_profiles referencing new table as came for each statement execute function stamp_person_of();
create trigger stamped_by_change after update on user_profiles referencing old table as went new table as came for each statement execute function stamp_person_of();
create trigger stamped_by_going after delete on user_profiles referencing old table as went for each statement execute function stamp_person_of();
create trigger stamped_by_coming after insert on terms_acceptances referencing new table as came for each statement execute function stamp_person_of();
create trigger stamped_by_change after update on terms_acceptances referencing old table as went new table as came for each statement execute function stamp_person_of();
create trigger stamped_by_going after delete on terms_acceptances referencing old table as went for each statement execute function stamp_person_of();

-- What is new has no role in it yet, and what has one cannot be deleted.
create function stamp_network() returns trigger language plpgsql as $$
begin
  perform raise_stamps(array(select -id from came));
  return null;
end $$;
create trigger stamped_by_change after update on school_networks referencing new table as came for each statement execute function stamp_network();

create function stamp_network_of() returns trigger language plpgsql as $$
begin
  perform raise_stamps(array(select -school_network_id from came union all select -school_network_id from went));
  return null;
end $$;
create trigger stamped_by_change after update on schools referencing old table as went new table as came for each statement execute function stamp_network_of();
create trigger stamped_by_change after update on school_groups referencing old table as went new table as came for each statement execute function stamp_network_of();

create function stamp_terms() returns trigger language plpgsql as $$
begin
  perform raise_stamps('{0}');
  return null;
end $$;
create trigger stamped_by_change after insert or update or delete on terms for each statement execute function stamp_terms();

-- What a request was asked ahead on does not hold: all of it is taken back, a commit that is already on its way included.
create function not_as_known() returns boolean language plpgsql as $$
begin
  raise exception 'not as it was known' using errcode = 'LA001';
end $$;

-- The parts of a review are asked for by the review, always: "offset 0" keeps the planner from reading all reviews into a table of those that
-- may be seen, in order to look up one of them, as it would while they are few.
alter policy reach on review_grades using (scope_everything() or exists (select from composition_reviews where composition_reviews.id = review_id offset 0));
alter policy reach on review_elements using (scope_everything() or exists (select from composition_reviews where composition_reviews.id = review_id offset 0));
alter policy reach on highlight_decisions using (scope_everything() or exists (select from composition_reviews where composition_reviews.id = review_id offset 0));
alter policy reach on review_events
  using (scope_everything() or exists (select from composition_reviews where composition_reviews.id = review_id offset 0))
  with check (scope_everything()
    or (actor_id = scope_user_id() and exists (select from composition_reviews where composition_reviews.id = review_id offset 0)));

-- The policy of users, without the way through their rows.
create or replace function reaches_trail(about_student integer, about_group integer) returns boolean language plpgsql stable as $$
begin
  if about_student is null then return exists (select from school_groups where id = about_group); end if;
  return about_student = scope_user_id() or exists (select from user_roles where user_id = about_student and ended_at is null);
end $$;
