import type { EntryKind, LeaveRule } from '../../../../lib/contract/time/leave/leave-rules';
import { daysAfter, type CalendarDate } from '../../../platform/dates';
import { lastDayOf, leaveYearOf, monthsAfter } from './leave-year';

/** An entry of the ledger, as it counts. */
export interface Entry {
  readonly kind: EntryKind;
  readonly day: CalendarDate;
  readonly amount: number;
  /** Of a credit: the last day on which it can be taken, null where it has no end. Of what ended: its last day. Else null. */
  readonly lastDay: CalendarDate | null;
}

/** What is left of a credit. */
export interface Credit {
  readonly day: CalendarDate;
  readonly lastDay: CalendarDate | null;
  readonly kind: EntryKind;
  readonly amount: number;
  readonly left: number;
}

/** What may be carried at the end of a year, as the rule of its last day says. */
export type CarryOn = (day: CalendarDate) => Pick<LeaveRule, 'carry' | 'yearBegins'> | null;

export interface Replayed {
  /** Carries and expiries, as they have to be. */
  readonly ends: readonly Entry[];
  /** What is left on the last day, of each credit that ends first before others. */
  readonly credits: readonly Credit[];
  readonly balance: number;
  /** The least that is left at the end of any day that something happens on, from a day on; null where nothing does. */
  readonly lowestFrom: (day: CalendarDate) => number | null;
}

const FOREVER = '9999-12-31';
const endOf = ({ lastDay }: Pick<Entry, 'lastDay'>) => lastDay ?? FOREVER;

const followsFromEntries = ({ kind }: Entry) => kind === 'carry' || kind === 'expiry';

/**
 * Whether an entry gives, or takes from what the same entries gave before, as what was earned and is taken back does: what ended takes, and
 * so does what was taken and given back.
 */
function isCredit({ kind, day, amount, lastDay }: Entry): boolean {
  if (kind === 'grant' || kind === 'earned') return true;
  if (kind === 'carry') return lastDay === null || lastDay >= day;
  return amount > 0 && kind === 'correction';
}

const placeOf = (entry: Entry) => (isCredit(entry) || entry.amount > 0 ? 1 : followsFromEntries(entry) ? 0 : 2);

/** Entries as they count: on a day first goes what ended, then comes what is given, then goes what is taken. */
export const inOrder = <One extends Entry>(entries: readonly One[]): One[] =>
  [...entries].sort((one, other) => one.day.localeCompare(other.day) || placeOf(one) - placeOf(other));

/**
 * What was corrected on one day of what ends on one day is one correction: what takes another back leaves nothing of either, neither to
 * be taken nor to end.
 */
function netCorrections(entries: readonly Entry[]): Entry[] {
  const isCorrection = ({ kind }: Entry) => kind === 'correction';
  const nets = new Map<string, Entry>();
  for (const entry of entries.filter(isCorrection)) {
    const key = `${entry.day} ${entry.lastDay ?? ''}`;
    nets.set(key, { ...entry, amount: (nets.get(key)?.amount ?? 0) + entry.amount });
  }
  return [...entries.filter((entry) => !isCorrection(entry)), ...nets.values()];
}

/** Credits of a day, that which ends first before others; what one was corrected to is no credit of its own. */
function joinCredits(credits: readonly Entry[]): Entry[] {
  const joined = new Map<string, Entry>();
  for (const credit of credits) {
    const key = `${credit.kind} ${credit.lastDay ?? ''}`;
    joined.set(key, { ...credit, amount: (joined.get(key)?.amount ?? 0) + credit.amount });
  }
  return [...joined.values()].sort((one, other) => endOf(one).localeCompare(endOf(other)));
}

/** Of what ends on one day, what was carried is taken first. */
const orderOf = ({ kind }: Pick<Credit, 'kind'>) => (kind === 'carry' ? 0 : 1);

type Left = { -readonly [Part in keyof Credit]: Credit[Part] };

/** The credits of one type of leave and what is owed where all are used up. */
class Account {
  credits: Left[] = [];
  owed = 0;

  get balance() {
    return this.credits.reduce((sum, { left }) => sum + left, 0) - this.owed;
  }

  give({ day, lastDay, kind, amount }: Entry): void {
    const paid = Math.min(this.owed, amount);
    this.owed -= paid;
    this.credits.push({ day, lastDay, kind, amount, left: amount - paid });
    this.credits.sort(
      (a, b) => endOf(a).localeCompare(endOf(b)) || orderOf(a) - orderOf(b) || a.day.localeCompare(b.day),
    );
  }

  take(amount: number): void {
    let open = amount;
    for (const credit of this.credits) {
      const taken = Math.min(credit.left, open);
      credit.left -= taken;
      open -= taken;
    }
    this.owed += open;
  }

  /** Takes out what ends on a day, and answers what of it was left. */
  end(lastDay: CalendarDate): readonly Credit[] {
    const ended = this.credits.filter((credit) => credit.lastDay === lastDay);
    this.credits = this.credits.filter((credit) => credit.lastDay !== lastDay);
    return ended;
  }
}

