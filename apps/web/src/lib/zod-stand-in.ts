/**
 * What browser builds get in the place of zod. The contract's schemas are only types there: building them must cost nothing,
 * so any chain (`z.object({…}).nullable()`) is answered by the same empty value. Using one is a mistake and says so.
 */
const READS = ['parse', 'parseAsync', 'safeParse', 'safeParseAsync', 'decode', 'encode'];

const refuse = () => {
  throw new Error('The contract has no schemas in the browser, only methods and paths.');
};

const schema: unknown = new Proxy(() => schema, {
  get: (_target, name) => {
    // Symbols and `then` stay away, so that spreading, printing or awaiting a schema fails at once instead of looping.
    if (typeof name === 'symbol' || name === 'then') return undefined;
    return READS.includes(name) ? refuse : schema;
  },
});

export const z = schema;
