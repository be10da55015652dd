import type { Forest, Node, Tree } from '../../src/model/trees';

/** Gradient boosting over histograms: features are cut into at most 63 steps once, and every split only adds up steps. */
export type Options = {
  trees: number;
  leaves: number;
  rate: number;
  leastInLeaf: number;
  rows: number;
  columns: number;
  ridge: number;
  seed: number;
  /** The target is yes or no, and the forest's sum the logarithm of the odds. */
  logistic?: boolean;
};
const STEPS = 64;

/** The steps of one row's features stand side by side: a leaf is added up row by row. */
export type Binned = { bins: Uint8Array; edges: number[][] };

export function bin(rows: Float64Array[], features: number): Binned {
  const bins = new Uint8Array(rows.length * features);
  const edges: number[][] = [];
  for (let f = 0; f < features; f++) {
    const sorted = rows.map((row) => row[f]!).sort((a, b) => a - b);
    const cuts: number[] = [];
    for (let s = 1; s < STEPS; s++) {
      const value = sorted[Math.floor((s * sorted.length) / STEPS)]!;
      const next = above(sorted, value);
      const cut = next === undefined ? undefined : (value + next) / 2;
      if (cut !== undefined && cut > (cuts.at(-1) ?? Number.NEGATIVE_INFINITY)) cuts.push(cut);
    }
    edges.push(cuts);
    rows.forEach((row, i) => {
      const step = cuts.findIndex((cut) => row[f]! <= cut);
      bins[i * features + f] = step < 0 ? cuts.length : step;
    });
  }
  return { bins, edges };
}

/** The first of a sorted list that is greater. */
function above(sorted: number[], value: number): number | undefined {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! > value) high = middle;
    else low = middle + 1;
  }
  return sorted[low];
}

type Leaf = { rows: Int32Array; sums: Float64Array; node: number; sum: number; mass: number; best?: Split };
type Split = { column: number; step: number; gain: number };
/** What one tree is grown from. */
type Ground = { bins: Uint8Array; edges: number[][]; columns: Int32Array; residual: Float64Array; mass: Float64Array; options: Options };

export function growForest({ bins, edges }: Binned, target: Float64Array, weight: Float64Array, options: Options): Forest {
  const n = target.length;
  let state = options.seed;
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const total = weight.reduce((a, b) => a + b, 0);
  const mean = target.reduce((sum, t, i) => sum + t * weight[i]!, 0) / total;
  const base = options.logistic ? Math.log(mean / (1 - mean)) : mean;
  const predicted = new Float64Array(n).fill(base);
  const residual = new Float64Array(n);
  const mass = new Float64Array(n);
  const trees: Tree[] = [];
  for (let t = 0; t < options.trees; t++) {
    for (let i = 0; i < n; i++) {
      const guess = options.logistic ? 1 / (1 + Math.exp(-predicted[i]!)) : predicted[i]!;
      residual[i] = (target[i]! - guess) * weight[i]!;
      mass[i] = options.logistic ? guess * (1 - guess) * weight[i]! : weight[i]!;
    }
    const chosen = Int32Array.from(Array.from({ length: n }, (_, i) => i).filter(() => random() < options.rows));
    const columns = Int32Array.from(edges.map((_, f) => f).filter((f) => edges[f]!.length > 0 && random() < options.columns));
    const tree = growTree({ bins, edges, columns, residual, mass, options }, chosen);
    trees.push(tree);
    for (let i = 0; i < n; i++) predicted[i]! += leafValue(tree, bins, i * edges.length);
  }
  // Thresholds were steps while growing; they leave as values of the feature.
  for (const tree of trees) for (const node of tree) if (node.length === 4) node[1] = edges[node[0]]![node[1]]!;
  return { base, trees };
}

function leafValue(tree: Tree, bins: Uint8Array, from: number): number {
  let at = 0;
  for (;;) {
    const node = tree[at]!;
    if (node.length === 1) return node[0];
    at = bins[from + node[0]]! <= node[1] ? node[2] : node[3];
  }
}

function growTree(ground: Ground, rows: Int32Array): Tree {
  const { bins, edges, columns, options } = ground;
  const nodes: Node[] = [[0]];
  const leaves = [leafOf(ground, rows, addUp(ground, rows), 0)];
  while (leaves.length < options.leaves) {
    const at = leaves.reduce((top, l, i) => ((l.best?.gain ?? 0) > (leaves[top]!.best?.gain ?? 0) ? i : top), 0);
    const split = leaves[at]!;
    if (!split.best || split.best.gain <= 1e-6) break;
    const { step } = split.best;
    const feature = columns[split.best.column]!;
    const goesLeft = (i: number): boolean => bins[i * edges.length + feature]! <= step;
    const left = split.rows.filter(goesLeft);
    const right = split.rows.filter((i) => !goesLeft(i));
    // Only the smaller side is added up: the other is what remains of the whole.
    const few = addUp(ground, left.length < right.length ? left : right);
    const many = split.sums.map((sum, k) => sum - few[k]!);
    nodes[split.node] = [feature, step, nodes.length, nodes.length + 1];
    leaves.splice(
      at,
      1,
      leafOf(ground, left, left.length < right.length ? few : many, nodes.length),
      leafOf(ground, right, left.length < right.length ? many : few, nodes.length + 1),
    );
    nodes.push([0], [0]);
  }
  for (const { sum, mass, node } of leaves) nodes[node] = [Number(((options.rate * sum) / (mass + options.ridge)).toFixed(3))];
  return nodes;
}

/** For every step of every column: the residuals, the mass and the number of rows in it. */
function addUp({ bins, edges, columns, residual, mass }: Ground, rows: Int32Array): Float64Array {
  const sums = new Float64Array(columns.length * STEPS * 3);
  for (let k = 0; k < rows.length; k++) {
    const i = rows[k]!;
    const from = i * edges.length;
    for (let c = 0; c < columns.length; c++) {
      const at = (c * STEPS + bins[from + columns[c]!]!) * 3;
      sums[at]! += residual[i]!;
      sums[at + 1]! += mass[i]!;
      sums[at + 2]!++;
    }
  }
  return sums;
}

function leafOf(ground: Ground, rows: Int32Array, sums: Float64Array, node: number): Leaf {
  let sum = 0;
  let mass = 0;
  for (let k = 0; k < rows.length; k++) {
    sum += ground.residual[rows[k]!]!;
    mass += ground.mass[rows[k]!]!;
  }
  const leaf: Leaf = { rows, sums, node, sum, mass };
  const best = bestSplit(ground, leaf);
  return best ? { ...leaf, best } : leaf;
}

function bestSplit({ edges, columns, options: o }: Ground, { rows, sums, sum, mass }: Leaf): Split | undefined {
  if (rows.length < 2 * o.leastInLeaf) return undefined;
  const whole = (sum * sum) / (mass + o.ridge);
  let best: Split | undefined;
  let most = 0;
  for (let column = 0; column < columns.length; column++) {
    let left = 0;
    let below = 0;
    let count = 0;
    const steps = edges[columns[column]!]!.length;
    for (let step = 0; step < steps; step++) {
      const at = (column * STEPS + step) * 3;
      left += sums[at]!;
      below += sums[at + 1]!;
      count += sums[at + 2]!;
      if (count < o.leastInLeaf || rows.length - count < o.leastInLeaf) continue;
      const gain = (left * left) / (below + o.ridge) + ((sum - left) * (sum - left)) / (mass - below + o.ridge) - whole;
      if (gain > most) {
        most = gain;
        best = { column, step, gain };
      }
    }
  }
  return best;
}
