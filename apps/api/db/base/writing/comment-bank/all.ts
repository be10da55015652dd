import type { BaseComment } from '../shape';
import { COMMENTS_ENEM_1 } from './enem-1';
import { COMMENTS_ENEM_2 } from './enem-2';
import { COMMENTS_ENEM_3 } from './enem-3';
import { COMMENTS_ENEM_4 } from './enem-4';
import { COMMENTS_ENEM_5 } from './enem-5';
import { COMMENTS_UNICA_1 } from './unica-1';
import { COMMENTS_UNICA_2 } from './unica-2';
import { COMMENTS_UNICA_3 } from './unica-3';
import { COMMENTS_UNICA_4 } from './unica-4';
import { COMMENTS_UNICA_5 } from './unica-5';

/** The bank that ships with the product: what a reviewer writes most often, already well said. */
export const COMMENTS: BaseComment[] = [
  ...COMMENTS_ENEM_1,
  ...COMMENTS_ENEM_2,
  ...COMMENTS_ENEM_3,
  ...COMMENTS_ENEM_4,
  ...COMMENTS_ENEM_5,
  ...COMMENTS_UNICA_1,
  ...COMMENTS_UNICA_2,
  ...COMMENTS_UNICA_3,
  ...COMMENTS_UNICA_4,
  ...COMMENTS_UNICA_5,
];
