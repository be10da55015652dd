/** Least squares with a penalty, by conjugate gradients on standardised features. */
export function ridge(
  table: Float64Array[],
  targets: Float64Array[],
  means: number[],
  weight = new Float64Array(table.length).fill(1),
): { mean: number[]; spread: number[]; weights: number[][] } {
  const n = table.length;
  const d = table[0]!.length;
  const mean = Array.from({ length: d }, (_, f) => table.reduce((sum, row) => sum + row[f]!, 0) / n);
  const spread = Array.from({ length: d }, (_, f) => Math.sqrt(table.reduce((sum, row) => sum + (row[f]! - mean[f]!) ** 2, 0) / n) || 1);
  const rows = table.map((row) => Float64Array.from(row, (x, f) => Math.max(-4, Math.min(4, (x - mean[f]!) / spread[f]!))));
  const gram = Array.from({ length: d }, () => new Float64Array(d));
  rows.forEach((row, i) => {
    for (let a = 0; a < d; a++) {
      const x = row[a]! * weight[i]!;
      if (x !== 0) for (let b = 0; b < d; b++) gram[a]![b]! += x * row[b]!;
    }
  });
  for (let a = 0; a < d; a++) gram[a]![a]! += 0.03 * n;
  const weights = targets.map((target, c) => {
    const right = new Float64Array(d);
    rows.forEach((row, i) => {
      const t = (target[i]! - means[c]!) * weight[i]!;
      for (let a = 0; a < d; a++) right[a]! += row[a]! * t;
    });
    return [...solve(gram, right)].map((w) => Number(w.toFixed(4)));
  });
  return { mean: mean.map((x) => Number(x.toPrecision(6))), spread: spread.map((x) => Number(x.toPrecision(6))), weights };
}

function solve(matrix: Float64Array[], right: Float64Array): Float64Array {
  const d = right.length;
  const x = new Float64Array(d);
  let r = Float64Array.from(right);
  let p = Float64Array.from(right);
  let rr = r.reduce((sum, v) => sum + v * v, 0);
  for (let step = 0; step < 3 * d && rr > 1e-6; step++) {
    const q = Float64Array.from(matrix, (row) => row.reduce((sum, v, j) => sum + v * p[j]!, 0));
    const alpha = rr / p.reduce((sum, v, j) => sum + v * q[j]!, 0);
    for (let j = 0; j < d; j++) x[j]! += alpha * p[j]!;
    r = r.map((v, j) => v - alpha * q[j]!);
    const next = r.reduce((sum, v) => sum + v * v, 0);
    p = p.map((v, j) => r[j]! + (next / rr) * v);
    rr = next;
  }
  return x;
}
