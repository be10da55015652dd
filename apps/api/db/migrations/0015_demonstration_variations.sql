-- Texts of the demonstration that vary one written text: alike by making, and nobody copied. Two of the same written text are never held
-- against each other, but for the copies that are meant to be found. Empty wherever no demonstration was loaded.
create table demonstration_variations (
  composition_id integer primary key references compositions on delete cascade,
  written_text text not null check (length(written_text) <= 200),
  copies integer references compositions on delete cascade
);
revoke insert, update, delete on demonstration_variations from lauda_app;
create index demonstration_variations_of_text on demonstration_variations (written_text, composition_id);
create index demonstration_variations_copies on demonstration_variations (copies) where copies is not null;

alter table demonstration_variations enable row level security, force row level security;
create policy reach on demonstration_variations using ((select scope_everything()) or exists (select from compositions where compositions.id = composition_id));
