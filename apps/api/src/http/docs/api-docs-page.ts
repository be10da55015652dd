import { type Endpoint, nothing } from '@lauda/contract/endpoint';
import { z } from 'zod';
import { texts } from '../texts';
import { accessSentence, tagOf } from './openapi';

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

const STYLE = `
  :root { color-scheme: light dark; --ink: light-dark(#1d2230, #ece8df); --soft: light-dark(#5d6275, #a5a8b5); --line: light-dark(#e5ddcf, #2b303d);
    --paper: light-dark(#faf7f1, #14161d); --card: light-dark(#fff, #1c202a); --primary: light-dark(#2a3a78, #a9b6f2); }
  body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 system-ui, sans-serif; }
  main { max-width: 60rem; margin: 0 auto; padding: 2.5rem 1.25rem 5rem; }
  h1 { font: 600 2rem/1.2 Georgia, serif; margin: 0 0 .5rem; } h2 { font: 600 1.25rem/1.3 Georgia, serif; margin: 2.5rem 0 .75rem; }
  p { margin: 0 0 .75rem; } a { color: var(--primary); } .soft { color: var(--soft); }
  details { border: 1px solid var(--line); border-radius: .6rem; background: var(--card); margin: .5rem 0; }
  summary { display: flex; flex-wrap: wrap; gap: .25rem .75rem; align-items: baseline; padding: .7rem 1rem; cursor: pointer; }
  summary:focus-visible { outline: 3px solid var(--primary); outline-offset: 2px; border-radius: .6rem; }
  .inside { padding: 0 1rem 1rem; } h3 { font-size: .85rem; margin: 1rem 0 .35rem; color: var(--soft); }
  code, pre { font: .85rem/1.5 ui-monospace, monospace; } code { overflow-wrap: anywhere; }
  pre { margin: 0; padding: .75rem; border-radius: .4rem; background: var(--paper); overflow-x: auto; }
  b.method { font: 700 .75rem/1.6 ui-monospace, monospace; min-width: 3.6rem; color: var(--primary); }`;

type Node = {
  type?: string;
  properties?: Record<string, unknown>;
  required?: string[];
  items?: unknown;
  anyOf?: unknown[];
  enum?: unknown[];
  const?: unknown;
};

/** A schema as the person who calls reads it: names and kinds, not JSON Schema's own vocabulary. */
function shape(schema: unknown, depth = 0): string {
  const node = schema as Node; // zod writes nothing else
  const pad = '  '.repeat(depth + 1);
  if (node.properties) {
    const rows = Object.entries(node.properties).map(
      ([name, inner]) => `${pad}${name}${node.required?.includes(name) ? '' : '?'}: ${shape(inner, depth + 1)}`,
    );
    return `{\n${rows.join(',\n')}\n${'  '.repeat(depth)}}`;
  }
  if (node.items) return `[${shape(node.items, depth)}]`;
  if (node.anyOf) return node.anyOf.map((inner) => shape(inner, depth)).join(' | ');
  if (node.enum) return node.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (node.const !== undefined) return JSON.stringify(node.const);
  return node.type ?? '…';
}

const part = (title: string, schema: z.ZodType, io: 'input' | 'output') =>
  schema === nothing
    ? ''
    : `<h3>${title}</h3><pre tabindex="0">${escaped(shape(z.toJSONSchema(schema, { io, unrepresentable: 'any' })))}</pre>`;

const operation = (endpoint: Endpoint) => `
  <details><summary><b class="method">${endpoint.method}</b><code>${escaped(endpoint.path)}</code><span class="soft">${escaped(endpoint.summary)}</span></summary>
    <div class="inside"><p>${escaped(accessSentence(endpoint))}</p>
    ${part(texts.parameters, endpoint.query, 'input')}${part(texts.body, endpoint.body, 'input')}${part(texts.reply, endpoint.reply, 'output')}</div></details>`;

export function apiDocsPage(endpoints: Endpoint[]): string {
  const tags = [...new Set(endpoints.map(tagOf))].sort();
  const sections = tags.map(
    (tag) =>
      `<h2 id="${tag}">${escaped(tag)}</h2>${endpoints
        .filter((endpoint) => tagOf(endpoint) === tag)
        .map(operation)
        .join('')}`,
  );
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${texts.docsTitle}</title><style>${STYLE}</style></head><body><main><h1>${texts.docsTitle}</h1><p>${texts.docsLead}</p>
<p class="soft">${texts.operations(endpoints.length)} · <a href="/api/docs/openapi.json">${texts.docsFile}</a></p>${sections.join('')}</main></body></html>`;
}
