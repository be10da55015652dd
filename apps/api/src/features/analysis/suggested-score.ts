import type { AnalysisAnswer } from '@lauda/analysis/request';
import type { AiScore } from '@lauda/contract/analysis';
import { messages } from '@lauda/contract/messages';
import type { Agreement } from '../../gateways/engine';

const NONE = { ai_score: null, competences: [], band: null, reasons: [], model: null, agreement: null };

export const noScore = (reason: string): AiScore => ({ ...NONE, reason });

/** The levels and their sum, which is what a person compares with their own; the band is never so narrow as to leave the sum outside. */
export function suggestedScore({ score, no_score_reason }: AnalysisAnswer, agreement: Agreement | null): AiScore {
  if (!score) return noScore(no_score_reason ?? messages.noScoreModel);
  const { total, competences, band, reasons, model } = score;
  return {
    ai_score: total,
    reason: null,
    competences,
    band: [Math.min(band[0], total), Math.max(band[1], total)],
    reasons,
    model,
    agreement,
  };
}
