import Papa from 'papaparse';

/** In this order when two fit equally well: a comma may stand inside a name ("Souza, Ana"), a tab never does. */
const SEPARATORS = ['\t', ';', ','] as const;
const LOOKED_AT = 20;

/** Excel may write down its separator in a first line of its own. */
const SAID = /^\ufeff?sep=([;,\t])\r?\n/i;

function separatorOf(text: string): string {
  const lines = text
    .slice(0, 40_000)
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(/"[^"]*"/g, ''))
    .filter((line) => line.trim() !== '')
    .slice(0, LOOKED_AT);
  const found = SEPARATORS.map((separator) => ({ separator, lines: lines.filter((line) => line.includes(separator)).length }));
  const best = found.reduce((one, other) => (other.lines > one.lines ? other : one));
  // Without any, the whole is one column; a comma would be looked for in vain.
  return best.lines > 0 ? best.separator : '\t';
}

/** The cells of a text in columns: comma, semicolon or tab, quoted or not. Empty lines stay, so that a row keeps its number. */
export function separatedValues(text: string): string[][] {
  const said = SAID.exec(text)?.[1];
  const body = said ? text.replace(SAID, '\n') : text;
  return Papa.parse<string[]>(body, { delimiter: said ?? separatorOf(body), header: false, skipEmptyLines: false, dynamicTyping: false })
    .data;
}
