import type { Aspect } from '@lauda/contract/review-grids';
import { expect, test } from 'vitest';
import { competenceOfRemark } from './aspects';

const grid = (...aspects: (Aspect | null)[]) => aspects.map((aspect, i) => ({ position: i + 1, aspect }));
const ENEM = grid('conventions', 'theme', 'argument', 'cohesion', 'proposal');
const UNICA = grid('theme', 'genre', 'argument', 'cohesion', 'conventions');

test.each([
  ['spelling is the first competence of the ENEM', ENEM, 1, 1],
  ['and the last of Grade Única', UNICA, 1, 5],
  ['the theme is the second there, the first here', UNICA, 2, 1],
  ['cohesion is the fourth in both', UNICA, 4, 4],
  ['no proposal is asked for in Grade Única', UNICA, 5, undefined],
  ['a number the engine does not have', ENEM, 9, undefined],
  ['a grid that says nothing of what it looks at', grid(null, null), 1, undefined],
])('%s', (_what, competences, remark, position) => expect(competenceOfRemark(competences, remark)?.position).toBe(position));
