import type { CSSProperties } from 'react';
import { HALVES, type FreePattern, type Grid } from '../model/grid-model';

const percent = (half: number, halves: number) => `${((half / halves) * 100).toFixed(3)}%`;

/** What is free, as bands of one picture: hundreds of rows share it, and none has an element for each day. */
export function bandsOf(free: readonly number[], halves: number): string {
  const stops: string[] = [];
  let at = 0;
  const isFree = new Set(free);
  while (at < halves) {
    if (!isFree.has(at)) {
      at++;
      continue;
    }
    let end = at;
    while (isFree.has(end)) end++;
    const [from, to] = [percent(at, halves), percent(end, halves)];
    stops.push(`transparent ${from}`, `var(--pressed) ${from}`, `var(--pressed) ${to}`, `transparent ${to}`);
    at = end;
  }
  return stops.length === 0 ? 'none' : `linear-gradient(to right, ${stops.join(', ')})`;
}

/** The variables that rows are drawn by. */
export function variablesOf({ days, patterns }: Grid): CSSProperties {
  const today = days.findIndex(({ isToday }) => isToday);
  const halves = days.length * HALVES;
  const [from, to] = [percent(today * HALVES, halves), percent((today + 1) * HALVES, halves)];
  const free = patterns.map(({ halves: own }: FreePattern, at) => [`--free-${at}`, bandsOf(own, halves)]);
  const ofToday =
    today < 0
      ? 'none'
      : `linear-gradient(to right, transparent ${from}, var(--accent-tint) ${from}, var(--accent-tint) ${to}, transparent ${to})`;
  return { '--days': days.length, '--today': ofToday, ...Object.fromEntries(free) } as CSSProperties;
}

/** Where a run of halves stands in its row. */
export const placeOf = (first: number, last: number, days: number): CSSProperties => ({
  left: percent(first, days * HALVES),
  width: percent(last - first + 1, days * HALVES),
});
