import type { Rule } from '../../rule';
import { lowerFirst } from './doubtful-comma';
import { SURE, unneededCommas } from './unneeded-comma';

/** Half of these and more are noted by reviewers: worth a look, too little to be called an error. */
const LEAST = 0.36;

export const doubtfulUnneededComma: Rule = {
  id: 'doubtful-unneeded-comma',
  category: 'special_cases',
  competence: 1,
  confidence: 0.45,
  check: (paragraph) =>
    unneededCommas(paragraph, LEAST, SURE).map((finding) => ({ ...finding, comment: `Vale conferir: ${lowerFirst(finding.comment)}` })),
};
