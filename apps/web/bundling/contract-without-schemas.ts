import type { Plugin } from 'vite';

type Node = { type: string; start: number; end: number };
type Edit = { start: number; end: number; text: string };

/** Of an endpoint the browser sends to it, and knows whose 401 is whose. */
const SENT_BY = ['method', 'path', 'permission'];

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** Every part of a tree, from the outside in. */
function* within(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node)) {
    for (const one of Array.isArray(value) ? value : [value]) if (isNode(one)) yield* within(one);
  }
}

// The fields of a syntax tree, by the kind of its node.
type Call = Node & { callee: Node & { name?: string }; arguments: (Node & { properties?: (Node & { key?: { name?: string } })[] })[] };
type Declaration = Node & { declarations?: (Node & { init: Node | null })[]; declaration?: Declaration | null };

/** `endpoint({ … })` becomes the plain object of what a sender asks of it. */
function bare({ start, end, arguments: [definition] }: Call, code: string): Edit {
  const kept = (definition?.properties ?? []).filter(({ key }) => SENT_BY.includes(key?.name ?? ''));
  return { start, end, text: `{ ${kept.map((one) => code.slice(one.start, one.end)).join(', ')} }` };
}

/** The contract as a sender needs it: methods and paths stay, schemas and sentences for the documentation go. */
export function withoutSchemas(code: string, program: { body: unknown[] }): string {
  const edits: Edit[] = [];
  // Other statements have neither field.
  for (const statement of program.body as Declaration[]) {
    for (const { init } of (statement.declaration ?? statement).declarations ?? []) {
      if (!init) continue;
      const calls = [...within(init)].filter((node): node is Call => node.type === 'CallExpression');
      const endpoints = calls.filter(({ callee }) => callee.name === 'endpoint');
      edits.push(...endpoints.map((one) => bare(one, code)));
      // Nothing of the contract does anything when it is made: what nobody reads need not be there.
      if (endpoints.length === 0 && calls.length > 0 && init.type !== 'ArrowFunctionExpression') {
        edits.push(
          { start: init.start, end: init.start, text: '/* @__PURE__ */ (() => (' },
          { start: init.end, end: init.end, text: '))()' },
        );
      }
    }
  }
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code);
}

export const contractWithoutSchemas = (): Plugin => ({
  name: 'lauda:contract-without-schemas',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /[\\/]packages[\\/]contract[\\/]src[\\/].*\.ts$/ },
    handler(code) {
      return { code: withoutSchemas(code, this.parse(code)), map: null };
    },
  },
});
