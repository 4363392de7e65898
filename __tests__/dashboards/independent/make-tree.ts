import type { Day } from './days';
import { dayOf } from './days';
import type { Random } from './random';
import { ROOT, UNITS, type Standing, type Unit } from './world';

/** Before every day that counts. */
const EVER = dayOf('0001-01-01');
const MOVES = 9;
const CLOSED = 2;

/** A tree of units in which some are moved below others, whole parts with them, and some are closed. */
export function makeTree(random: Random, changeDays: readonly Day[]): Unit[] {
  const parents = new Map<string, string>();
  const placed: string[] = [ROOT];
  for (const code of random.some(UNITS.length, UNITS)) {
    parents.set(code, random.pick(placed));
    placed.push(code);
  }
  const isBelow = (code: string, above: string): boolean => code === above || isBelowParent(code, above);
  const isBelowParent = (code: string, above: string) => {
    const parent = parents.get(code);
    return parent !== undefined && isBelow(parent, above);
  };
  const moves = new Map(UNITS.map((code) => [code as string, [{ from: EVER, parent: parents.get(code)! }]]));
  for (const from of random.some(MOVES, changeDays).sort((one, other) => one - other)) {
    const code = random.pick(UNITS);
    const others = [ROOT, ...UNITS].filter((one) => !isBelow(one, code) && one !== parents.get(code));
    // Where all are below it there is no other place.
    if (others.length === 0) continue;
    const parent = random.pick(others);
    parents.set(code, parent);
    moves.get(code)!.push({ from, parent });
  }
  const closed = new Set(random.some(CLOSED, UNITS));
  return UNITS.map((code) => ({
    code,
    closedOn: closed.has(code) ? random.pick(changeDays) : null,
    standings: standingsOf(moves.get(code)!),
  }));
}

const standingsOf = (moves: readonly { from: Day; parent: string }[]): Standing[] =>
  moves.map((move, at) => ({ ...move, to: moves[at + 1]?.from ?? null }));
