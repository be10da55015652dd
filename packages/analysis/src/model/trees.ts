/** A forest of small decision trees as files hold it. Each node is [feature, threshold, left, right] or [value]. */
export type Node = [number, number, number, number] | [number];
export type Tree = Node[];
export type Forest = { base: number; trees: Tree[] };

/** The same with all nodes in a row: thousands of little arrays would take ten times the memory and twice the time. */
export type PackedForest = {
  base: number;
  roots: Uint32Array;
  /** -1 in a leaf. */
  feature: Int16Array;
  threshold: Float64Array;
  left: Uint32Array;
  right: Uint32Array;
  /** Of a leaf its value, of any other node the mean of its two sides. */
  value: Float64Array;
};

export function packForest({ base, trees }: Forest): PackedForest {
  const size = trees.reduce((sum, tree) => sum + tree.length, 0);
  const packed: PackedForest = {
    base,
    roots: new Uint32Array(trees.length),
    feature: new Int16Array(size).fill(-1),
    threshold: new Float64Array(size),
    left: new Uint32Array(size),
    right: new Uint32Array(size),
    value: new Float64Array(size),
  };
  let root = 0;
  trees.forEach((tree, t) => {
    packed.roots[t] = root;
    // Children come after their parents in the list: from the end on, their values are there when the parent needs them.
    for (let i = tree.length - 1; i >= 0; i--) {
      const node = tree[i] as Node; // i is in range
      if (node.length === 1) packed.value[root + i] = node[0];
      else {
        const [feature, threshold, left, right] = node;
        packed.feature[root + i] = feature;
        packed.threshold[root + i] = threshold;
        packed.left[root + i] = root + left;
        packed.right[root + i] = root + right;
        packed.value[root + i] = ((packed.value[root + left] ?? 0) + (packed.value[root + right] ?? 0)) / 2;
      }
    }
    root += tree.length;
  });
  return packed;
}

const next = ({ feature, threshold, left, right }: PackedForest, at: number, values: ArrayLike<number>): number =>
  ((values[feature[at] ?? 0] ?? 0) <= (threshold[at] ?? 0) ? left[at] : right[at]) ?? 0;

export function predict(forest: PackedForest, values: ArrayLike<number>): number {
  let sum = forest.base;
  for (let at of forest.roots) {
    while ((forest.feature[at] ?? -1) >= 0) at = next(forest, at, values);
    sum += forest.value[at] ?? 0;
  }
  return sum;
}

/**
 * How much each feature moved this prediction: along the way of the text through every tree, the change of the subtree's mean is booked to
 * the feature that decided (Saabas 2014).
 */
export function contributions(forest: PackedForest, values: ArrayLike<number>, features: number): Float64Array {
  const moved = new Float64Array(features);
  for (let at of forest.roots) {
    for (let feature = forest.feature[at] ?? -1; feature >= 0; feature = forest.feature[at] ?? -1) {
      const to = next(forest, at, values);
      moved[feature] = (moved[feature] ?? 0) + (forest.value[to] ?? 0) - (forest.value[at] ?? 0);
      at = to;
    }
  }
  return moved;
}
