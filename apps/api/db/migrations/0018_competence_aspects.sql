-- What a competence looks at, whatever its place in its grid: the engine's remarks go to the one that judges them. The ENEM's first is the
-- last of Grade Única.
alter table competences add column aspect text;
update competences set aspect = case review_grids.slug
    when 'enem' then (array['conventions', 'theme', 'argument', 'cohesion', 'proposal'])[position]
    when 'unica' then (array['theme', 'genre', 'argument', 'cohesion', 'conventions'])[position]
  end
from review_grids where review_grids.id = review_grid_id;
alter table competences add check (aspect in ('conventions', 'theme', 'genre', 'argument', 'cohesion', 'proposal'));
