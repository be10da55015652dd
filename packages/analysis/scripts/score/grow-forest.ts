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

export type Binned = { bins: Uint8Array[]; edges: number[][] };

export function bin(rows: Float64Array[], features: number): Binned {
  const bins: Uint8Array[] = [];
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
    bins.push(Uint8Array.from(rows, (row) => cuts.findIndex((cut) => row[f]! <= cut)).map((b) => (b === 255 ? cuts.length : b)));
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

type Leaf = { rows: Int32Array; sum: number; best?: { feature: number; step: number; gain: number } | undefined; node: number };

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
    const columns = edges.map((_, f) => f).filter((f) => edges[f]!.length > 0 && random() < options.columns);
    const tree = growTree(bins, edges, residual, mass, chosen, columns, options);
    trees.push(tree);
    for (let i = 0; i < n; i++) predicted[i]! += leafValue(tree, bins, i);
  }
  // Thresholds were steps while growing; they leave as values of the feature.
  for (const tree of trees) for (const node of tree) if (node.length === 4) node[1] = edges[node[0]]![node[1]]!;
  return { base, trees };
}

function leafValue(tree: Tree, bins: Uint8Array[], row: number): number {
  let at = 0;
  for (;;) {
    const node = tree[at]!;
    if (node.length === 1) return node[0];
    at = bins[node[0]]![row]! <= node[1] ? node[2] : node[3];
  }
}

function growTree(
  bins: Uint8Array[],
  edges: number[][],
  residual: Float64Array,
  weight: Float64Array,
  rows: Int32Array,
  columns: number[],
  o: Options,
): Tree {
  const nodes: Node[] = [[0]];
  const leaf = (list: Int32Array, node: number): Leaf => {
    const made: Leaf = { rows: list, sum: list.reduce((sum, i) => sum + residual[i]!, 0), node };
    made.best = bestSplit(bins, edges, residual, weight, made, columns, o);
    return made;
  };
  const leaves = [leaf(rows, 0)];
  while (leaves.length < o.leaves) {
    const at = leaves.reduce((top, l, i) => ((l.best?.gain ?? 0) > (leaves[top]!.best?.gain ?? 0) ? i : top), 0);
    const split = leaves[at]!;
    if (!split.best || split.best.gain <= 1e-6) break;
    const { feature, step } = split.best;
    const column = bins[feature]!;
    const left = leaf(
      split.rows.filter((i) => column[i]! <= step),
      nodes.length,
    );
    const right = leaf(
      split.rows.filter((i) => column[i]! > step),
      nodes.length + 1,
    );
    nodes[split.node] = [feature, step, nodes.length, nodes.length + 1];
    nodes.push([0], [0]);
    leaves.splice(at, 1, left, right);
  }
  for (const { rows: list, sum, node } of leaves) {
    const mass = list.reduce((total, i) => total + weight[i]!, 0);
    nodes[node] = [Number(((o.rate * sum) / (mass + o.ridge)).toFixed(3))];
  }
  return nodes;
}

function bestSplit(
  bins: Uint8Array[],
  edges: number[][],
  residual: Float64Array,
  weight: Float64Array,
  { rows, sum }: Leaf,
  columns: number[],
  o: Options,
): Leaf['best'] {
  if (rows.length < 2 * o.leastInLeaf) return undefined;
  const sums = new Float64Array(STEPS);
  const masses = new Float64Array(STEPS);
  const counts = new Int32Array(STEPS);
  let all = 0;
  for (const i of rows) all += weight[i]!;
  const whole = (sum * sum) / (all + o.ridge);
  let best: Leaf['best'];
  for (const feature of columns) {
    const column = bins[feature]!;
    sums.fill(0);
    masses.fill(0);
    counts.fill(0);
    for (const i of rows) {
      const step = column[i]!;
      sums[step]! += residual[i]!;
      masses[step]! += weight[i]!;
      counts[step]!++;
    }
    let left = 0;
    let mass = 0;
    let count = 0;
    for (let step = 0; step < edges[feature]!.length; step++) {
      left += sums[step]!;
      mass += masses[step]!;
      count += counts[step]!;
      if (count < o.leastInLeaf || rows.length - count < o.leastInLeaf) continue;
      const gain = (left * left) / (mass + o.ridge) + ((sum - left) * (sum - left)) / (all - mass + o.ridge) - whole;
      if (gain > (best?.gain ?? 0)) best = { feature, step, gain };
    }
  }
  return best;
}
