/** In the capital that the student began with. */
export const likeWritten = (instead: string, written: string): string =>
  /^\p{Lu}/u.test(written) ? instead.charAt(0).toUpperCase() + instead.slice(1) : instead;
