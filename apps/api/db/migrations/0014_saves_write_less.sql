-- Every save moves last_saved and lease_until. While an index held either, each save wrote to all the indexes of the review; now
-- the row changes in its place, and the page keeps room for it.
drop index composition_reviews_leases;
drop index composition_reviews_of_reviewer;
create index composition_reviews_of_reviewer on composition_reviews (reviewer_id, status, finished desc, id desc);
alter table composition_reviews set (fillfactor = 70);
alter table review_grades set (fillfactor = 70);
