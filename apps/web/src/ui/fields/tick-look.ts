import { classes } from '../classes';
import choice from './choice.module.css';

/** The mark of our checkbox without its label and places for words: a thousand rows have one each. */
export const tickLook = classes(choice.mark, choice.check);
