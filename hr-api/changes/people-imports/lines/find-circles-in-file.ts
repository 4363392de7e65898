import type { CalendarDate } from '../../../platform/dates';

const FOREVER = '9999-12-31';

/** A line upwards from a day up to, not including, another. */
export interface UpLine {
  readonly leader: string;
  readonly from: CalendarDate;
  readonly to: CalendarDate | null;
}

/** Whether somebody is above themself on any day on which one of their lines holds: each leader is followed with the days of the way. */
export function isAboveThemself(linesOf: (node: string) => readonly UpLine[], root: string, line: UpLine): boolean {
  const seen = new Set<string>();
  const open = [{ node: line.leader, lo: line.from, hi: line.to ?? FOREVER }];
  for (let way = open.pop(); way; way = open.pop()) {
    if (way.node === root) return true;
    const key = `${way.node} ${way.lo} ${way.hi}`;
    if (seen.has(key)) continue;
    seen.add(key);
    for (const { leader, from, to } of linesOf(way.node)) {
      const lo = from > way.lo ? from : way.lo;
      const end = to ?? FOREVER;
      const hi = end < way.hi ? end : way.hi;
      if (lo < hi) open.push({ node: leader, lo, hi });
    }
  }
  return false;
}

/** How many of some people stand above each of them, so that whoever leads is written before those who are led. */
export function rankOf(leadersOf: (node: string) => readonly string[]): (node: string) => number {
  const ranks = new Map<string, number>();
  const rank = (node: string): number => {
    const known = ranks.get(node);
    if (known !== undefined) return known;
    ranks.set(node, 0);
    const above = leadersOf(node).map((leader) => rank(leader) + 1);
    const own = Math.max(0, ...above);
    ranks.set(node, own);
    return own;
  };
  return rank;
}
