/**
 * A minimal acyclic automaton, built from sorted words as they come (Daciuk, Mihov, Watson and Watson 2000): each word shares its
 * beginning with the word before and its end with every word that ends alike.
 *
 * One edge is 32 bits: 8 of label, 1 "last edge of this node", 23 of target. Label 0 ends a word; its target is then the word's readings.
 */
type Node = { labels: number[]; targets: (Node | number)[]; at: number };

const newNode = (): Node => ({ labels: [], targets: [], at: -1 });

export function packAutomaton(words: Iterable<[string, number]>): Uint32Array {
  const root = newNode();
  const register = new Map<string, Node>();
  let nextId = 1;
  const ids = new Map<Node, number>();
  const keyOf = (node: Node) =>
    node.labels
      // A target that is no number is a node.
      .map((label, i) => `${label}:${typeof node.targets[i] === 'number' ? node.targets[i] : ids.get(node.targets[i] as Node)}`)
      .join(',');
  const path: Node[] = [root];
  let previous = '';
  const settle = (depth: number) => {
    for (let i = path.length - 1; i > depth; i--) {
      const node = path[i] as Node; // i runs inside path
      const parent = path[i - 1] as Node;
      const key = keyOf(node);
      const known = register.get(key);
      if (known) parent.targets[parent.targets.length - 1] = known;
      else {
        register.set(key, node);
        ids.set(node, nextId++);
      }
    }
    path.length = depth + 1;
  };
  for (const [word, readings] of words) {
    let common = 0;
    while (common < word.length && common < previous.length && word[common] === previous[common]) common++;
    settle(common);
    for (let i = common; i < word.length; i++) {
      const node = newNode();
      const parent = path[i] as Node; // path always reaches i
      parent.labels.push(word.charCodeAt(i));
      parent.targets.push(node);
      path.push(node);
    }
    const end = path[word.length] as Node; // the loop above made it
    end.labels.push(0);
    end.targets.push(readings);
    previous = word;
  }
  settle(0);
  return layOut(root);
}

function layOut(root: Node): Uint32Array {
  const order: Node[] = [];
  let size = 0;
  const queue: Node[] = [root];
  root.at = 0;
  const seen = new Set<Node>([root]);
  for (let node = queue.shift(); node; node = queue.pop()) {
    node.at = size;
    size += node.labels.length;
    order.push(node);
    for (const target of node.targets) {
      if (typeof target === 'number' || seen.has(target)) continue;
      seen.add(target);
      queue.push(target);
    }
  }
  const edges = new Uint32Array(size);
  for (const node of order) {
    node.labels.forEach((label, i) => {
      const target = node.targets[i];
      const to = typeof target === 'number' ? target : (target?.at ?? 0);
      edges[node.at + i] = ((label << 24) | (i === node.labels.length - 1 ? 1 << 23 : 0) | to) >>> 0;
    });
  }
  return edges;
}
