import type { Calendar } from '../calendar';
import type { Random } from '../random';
import type { GroupRow } from '../tenancy/rows';
import { enemTexts } from '../writing/compositions/all-enem';
import { unicaTexts } from '../writing/compositions/all-unica';
import type { WrittenText } from '../writing/shape';
import type { Catalogue, KnownGrid, KnownTheme } from './catalogue';
import type { Ledger } from './ledger';
import type { Clock } from './moments';
import type { Plan } from './plan';
import type { CompositionRow, TestRow } from './rows';
import type { Staff } from './staff';
import type { Variant, Wish } from './variation/vary';
import type { WeaknessKind } from './variation/weaken';

/** What a student hands in, and what it was made from. */
export type Draft = {
  variant: Variant;
  zero: { reason: string; comment: string } | null;
  base: WrittenText;
  wish: Wish;
  weaknesses: WeaknessKind[];
};

/** What everything is made from. */
export type World = {
  calendar: Calendar;
  clock: Clock;
  random: Random;
  catalogue: Catalogue;
  staff: Staff;
  ledger: Ledger;
  /** Blind reviews that nobody has begun. */
  unread: { activity: Activity; composition: CompositionRow; draft: Draft }[];
  /** How many reviews were abandoned so far, by school. */
  abandoned: Map<number, number>;
  /** Texts that someone has handed in: no two students write the same, unless one copied. */
  written: Set<string>;
};

export type Activity = {
  row: TestRow;
  plan: Plan;
  group: GroupRow;
  theme: KnownTheme;
  grid: KnownGrid;
  isEnem: boolean;
  /** How far this class is above or below others, in percent of the full grade. */
  classEffect: number;
  publishedAt: number;
};

const byTheme = new Map<string, WrittenText[]>();
for (const text of [...enemTexts, ...unicaTexts]) byTheme.set(text.theme, [...(byTheme.get(text.theme) ?? []), text]);

export const textsOn = ({ slug }: KnownTheme): readonly WrittenText[] => byTheme.get(slug) ?? [];
