import { z } from 'zod';

type Node = { properties?: Record<string, Node>; additionalProperties?: unknown; items?: Node; anyOf?: Node[]; allOf?: Node[] };

/** The paths of the fields that a reply holds and its schema does not name. */
export function undeclaredIn(schema: z.ZodType, value: unknown): string[] {
  if (value === undefined) return [];
  return walk(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as Node, value, '');
}

function walk(node: Node, value: unknown, path: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => walk(node.items ?? {}, item, `${path}[]`));
  if (typeof value !== 'object' || value === null) return [];
  const shapes = [node, ...(node.anyOf ?? []), ...(node.allOf ?? [])];
  if (shapes.some(({ additionalProperties }) => typeof additionalProperties === 'object')) return []; // a record: any key is declared
  return Object.entries(value).flatMap(([key, item]) => {
    const inner = shapes.map(({ properties }) => properties?.[key]).find((found) => found !== undefined);
    return inner ? walk(inner, item, `${path}.${key}`) : [`${path}.${key}`];
  });
}
