/** Between two facts on one line: it may end a line and never begins one. */
export const DOT = '\u00a0· ';

export const dotted = (...facts: readonly (string | number | false | null | undefined)[]) => facts.filter(Boolean).join(DOT);
