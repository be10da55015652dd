import { readData } from '../../src/lexicon/read-data';

/** What the tagger's twin reached on text it had not read; the shipped one has read the treebanks' development parts too. */
export function taggerMetrics(): Record<string, number> {
  const bytes = readData('tagger.bin.gz');
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  return (JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + length))) as { metrics: Record<string, number> }).metrics; // written by train-tagger
}
