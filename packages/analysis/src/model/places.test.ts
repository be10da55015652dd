import { expect, test } from 'vitest';
import { orderOf, placesOf } from './places';

test('the order of a place counts those before it, across words of 32 and at both ends', () => {
  const held = [0, 5, 31, 32, 63, 64, 127];
  const places = placesOf(128, (put) => {
    for (const place of held) put(place);
  });
  for (let place = 0; place < 128; place++) expect(orderOf(places, place)).toBe(held.indexOf(place));
});
