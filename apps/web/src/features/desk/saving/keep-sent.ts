import type { Composition } from '@lauda/contract/compositions';
import type { Annotation, Review } from '@lauda/contract/review-parts';
import type { QueryClient } from '@tanstack/react-query';
import type { Entry } from '../../../lib/outbox/entry';
import { asAnnotation, asReview } from './kinds';

export const compositionKey = (id: number) => ['composition', id] as const;

export const withReview = (composition: Composition, review: Review): Composition => {
  const isKnown = composition.reviews.some(({ id }) => id === review.id);
  const reviews = isKnown ? composition.reviews.map((one) => (one.id === review.id ? review : one)) : [review, ...composition.reviews];
  return { ...composition, reviews };
};

const others = (list: readonly Annotation[], client_id: unknown) => list.filter((one) => one.client_id !== client_id);

const withAnnotation = (composition: Composition, annotation: Annotation): Composition => {
  const list = annotation.is_general ? 'general_annotations' : 'annotations';
  const known = composition[list].some(({ client_id }) => client_id === annotation.client_id);
  const next = known
    ? composition[list].map((one) => (one.client_id === annotation.client_id ? annotation : one))
    : [...composition[list], annotation];
  return { ...composition, [list]: next };
};

const withoutAnnotation = (composition: Composition, client_id: unknown): Composition => ({
  ...composition,
  annotations: others(composition.annotations, client_id),
  general_annotations: others(composition.general_annotations, client_id),
});

/** A reading that is under way began before the save, and may know nothing of it: what was just saved must not vanish from its field. */
async function readAgain(client: QueryClient, queryKey: ReturnType<typeof compositionKey>) {
  await client.cancelQueries({ queryKey });
  await client.refetchQueries({ queryKey });
}

/** The server's answer to an entry, put where it belongs: the entry says on which composition, whatever is on the screen by now. */
export function keepSent(client: QueryClient, { kind, about }: Entry, reply: unknown) {
  const queryKey = compositionKey(Number(about.composition_id));
  if (client.isFetching({ queryKey }) > 0) void readAgain(client, queryKey);
  client.setQueryData<Composition>(queryKey, (known) => {
    if (!known) return known;
    if (kind === 'removeAnnotation') return withoutAnnotation(known, about.client_id);
    const [review, annotation] = [asReview(reply), asAnnotation(reply)];
    if (review) return withReview(known, review);
    return annotation ? withAnnotation(known, annotation) : known;
  });
}

export const keepReview = (client: QueryClient, review: Review) =>
  client.setQueryData<Composition>(compositionKey(review.composition_id), (known) => known && withReview(known, review));

/** What stands on the server by the word of a 409, when the person takes it over their own. */
export function keepCurrent(client: QueryClient, entry: Entry, current: unknown) {
  if (asReview(current) || asAnnotation(current)) keepSent(client, entry, current);
  // Only a part was told: the whole is asked for.
  else void client.invalidateQueries({ queryKey: compositionKey(Number(entry.about.composition_id)) });
}
