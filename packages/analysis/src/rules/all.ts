import type { Rule } from '../rule';
import { spaceBeforeMark } from './punctuation/space-before-mark';
import { repeatedWord } from './style/repeated-word';

/** The engine is this list. */
export const rules: Rule[] = [repeatedWord, spaceBeforeMark];
