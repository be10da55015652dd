/** Quadratic weighted kappa: 1 is perfect agreement, 0 what chance would give. */
export function kappa(a: number[], b: number[]): number {
  const n = a.length;
  let wrong = 0;
  for (let i = 0; i < n; i++) wrong += (a[i]! - b[i]!) ** 2;
  const count = (list: number[]) => list.reduce((map, x) => map.set(x, (map.get(x) ?? 0) + 1), new Map<number, number>());
  let chance = 0;
  for (const [x, i] of count(a)) for (const [y, j] of count(b)) chance += (i * j * (x - y) ** 2) / n;
  return chance === 0 ? 0 : 1 - wrong / chance;
}