export interface Carry {
  /** At most so much; null is all. */
  readonly cap: number | null;
  /** Until when it can be taken. */
  readonly until: CalendarDate;
  /** Whether what was carried before is carried on: only where it has no end of its own. */
  readonly isAgain: boolean;
}

/**
 * What may be carried of what ends on a day; null for nothing. What is carried without an end of its own is weighed again at the end of
 * the next year, so that there is never more of it than may be.
 */
export function carryAt(lastDay: CalendarDate, carryOn: CarryOn): Carry | null {
  const rule = carryOn(lastDay);
  if (!rule?.carry || lastDayOf(leaveYearOf(lastDay, rule.yearBegins)) !== lastDay) return null;
  const { cap, months } = rule.carry;
  const day = daysAfter(lastDay, 1);
  const next = lastDayOf(leaveYearOf(day, carryOn(day)?.yearBegins ?? rule.yearBegins));
  return { cap, isAgain: months === null, until: months === null ? next : daysAfter(monthsAfter(day, months), -1) };
}

/** How much lapses of what is left on a day on which it ends. */
export function lapseOf(lastDay: CalendarDate, ended: readonly Credit[], carryOn: CarryOn): number {
  const { left, carried } = carriedOf(ended, carryAt(lastDay, carryOn));
  return left - carried;
}

function carriedOf(ended: readonly Credit[], carry: Carry | null) {
  const sum = (credits: readonly Credit[]) => credits.reduce((all, { left }) => all + left, 0);
  const left = sum(ended);
  if (!carry) return { left, carried: 0 };
  const open = carry.isAgain ? left : sum(ended.filter(({ kind }) => kind !== 'carry'));
  return { left, carried: Math.min(open, carry.cap ?? open) };
}

/** What becomes of what is left on the last day of credits: at the end of a year so much is carried, the rest lapses. */
function endsOf(lastDay: CalendarDate, ended: readonly Credit[], carryOn: CarryOn): Entry[] {
  const day = daysAfter(lastDay, 1);
  const carry = carryAt(lastDay, carryOn);
  const { left, carried } = carriedOf(ended, carry);
  const ends: Entry[] = [
    { kind: 'expiry', day, amount: carried - left, lastDay },
    { kind: 'carry', day, amount: -carried, lastDay },
    { kind: 'carry', day, amount: carried, lastDay: carry?.until ?? null },
  ];
  return ends.filter(({ amount }) => amount !== 0);
}

/**
 * Goes through the entries of one type of leave by their days, up to one of them, whatever order they were written in: on each day first
 * ends what ended the day before, then comes what is given, then goes what is taken, of what ends first. What the ledger says of ends
 * is passed over: they are found anew.
 */
export function replay(entries: readonly Entry[], carryOn: CarryOn, until: CalendarDate): Replayed {
  const account = new Account();
  const ends: Entry[] = [];
  const balances = new Map<CalendarDate, number>();
  const endBefore = (day: CalendarDate) => {
    for (;;) {
      const lastDay = account.credits[0]?.lastDay ?? null;
      if (lastDay === null || lastDay >= day) return;
      const found = endsOf(lastDay, account.end(lastDay), carryOn);
      ends.push(...found);
      found.filter(isCredit).forEach((entry) => account.give(entry));
      balances.set(daysAfter(lastDay, 1), account.balance);
    }
  };
  const counted = netCorrections(entries.filter((entry) => entry.day <= until && !followsFromEntries(entry)));
  for (const day of [...new Set(counted.map((entry) => entry.day))].sort()) {
    const onDay = counted.filter((entry) => entry.day === day);
    endBefore(day);
    joinCredits(onDay.filter(isCredit)).forEach((entry) => account.give(entry));
    account.take(onDay.filter((entry) => !isCredit(entry)).reduce((sum, { amount }) => sum - amount, 0));
    balances.set(day, account.balance);
  }
  endBefore(until);
  return {
    ends,
    credits: account.credits.filter(({ left }) => left > 0),
    balance: account.balance,
    lowestFrom: (from) => {
      const found = [...balances].filter(([day]) => day >= from).map(([, balance]) => balance);
      return found.length > 0 ? Math.min(...found) : null;
    },
  };
}

/** What has to be written so that the ledger says what it should: the difference for each day, kind and end. */
export function differencesOf(expected: readonly Entry[], written: readonly Entry[]): Entry[] {
  const sums = new Map<string, Entry>();
  const add = (entry: Entry, sign: number) => {
    const key = `${entry.day} ${entry.kind} ${entry.lastDay ?? ''}`;
    sums.set(key, { ...entry, amount: (sums.get(key)?.amount ?? 0) + sign * entry.amount });
  };
  expected.forEach((entry) => add(entry, 1));
  written.forEach((entry) => add(entry, -1));
  return [...sums.values()].filter(({ amount }) => amount !== 0);
}
