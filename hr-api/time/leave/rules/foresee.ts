import type { CalendarDate } from '../../../platform/dates';
import type { Grant } from './entitlement';
import { differencesOf, replay, type CarryOn, type Entry, type Replayed } from './replay';

/** An entry as the ledger has it; of a grant with the first day of its period. */
export interface LedgerEntry extends Entry {
  readonly period: CalendarDate | null;
}

/** A day for which leave is asked for or approved and not yet in the ledger. */
export interface HeldDay {
  readonly day: CalendarDate;
  readonly amount: number;
}

export interface Foreseen {
  readonly entries: readonly LedgerEntry[];
  /** What the rules grant; what the ledger has of a period already goes by the ledger. */
  readonly grants: readonly Grant[];
  readonly held: readonly HeldDay[];
  readonly carryOn: CarryOn;
}

/** The sum of the ledger as on a day. */
export const balanceOn = (entries: readonly Entry[], day: CalendarDate): number =>
  entries.reduce((sum, entry) => (entry.day <= day ? sum + entry.amount : sum), 0);

/** The ledger with what is to come up to a day: grants of the rules, held days, and what becomes of all that ends. */
export function entriesUntil({ entries, grants, held, carryOn }: Foreseen, until: CalendarDate): LedgerEntry[] {
  const granted = new Set(entries.filter(({ kind }) => kind === 'grant').map(({ period }) => period));
  const toCome = grants
    .filter(({ period }) => !granted.has(period))
    .map((grant): LedgerEntry => ({ kind: 'grant', ...grant }));
  const taken = held.map(({ day, amount }): LedgerEntry => ({
    kind: 'taken',
    day,
    amount: -amount,
    lastDay: null,
    period: null,
  }));
  const all = [...entries, ...toCome, ...taken];
  const { ends } = replay(all, carryOn, until);
  const settled = entries.filter(({ kind, day }) => day <= until && (kind === 'carry' || kind === 'expiry'));
  return [...all, ...differencesOf(ends, settled).map((end) => ({ ...end, period: null }))];
}

/** What will be left, and of what, once all that is known by then has come, gone and ended. */
export const foresee = (foreseen: Foreseen, until: CalendarDate): Replayed =>
  replay(entriesUntil(foreseen, until), foreseen.carryOn, until);

/**
 * The least that is left on the first of some days or any later one, up to the last on which something is taken: leave in spring must not
 * take what leave in autumn stands on.
 */
export function lowestWith(foreseen: Foreseen, asked: readonly HeldDay[]): number {
  const [first] = asked;
  if (!first) throw new Error('no days are asked for');
  const taken = foreseen.entries.filter(({ kind }) => kind === 'taken');
  const until = [...asked, ...foreseen.held, ...taken].map(({ day }) => day).reduce((a, b) => (a > b ? a : b));
  const replayed = foresee({ ...foreseen, held: [...foreseen.held, ...asked] }, until);
  return replayed.lowestFrom(first.day) ?? replayed.balance;
}
