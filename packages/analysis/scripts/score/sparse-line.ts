/** Rows of a wide table that is nearly empty: where something stands, and what. */
export type Sparse = { at: Int32Array; value: Float32Array };
export type SparseLine = { base: number; weights: Float64Array };

const STEPS = 12;

/** Least squares with a penalty, by conjugate gradients; stopping early is part of the restraint. */
export function sparseLine(rows: Sparse[], target: Float64Array, width: number, penalty: number): SparseLine {
  const base = target.reduce((a, b) => a + b, 0) / Math.max(1, target.length);
  const weights = new Float64Array(width);
  const residual = new Float64Array(width);
  rows.forEach((row, i) => {
    spread(residual, row, target[i]! - base);
  });
  const direction = Float64Array.from(residual);
  let size = dot(residual, residual);
  for (let step = 0; step < STEPS && size > 1e-9; step++) {
    const image = direction.map((x) => penalty * x);
    for (const row of rows) spread(image, row, along(row, direction));
    const by = size / dot(direction, image);
    for (let j = 0; j < width; j++) {
      weights[j]! += by * direction[j]!;
      residual[j]! -= by * image[j]!;
    }
    const next = dot(residual, residual);
    for (let j = 0; j < width; j++) direction[j] = residual[j]! + (next / size) * direction[j]!;
    size = next;
  }
  return { base, weights };
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let j = 0; j < a.length; j++) sum += a[j]! * b[j]!;
  return sum;
}

function along({ at, value }: Sparse, line: Float64Array): number {
  let sum = 0;
  for (let k = 0; k < at.length; k++) sum += value[k]! * line[at[k]!]!;
  return sum;
}

function spread(into: Float64Array, { at, value }: Sparse, by: number): void {
  for (let k = 0; k < at.length; k++) into[at[k]!]! += value[k]! * by;
}
