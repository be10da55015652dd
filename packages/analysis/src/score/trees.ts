/** A forest of small decision trees, one list per competence. Each node is [feature, threshold, left, right] or [value]. */
export type Node = [number, number, number, number] | [number];
export type Tree = Node[];
export type Forest = { base: number; trees: Tree[] };

function leafOf(tree: Tree, values: ArrayLike<number>): number {
  let at = 0;
  for (;;) {
    const node = tree[at];
    if (!node) return 0;
    if (node.length === 1) return node[0];
    at = (values[node[0]] ?? 0) <= node[1] ? node[2] : node[3];
  }
}

export const predict = ({ base, trees }: Forest, values: ArrayLike<number>): number =>
  trees.reduce((sum, tree) => sum + leafOf(tree, values), base);

/**
 * How much each feature moved this prediction: along the way of the text through every tree, the change of the subtree's mean is booked to
 * the feature that decided (Saabas 2014).
 */
export function contributions({ trees }: Forest, values: ArrayLike<number>, features: number): Float64Array {
  const moved = new Float64Array(features);
  for (const tree of trees) {
    const means = meansOf(tree);
    let at = 0;
    for (let node = tree[at]; node && node.length === 4; node = tree[at]) {
      const next = (values[node[0]] ?? 0) <= node[1] ? node[2] : node[3];
      moved[node[0]] = (moved[node[0]] ?? 0) + (means[next] ?? 0) - (means[at] ?? 0);
      at = next;
    }
  }
  return moved;
}

const remembered = new WeakMap<Tree, number[]>();

/** Children come after their parents in the list, so one pass from the end is enough. */
function meansOf(tree: Tree): number[] {
  const known = remembered.get(tree);
  if (known) return known;
  const means: number[] = [];
  for (let i = tree.length - 1; i >= 0; i--) {
    const node = tree[i];
    if (node) means[i] = node.length === 1 ? node[0] : ((means[node[2]] ?? 0) + (means[node[3]] ?? 0)) / 2;
  }
  remembered.set(tree, means);
  return means;
}
