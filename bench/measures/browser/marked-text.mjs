// A text of so many words with so many marks, the same for the desk and for the pages it is measured against.
const WORDS =
  'a cidade que todos querem nasce de escolhas pequenas repetidas por muita gente durante anos sem que ninguém as veja juntas'.split(' ');
const PARAGRAPH = 120;
const LINE = 72;

/** One mark on every `words / marks`-th word, all of one kind, so that one button shows and hides them all. */
export function markedText(words, marks) {
  const every = words / marks;
  const highlights = [];
  let raw = '';
  for (let at = 0; at < words; at += 1) {
    const start = raw.length;
    const word = WORDS[(at * 7) % WORDS.length];
    raw += word;
    if (Math.floor((at + 1) / every) > Math.floor(at / every)) highlights.push({ start, end: raw.length });
    if (at < words - 1) raw += (at + 1) % PARAGRAPH === 0 ? '\n' : ' ';
  }
  return { raw, highlights: inParagraphs(raw, highlights) };
}

function inParagraphs(raw, places) {
  return places.map(({ start, end }) => {
    const from = raw.lastIndexOf('\n', start - 1) + 1;
    return { start, end, paragraph: raw.slice(0, start).split('\n').length - 1, boundaries: [start - from, end - from] };
  });
}

/** As the engine would answer. */
export const analysisOf = (composition_id, { highlights }) => ({
  id: 1,
  composition_id,
  state: 'done',
  text_hash: 'bench',
  engine: 'bench',
  result: {
    highlights: highlights.map((place, at) => ({
      ...place,
      key: `k${at}`,
      category: 'spell',
      rule: 'acento',
      confidence: 1,
      comment: 'Confira a grafia.',
      suggestions: [],
      competence: 1,
    })),
    stats: { indicators: {}, targets: {}, connectives: {} },
    intervention: null,
  },
  ai_score: null,
  failure: null,
  created: '2026-01-01T00:00:00Z',
  finished: '2026-01-01T00:00:00Z',
});

/** Rows as wide as those of the desk, each with the marks that lie in it, counted from its own start. */
export function rowsOf({ raw, highlights }) {
  const rows = [];
  let next = 0;
  for (const { 0: text, index } of raw.matchAll(new RegExp(`[^\\n]{1,${LINE}}(?: |(?=\\n)|$)`, 'g'))) {
    const marks = [];
    while (highlights[next] && highlights[next].end <= index + text.length) {
      marks.push([highlights[next].start - index, highlights[next].end - index]);
      next += 1;
    }
    rows.push({ text, marks });
  }
  if (next !== highlights.length) throw new Error(`${highlights.length - next} marks fell between the rows`);
  return rows;
}
