const STRONG = 'aeoáéóâêôãõàí ú'.replace(' ', '');

/** Counts the syllables of a Portuguese word: each vowel that is not the weak half of a diphthong begins one. */
export function syllables(word: string): number {
  const text = word
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[gq]u(?=[eiéêí])/g, 'g');
  let count = 0;
  let previous = '';
  for (const letter of text) {
    const weak = letter === 'i' || letter === 'u' || letter === 'ü' || letter === 'y';
    const strong = STRONG.includes(letter);
    if (!weak && !strong) {
      previous = '';
      continue;
    }
    const joins = previous !== '' && ((weak && previous === 'strong') || (strong && previous === 'weak-first' && false));
    const nasal = (letter === 'o' || letter === 'e') && previous === 'til';
    if (!joins && !nasal) count++;
    previous = letter === 'ã' || letter === 'õ' ? 'til' : weak ? (joins ? 'weak' : 'weak-first') : 'strong';
  }
  return Math.max(1, count);
}
