import { type ReadText, readText } from './text/read-text';

/** From strings to a text whose every word is cut, looked up and tagged: what rules, statistics and scorer stand on. */
export function understand(paragraphs: string[]): ReadText {
  return readText(paragraphs);
}
