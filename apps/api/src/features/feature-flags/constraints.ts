export const OPERATORS = ['EQ', 'NEQ', 'LT', 'LTE', 'GT', 'GTE', 'EREG', 'NEREG', 'IN', 'NOTIN', 'CONTAINS', 'NOTCONTAINS'] as const;

export type Operator = (typeof OPERATORS)[number];
/** `value` is written as in Flagr: `"PVT"`, `12`, `true`, `["PUB", "PVT"]`, `[1, 2]`. */
export type Constraint = { property: string; operator: Operator; value: string };
export type Facts = Readonly<Record<string, unknown>>;
type Judge = (fact: unknown, value: unknown) => boolean;

/** In Flagr a comparison that makes no sense is no match at all, not even for the operators that deny. */
class Senseless extends Error {}

const equal: Judge = (fact, value) => {
  if (typeof fact !== typeof value || typeof fact === 'object') throw new Senseless(`cannot compare ${kindOf(fact)} with ${kindOf(value)}`);
  return fact === value;
};

const compared =
  (holds: (fact: number, value: number) => boolean): Judge =>
  (fact, value) => {
    if (typeof fact !== 'number' || typeof value !== 'number') throw new Senseless('only numbers can be compared by size');
    return holds(fact, value);
  };

const matches: Judge = (fact, value) => {
  if (typeof fact !== 'string' || typeof value !== 'string') throw new Senseless('only texts can match a pattern');
  return patternOf(value).test(fact);
};

const isAmong: Judge = (one, many) => {
  if (!Array.isArray(many) || many.length === 0) throw new Senseless('not a list, or an empty one');
  const kinds = new Set([one, ...many].map(kindOf));
  if (kinds.size > 1 || !(kinds.has('string') || kinds.has('number'))) throw new Senseless('a list holds only texts or only numbers');
  return many.includes(one);
};

const not =
  (judge: Judge): Judge =>
  (fact, value) =>
    !judge(fact, value);
const swapped =
  (judge: Judge): Judge =>
  (fact, value) =>
    judge(value, fact);

const judges: Record<Operator, Judge> = {
  EQ: equal,
  NEQ: not(equal),
  LT: compared((fact, value) => fact < value),
  LTE: compared((fact, value) => fact <= value),
  GT: compared((fact, value) => fact > value),
  GTE: compared((fact, value) => fact >= value),
  EREG: matches,
  NEREG: not(matches),
  IN: isAmong,
  NOTIN: not(isAmong),
  CONTAINS: swapped(isAmong),
  NOTCONTAINS: not(swapped(isAmong)),
};

/** Undefined when all hold; otherwise what the debug log says of the first that does not. */
export function firstMismatch(constraints: readonly Constraint[], facts: Facts): string | undefined {
  for (const constraint of constraints) {
    const reason = mismatch(constraint, facts);
    if (reason !== undefined) return reason;
  }
  return undefined;
}

function mismatch({ property, operator, value }: Constraint, facts: Facts): string | undefined {
  const fact = Object.hasOwn(facts, property) ? facts[property] : undefined;
  if (fact === undefined || fact === null) return `argument: ${property} not found`;
  try {
    const holds = judges[operator](fact, literalOf(value));
    return holds
      ? undefined
      : `constraint not match. constraint: ({${property}} ${operator} ${value}), ${property}: ${JSON.stringify(fact)}`;
  } catch (error) {
    if (error instanceof Senseless) return `constraint not match. constraint: ({${property}} ${operator} ${value}): ${error.message}`;
    throw error;
  }
}

function literalOf(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    throw new Senseless('the value is not a literal; texts go between quotes');
  }
}

function patternOf(pattern: string): RegExp {
  try {
    return new RegExp(pattern, 'u');
  } catch {
    throw new Senseless('the pattern is not a regular expression');
  }
}

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value);
