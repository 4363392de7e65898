import { hierarchy, tree } from 'd3-hierarchy';
import { TOP, type ShownNode } from './chart-tree';

export const CARD = { width: 264, height: 76 } as const;
/** Between one level and the next, and between cards below each other. */
const GAP = { across: 56, down: 14 } as const;
/** Around the whole chart, so that rings of focus are not cut. */
const MARGIN = 16;

/** What stands at a place: a node, or the way to more of a branch, by the node above it. */
type Item = { readonly shown: ShownNode } | { readonly moreOf: string; readonly name: string };

/** An item with its upper left corner, in pixels. */
export type Placed<One extends Item = Item> = One & { readonly x: number; readonly y: number };

export interface ChartLayout {
  readonly cards: readonly Placed<Extract<Item, { shown: ShownNode }>>[];
  readonly more: readonly Placed<Extract<Item, { moreOf: string }>>[];
  /** The lines from cards to those below them, as paths. */
  readonly lines: readonly { readonly name: string; readonly path: string }[];
  readonly width: number;
  readonly height: number;
}

interface Knot {
  readonly item: Item | null;
  readonly below: readonly Knot[];
}

const withMore = (nodes: readonly ShownNode[], more: Item | null): Knot[] => [
  ...nodes.map((shown) => {
    const { node, below, hasMore } = shown;
    return { item: { shown }, below: withMore(below, hasMore ? { moreOf: node.NodeCode, name: node.Name } : null) };
  }),
  ...(more ? [{ item: more, below: [] }] : []),
];

/** A line across, down or up, and across again, its corners round. */
function linePath(fromX: number, fromY: number, toX: number, toY: number): string {
  const middle = fromX + GAP.across / 2;
  const turn = Math.min(8, Math.abs(toY - fromY) / 2);
  if (turn < 0.5) return `M${fromX},${fromY}H${toX}`;
  const down = toY > fromY ? turn : -turn;
  const corners = [
    `H${middle - turn}Q${middle},${fromY} ${middle},${fromY + down}`,
    `V${toY - down}Q${middle},${toY} ${middle + turn},${toY}H${toX}`,
  ];
  return `M${fromX},${fromY}${corners.join('')}`;
}

/** Levels beside each other, those of one branch below each other, each leader in the middle of their branch. */
export function layOutChart(top: readonly ShownNode[], hasMoreAtTop: boolean): ChartLayout {
  const more = hasMoreAtTop ? { moreOf: TOP, name: '' } : null;
  const root = hierarchy<Knot>({ item: null, below: withMore(top, more) }, ({ below }) => below);
  const placed = tree<Knot>()
    .nodeSize([CARD.height + GAP.down, CARD.width + GAP.across])
    .separation((one, other) => (one.parent === other.parent ? 1 : 1.2))(root)
    .descendants()
    .filter(({ data }) => data.item !== null);
  const least = placed.reduce((min, { x }) => Math.min(min, x), 0);
  const xOf = (depth: number) => MARGIN + (depth - 1) * (CARD.width + GAP.across);
  const yOf = (x: number) => MARGIN + x - least;
  const items = placed.map(({ data, x, depth }) => ({ ...data.item!, x: xOf(depth), y: yOf(x) }));
  const lines = placed.flatMap(({ parent, x, depth }, at) => {
    if (!parent?.data.item) return [];
    const half = CARD.height / 2;
    const fromX = xOf(depth - 1) + CARD.width;
    return [{ name: String(at), path: linePath(fromX, yOf(parent.x) + half, xOf(depth), yOf(x) + half) }];
  });
  return {
    cards: items.filter((item) => 'shown' in item),
    more: items.filter((item) => 'moreOf' in item),
    lines,
    width: items.reduce((max, { x }) => Math.max(max, x), 0) + CARD.width + MARGIN,
    height: items.reduce((max, { y }) => Math.max(max, y), 0) + CARD.height + MARGIN,
  };
}
