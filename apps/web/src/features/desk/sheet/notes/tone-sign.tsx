import type { AnnotationType } from '@lauda/contract/review-parts';
import { CopyX, Lightbulb, PenLine, Star } from 'lucide-react';

const SIGNS = { correcao: PenLine, elogio: Star, orientacao: Lightbulb, plagio: CopyX } satisfies Record<AnnotationType, unknown>;

/** The sign of a tone, beside its word. */
export function ToneSign({ type }: { type: AnnotationType }) {
  const Sign = SIGNS[type];
  return <Sign aria-hidden="true" />;
}
