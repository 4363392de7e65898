import type { ChartNode } from '@/lib/contract/structure/org-chart';

/** What is below a node, as far as it was read. */
export interface Branch {
  readonly nodes: readonly ChartNode[];
  readonly hasMore: boolean;
  /** What its next page is asked for with. */
  readonly last: string;
}

/** The branches that were read, by the node above them; the top under the empty name. */
export type Branches = ReadonlyMap<string, Branch>;

export const TOP = '';

/** The only node of the top, which is open from the beginning: alone it would tell nothing. Null where there are several. */
export const onlyTopNode = ({ nodes: [first, second], hasMore }: Branch): string | null =>
  first && !second && !hasMore && first.Below > 0 ? first.NodeCode : null;

/** A node as it is shown, with what its place in the tree says. */
export interface ShownNode {
  readonly node: ChartNode;
  readonly parent: string;
  readonly level: number;
  /** Its place among those below the same node, from 1, and how many those are. */
  readonly position: number;
  readonly siblings: number;
  readonly isOpen: boolean;
  /** Nodes below it that are shown, in order. */
  readonly below: readonly ShownNode[];
  /** Whether its branch is being read, and whether more of it can be. */
  readonly isLoading: boolean;
  readonly hasMore: boolean;
}

/** The tree of open branches. A node that stands above itself, as wrong data may have it, is shown once. */
export function shownTree(branches: Branches, open: ReadonlySet<string>): ShownNode[] {
  const below = (parent: string, level: number, above: ReadonlySet<string>): ShownNode[] => {
    const { nodes = [], hasMore = false } = branches.get(parent) ?? {};
    return nodes.map((node, at) => {
      const name = node.NodeCode;
      const isOpen = open.has(name) && node.Below > 0 && !above.has(name);
      const branch = branches.get(name);
      return {
        node,
        parent,
        level,
        position: at + 1,
        siblings: nodes.length + (hasMore ? 1 : 0),
        isOpen,
        below: isOpen && branch ? below(name, level + 1, new Set([...above, name])) : [],
        isLoading: isOpen && !branch,
        hasMore: isOpen && Boolean(branch?.hasMore),
      };
    });
  };
  return below(TOP, 1, new Set());
}

/** The nodes in the order in which they are read. */
export const inOrder = (nodes: readonly ShownNode[]): ShownNode[] =>
  nodes.flatMap((node) => [node, ...inOrder(node.below)]);

export type TreeStep = { readonly go: string } | { readonly open: string } | { readonly close: string } | null;

/** What a key does on a node of a tree: arrows up and down along what is shown, right into a branch, left out of it. */
export function stepAfterKey(key: string, at: string, shown: readonly ShownNode[]): TreeStep {
  const index = shown.findIndex(({ node }) => node.NodeCode === at);
  const current = shown[index];
  if (!current) return null;
  const go = (to: ShownNode | undefined) => (to ? { go: to.node.NodeCode } : null);
  if (key === 'ArrowDown') return go(shown[index + 1]);
  if (key === 'ArrowUp') return go(shown[index - 1]);
  if (key === 'Home') return go(shown[0]);
  if (key === 'End') return go(shown.at(-1));
  if (key === 'ArrowRight') {
    if (current.node.Below === 0) return null;
    return current.isOpen ? go(current.below[0]) : { open: at };
  }
  if (key !== 'ArrowLeft') return null;
  if (current.isOpen) return { close: at };
  return current.parent === TOP ? null : { go: current.parent };
}
