import fc from 'fast-check';
import { z } from 'zod';

type Node = {
  type?: string;
  properties?: Record<string, Node>;
  required?: string[];
  items?: Node;
  anyOf?: Node[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
};

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

/** What no field expects. */
const odd = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    1.5,
    2 ** 31,
    2 ** 53,
    1e308,
    '',
    ' ',
    '\u0000',
    '\ud800',
    '🖋️',
    'null',
    '2026-02-30',
    '0000-00-00',
    '0001-01-01',
    '9999-12-31',
  ),
  fc.constantFrom<unknown>(
    "'; drop table users; --",
    '{{7*7}}',
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '%00',
    'a'.repeat(100_000),
    {},
    [],
    [[]],
    { toString: 1 },
  ),
  fc.constant(JSON.parse(nested(1000)) as unknown),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Values that fit the schema, at its edges too. */
function fitting(node: Node): fc.Arbitrary<unknown> {
  if (node.const !== undefined) return fc.constant(node.const);
  if (node.enum) return fc.constantFrom(...node.enum);
  if (node.anyOf) return fc.oneof(...node.anyOf.map(fitting));
  if (node.properties) return record(node, fitting);
  switch (node.type) {
    case 'array':
      return fc.array(fitting(node.items ?? {}), { maxLength: 3 });
    case 'integer':
    case 'number':
      return fc.integer({
        min: Math.max(node.minimum ?? -(2 ** 53) + 1, -(2 ** 53) + 1),
        max: Math.min(node.maximum ?? 2 ** 53 - 1, 2 ** 53 - 1),
      });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return texts(node);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function texts({ format, minLength = 0, maxLength = 60 }: Node): fc.Arbitrary<string> {
  if (format === 'email') return fc.emailAddress();
  if (format === 'date')
    return fc
      .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
  return fc.oneof(
    fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, minLength + 60) }),
    fc.constant('é'.repeat(maxLength)),
  );
}

const record = ({ properties = {}, required = [] }: Node, make: (node: Node) => fc.Arbitrary<unknown>) =>
  fc.record(Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, make(inner)])), { requiredKeys: required });

/** Mostly right: one level in three holds something odd. */
const spoilt = (node: Node): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 2, arbitrary: node.properties ? record(node, spoilt) : fitting(node) }, { weight: 1, arbitrary: odd });

const nodeOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Node;

/** The text of a body: fitting, spoilt, or no JSON at all. */
export const bodies = (schema: z.ZodType): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 3, arbitrary: fitting(nodeOf(schema)).map((value) => JSON.stringify(value) ?? '') },
    { weight: 5, arbitrary: spoilt(nodeOf(schema)).map((value) => JSON.stringify(value) ?? '') },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '',
        '{',
        'null',
        '[]',
        '"',
        '{"a":1,"a":2}',
        '{"__proto__":{"polluted":1}}',
        nested(100_000),
        `{"entities":${nested(100_000)}}`,
        '\ufeff{}',
        '{"username":"\\ud800"}',
      ),
    },
  );

const words = fc
  .oneof(odd, fc.integer().map(String))
  .map((value) => (typeof value === 'string' ? value.slice(0, 500) : (JSON.stringify(value)?.slice(0, 500) ?? '')));

/** Parameters of the address: those declared, in any number, with anything in them. */
export const queries = (schema: z.ZodType): fc.Arbitrary<[string, string][]> => {
  const declared = Object.keys(nodeOf(schema).properties ?? {});
  return fc.array(fc.tuple(fc.constantFrom(...declared, 'limit[]', '__proto__[polluted]', 'unknown'), words), { maxLength: 4 });
};

/** What stands for an id in the path. */
export const ids = fc.oneof(
  fc.integer({ min: -1, max: 2 ** 31 }).map(String),
  fc.constantFrom('0', '99999999999999999999', 'abc', '1e3', '%00', '%E0%A4%A', '..%2F1', "1'", '١', 'NaN', '-0', '1;2'),
);
