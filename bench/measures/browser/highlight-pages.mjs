// The two pages the desk's marks are measured against: the Highlight API and nothing else, and a span around every mark.
import { rowsOf } from './marked-text.mjs';

const LOOK = 'text-decoration: underline wavy 1.5px crimson;';

const page = (script) => (text) =>
  `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><title>yardstick</title>
<style>
  body { margin: 0; font: 400 17px/1.55 serif; }
  button { position: fixed; top: 8px; left: 8px; }
  main { width: 704px; margin: 60px auto; white-space: pre-wrap; text-decoration-skip-ink: none; }
  ::highlight(mark) { ${LOOK} }
  .mark { ${LOOK} }
</style>
<aside><button aria-pressed="true">marks</button></aside><main></main>
<script>
  const rows = ${JSON.stringify(rowsOf(text))};
  const sheet = document.querySelector('main');
  for (const { text } of rows) sheet.append(Object.assign(document.createElement('div'), { textContent: text }));
  ${script}
  let shown = true;
  show();
  document.querySelector('button').addEventListener('click', () => ((shown = !shown) ? show() : hide()));
</script>`;

/** The floor: ranges made once, put into one highlight and taken out. */
export const barePage = page(`
  const highlight = new Highlight();
  CSS.highlights.set('mark', highlight);
  const ranges = rows.flatMap(({ marks }, at) => {
    const node = sheet.children[at].firstChild;
    return marks.map(([startOffset, endOffset]) => new StaticRange({ startContainer: node, startOffset, endContainer: node, endOffset }));
  });
  const show = () => ranges.forEach((range) => highlight.add(range));
  const hide = () => highlight.clear();
  window.painted = () => highlight.size;
`);

/** What one would write without it: every row with marks is rebuilt with a span around each. */
export const spanPage = page(`
  const show = () => rows.forEach(({ text, marks }, at) => {
    if (marks.length === 0) return;
    const parts = [];
    let from = 0;
    for (const [start, end] of marks) {
      const span = Object.assign(document.createElement('span'), { className: 'mark', textContent: text.slice(start, end) });
      parts.push(text.slice(from, start), span);
      from = end;
    }
    sheet.children[at].replaceChildren(...parts, text.slice(from));
  });
  const hide = () => rows.forEach(({ text, marks }, at) => marks.length > 0 && sheet.children[at].replaceChildren(text));
  window.painted = () => document.querySelectorAll('.mark').length;
`);
