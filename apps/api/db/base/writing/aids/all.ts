import type { BaseAid } from '../shape';
import { AIDS_OF_ARGUMENT } from './of-argument';
import { AIDS_OF_ENEM } from './of-enem';
import { AIDS_OF_LITERATURE } from './of-literature';
import { AIDS_OF_NEWS } from './of-news';
import { AIDS_OF_THEMES } from './of-themes';
import { AIDS_OF_UNICA } from './of-unica';

export const AIDS: BaseAid[] = [
  ...AIDS_OF_ARGUMENT,
  ...AIDS_OF_NEWS,
  ...AIDS_OF_LITERATURE,
  ...AIDS_OF_ENEM,
  ...AIDS_OF_UNICA,
  ...AIDS_OF_THEMES,
];
