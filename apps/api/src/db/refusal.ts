/** A start that cannot go on for a reason a person can act on: shown as one sentence, without a stack. */
export function refusal(sentence: string): Error {
  return Object.assign(new Error(sentence), { name: 'Refusal' });
}

export const isRefusal = (error: unknown): error is Error => error instanceof Error && error.name === 'Refusal';
