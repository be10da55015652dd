-- What a save asks of the policies, and what it leaves in the trail, at half of the cost. (select scope_x()) is a plan of its own, begun and
-- ended with every statement: right where a statement reads many rows, dear where it reads a few by their key, as it does the parts of a review.
alter policy reach on review_grades using (scope_everything() or exists (select from composition_reviews where composition_reviews.id = review_id));
alter policy reach on review_elements using (scope_everything() or exists (select from composition_reviews where composition_reviews.id = review_id));
alter policy reach on review_events using (scope_everything() or exists (select from composition_reviews where composition_reviews.id = review_id));
alter policy reach on highlight_decisions using (scope_everything() or exists (select from composition_reviews where composition_reviews.id = review_id));

-- In functions, for a policy prepares everything that it might ask, and a function only what it comes to. With the rights of whoever asks.
create function reaches_trail(about_student integer, about_group integer) returns boolean language plpgsql stable as $$
begin
  if about_student is null then return exists (select from school_groups where id = about_group); end if;
  return exists (select from users where id = about_student);
end $$;
create function reaches_text_of(about_student integer) returns boolean language plpgsql stable as $$
begin
  return exists (select from compositions where student_id = about_student);
end $$;
alter policy reach on audit_events using (scope_everything() or reaches_trail(student_id, school_group_id));
-- A blind reviewer signs for a grade of someone whom the policies otherwise keep from them.
drop policy graded_hand on audit_events;
alter policy own_hand on audit_events with check (
  scope_everything()
  or (actor_id = scope_user_id()
    and (reaches_trail(student_id, school_group_id) or (action = 'composition.graded' and reaches_text_of(student_id)))));

-- A check is read anew from its text by every statement that writes the row, whichever column it changes; the length of a type is asked of
-- the value alone, and what is said of a line of the trail its trigger can say.
alter table composition_reviews
  drop constraint composition_reviews_comment_check, alter column comment type varchar(8000),
  drop constraint composition_reviews_zero_comment_check, alter column zero_comment type varchar(4000);
alter table review_grades
  drop constraint review_grades_comment_check, alter column comment type varchar(4000),
  drop constraint review_grades_justification_check, alter column justification type varchar(2000);
alter table audit_events
  drop constraint audit_events_action_check, drop constraint audit_events_address_check, drop constraint audit_events_check;

-- Who acts is the person of the session, which the policies hold them to; people are never deleted. A reference would lock the row of the
-- person at every save, and with it everything else that they do at the same moment.
alter table audit_events drop constraint audit_events_actor_id_fkey;
alter table review_events drop constraint review_events_actor_id_fkey;
alter policy reach on review_events with check (
  scope_everything() or (actor_id = scope_user_id() and exists (select from composition_reviews where composition_reviews.id = review_id)));

-- One chain a student (or class), as before. Whose turn it is says a lock of its own, given up with the transaction: the row of the student
-- is no longer written to for it.
create or replace function chain_audit_event() returns trigger language plpgsql as $$
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
end $$;
