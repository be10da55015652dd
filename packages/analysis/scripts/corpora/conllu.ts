/** A surface token of a treebank: contractions and verbs with clitics stay one token with joined tags, as the engine sees them. */
export type GoldToken = { form: string; upos: string; feats: string };
export type GoldSentence = { text: string; tokens: GoldToken[] };

export function readConllu(source: string): GoldSentence[] {
  return source
    .split(/\n\n+/)
    .filter((block) => block.includes('\t'))
    .map(readSentence);
}

function readSentence(block: string): GoldSentence {
  const lines = block.split('\n');
  const text = lines.find((line) => line.startsWith('# text = '))?.slice(9) ?? '';
  const tokens: GoldToken[] = [];
  let joinedUntil = 0;
  for (const line of lines) {
    const [id = '', form = '', , upos = '', , feats = ''] = line.split('\t');
    if (line.startsWith('#') || id.includes('.')) continue;
    if (id.includes('-')) {
      joinedUntil = Number(id.split('-')[1]);
      tokens.push({ form, upos: '', feats: '' });
      continue;
    }
    const last = tokens.at(-1);
    if (last && Number(id) <= joinedUntil) {
      last.upos = last.upos ? `${last.upos}+${upos}` : upos;
      last.feats = last.feats ? `${last.feats}+${feats}` : feats;
    } else tokens.push({ form, upos, feats });
  }
  return { text, tokens };
}
