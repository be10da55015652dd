import { createHash } from 'node:crypto';
import type {
  AnnotationRow,
  CompositionRow,
  ElementRow,
  EventRow,
  GradeRow,
  NotificationRow,
  ResultRow,
  ReviewEventRow,
  ReviewRow,
  TestRow,
  VariationRow,
} from './rows';

/** All rows, numbered in the order in which they are entered. */
export type Ledger = {
  tests: TestRow[];
  compositions: CompositionRow[];
  variations: VariationRow[];
  events: EventRow[];
  reviews: ReviewRow[];
  grades: GradeRow[];
  elements: ElementRow[];
  annotations: AnnotationRow[];
  reviewEvents: ReviewEventRow[];
  results: ResultRow[];
  notifications: NotificationRow[];
};
export const openLedger = (): Ledger => ({
  tests: [],
  compositions: [],
  variations: [],
  events: [],
  reviews: [],
  grades: [],
  elements: [],
  annotations: [],
  reviewEvents: [],
  results: [],
  notifications: [],
});

/** The same name, the same number: a load must not depend on chance. */
export function uuidOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

export const bytes = (text: string) => `\\x${createHash('sha256').update(text).digest('hex')}`;
