/** What came first goes first once there are too many. */
export function putBounded<Key, Value>(kept: Map<Key, Value>, key: Key, value: Value, most: number) {
  const oldest = kept.size < most ? undefined : kept.keys().next().value;
  if (oldest !== undefined) kept.delete(oldest);
  kept.set(key, value);
}
