import type { Rule } from '../../rule';
import { missingCommas, SURE } from './missing-comma';

/** Nearly every second one of these is noted by reviewers: worth a look, too little to be called an error. */
const LEAST = 0.35;

export const doubtfulComma: Rule = {
  id: 'doubtful-comma',
  category: 'special_cases',
  competence: 1,
  confidence: 0.45,
  check: (paragraph) =>
    missingCommas(paragraph, LEAST, SURE).map((finding) => ({ ...finding, comment: `Vale conferir: ${lowerFirst(finding.comment)}` })),
};

export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
