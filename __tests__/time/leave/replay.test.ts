import fc from 'fast-check';
import { balanceOn } from '@/hr-api/time/leave/rules/foresee';
import { differencesOf, replay, type CarryOn, type Entry } from '@/hr-api/time/leave/rules/replay';
import { daysAfter } from '@/hr-api/platform/dates';

const FIRST = '2023-12-01';
const DAYS = 900;
const LAST = daysAfter(FIRST, DAYS - 1);
const day = (at: number) => daysAfter(FIRST, at);

const credit: fc.Arbitrary<Entry> = fc
  .record({
    kind: fc.constantFrom('grant' as const, 'earned' as const, 'correction' as const),
    day: fc.nat(DAYS - 1).map(day),
    amount: fc.integer({ min: 1, max: 6 }),
    length: fc.option(fc.nat(400), { nil: null }),
    isYear: fc.boolean(),
  })
  .map(({ length, isYear, ...entry }) => ({
    ...entry,
    lastDay: isYear ? `${entry.day.slice(0, 4)}-12-31` : length === null ? null : daysAfter(entry.day, length),
  }));
const debit: fc.Arbitrary<Entry> = fc.record({
  kind: fc.constantFrom('taken' as const, 'encashed' as const),
  day: fc.nat(DAYS - 1).map(day),
  amount: fc.integer({ min: -4, max: -1 }),
  lastDay: fc.constant(null),
});
const ledger = fc.array(fc.oneof(credit, debit), { maxLength: 25 });
const carry = fc.record({
  cap: fc.option(fc.nat(5), { nil: null }),
  months: fc.option(fc.integer({ min: 1, max: 14 }), { nil: null }),
});
const carryRule =
  (rule: { cap: number | null; months: number | null } | null): CarryOn =>
  () => ({
    carry: rule,
    yearBegins: 1,
  });

/** The first day that many months after the first of a year, counted by hand. */
function afterMonths(year: number, months: number): string {
  let [at, month] = [year, 1];
  for (let count = 0; count < months; count++) [at, month] = month === 12 ? [at + 1, 1] : [at, month + 1];
  return `${at}-${String(month).padStart(2, '0')}-01`;
}

/** The oracle goes through every day and keeps each part as a coin with an end. */
function drawDays(entries: readonly Entry[], rule: { cap: number | null; months: number | null } | null) {
  let coins: { end: string; since: string; isCarried: boolean }[] = [];
  let owed = 0;
  const balances = new Map<string, number>();
  const give = (count: number, end: string, since: string, isCarried = false) => {
    for (let left = count; left > 0; left--)
      if (owed > 0) owed--;
      else coins.push({ end, since, isCarried });
    const keyOf = (coin: (typeof coins)[number]) => `${coin.end} ${coin.isCarried ? 0 : 1} ${coin.since}`;
    coins.sort((a, b) => keyOf(a).localeCompare(keyOf(b)));
  };
  for (let at = 0; at < DAYS; at++) {
    const today = day(at);
    const gone = coins.filter(({ end, isCarried }) => end < today && !(isCarried && rule?.months)).length;
    coins = coins.filter(({ end }) => end >= today);
    if (today.endsWith('-01-01') && rule) {
      const year = Number(today.slice(0, 4));
      const end = rule.months === null ? `${year}-12-31` : daysAfter(afterMonths(year, rule.months), -1);
      give(Math.min(gone, rule.cap ?? gone), end, today, true);
    }
    const onDay = entries.filter((entry) => entry.day === today);
    const given = onDay.filter(({ amount }) => amount > 0).map((one) => ({ ...one, end: one.lastDay ?? '9999-12-31' }));
    for (const { amount, end } of given.sort((a, b) => (a.end < b.end ? -1 : 1))) give(amount, end, today);
    for (const { amount } of onDay.filter((one) => one.amount < 0))
      for (let left = -amount; left > 0; left--)
        if (coins.length > 0) coins.shift();
        else owed++;
    balances.set(today, coins.length - owed);
  }
  return balances;
}

test('a balance is what is left day by day of what was given, ended, carried and taken', () => {
  fc.assert(
    fc.property(ledger, fc.option(carry, { nil: null }), (entries, rule) => {
      const drawn = drawDays(entries, rule);
      const { ends } = replay(entries, carryRule(rule), LAST);
      const whole = [...entries, ...ends];
      for (let at = 0; at < DAYS; at++)
        if (balanceOn(whole, day(at)) !== drawn.get(day(at)))
          throw new Error(`${day(at)}: ${balanceOn(whole, day(at))}, drawn ${drawn.get(day(at))}`);
    }),
    { numRuns: 150 },
  );
});

test('what is left of the credits, less what is owed, is the balance; up to any day', () => {
  fc.assert(
    fc.property(ledger, fc.nat(DAYS - 1), (entries, at) => {
      const drawn = drawDays(entries, null);
      const { balance, credits } = replay(entries, carryRule(null), day(at));
      expect(balance).toBe(drawn.get(day(at)));
      const left = credits.reduce((sum, one) => sum + one.left, 0);
      expect(left).toBe(Math.max(0, balance));
    }),
  );
});

test('the order in which entries were written does not matter, nor what was settled before', () => {
  const shuffled = ledger.chain((entries) =>
    fc.tuple(fc.constant(entries), fc.shuffledSubarray(entries, { minLength: entries.length }), fc.nat(entries.length)),
  );
  fc.assert(
    fc.property(shuffled, carry, ([entries, others, known], rule) => {
      const carryOn = carryRule(rule);
      const { ends } = replay(entries, carryOn, LAST);
      const early = replay(others.slice(0, known), carryOn, LAST).ends;
      const late = replay([...others, ...early], carryOn, LAST).ends;
      const written = [...early, ...differencesOf(late, early)];
      expect(differencesOf(ends, written)).toEqual([]);
    }),
  );
});

test('what was earned and is taken back leaves each day as if it had never been', () => {
  const earned = credit.map((entry): Entry => ({ ...entry, kind: 'earned' }));
  fc.assert(
    fc.property(ledger, earned, carry, (entries, gone, rule) => {
      const carryOn = carryRule(rule);
      const without = replay(entries, carryOn, LAST);
      const { ends, credits, balance } = replay([...entries, gone, { ...gone, amount: -gone.amount }], carryOn, LAST);
      expect(differencesOf(ends, without.ends)).toEqual([]);
      expect([balance, credits]).toEqual([without.balance, without.credits]);
    }),
  );
});

const correction = fc.record({
  kind: fc.constant('correction' as const),
  day: fc.nat(DAYS - 1).map(day),
  amount: fc.integer({ min: -6, max: 6 }),
  lastDay: fc.option(fc.nat(DAYS + 300).map(day), { nil: null }),
});

test('a correction and what takes it back leave nothing to take and nothing to end', () => {
  fc.assert(
    fc.property(ledger, correction, carry, (entries, made, rule) => {
      const back = { ...made, amount: -made.amount };
      const [without, both] = [entries, [...entries, made, back]].map((all) => replay(all, carryRule(rule), LAST));
      expect(both).toMatchObject({ ends: without!.ends, balance: without!.balance, credits: without!.credits });
    }),
  );
});

test('of what is given on one day, what ends first pays what was owed, in whatever order', () => {
  const taken: Entry = { kind: 'taken', day: '2024-01-01', amount: -1, lastDay: null };
  const ending: Entry = { kind: 'grant', day: '2024-02-01', amount: 1, lastDay: '2024-02-10' };
  const lasting: Entry = { ...ending, lastDay: null };
  for (const entries of [
    [taken, ending, lasting],
    [taken, lasting, ending],
  ])
    expect(replay(entries, carryRule(null), '2024-03-01')).toMatchObject({ ends: [], balance: 1 });
});

test('the lowest balance counts the end of a day, not what goes before something comes', () => {
  const entries: Entry[] = [
    { kind: 'taken', day: '2024-01-01', amount: -3, lastDay: null },
    { kind: 'grant', day: '2024-01-01', amount: 5, lastDay: '2024-12-31' },
    { kind: 'taken', day: '2024-05-02', amount: -1, lastDay: null },
  ];
  const { lowestFrom } = replay(entries, carryRule(null), '2024-12-31');
  expect(lowestFrom('2024-01-01')).toBe(1);
  expect(lowestFrom('2024-06-01')).toBeNull();
});

test('what is carried without an end is weighed again each year, and what has one lapses with it', () => {
  const grants = [2024, 2025, 2026].map((year): Entry => ({
    ...{ kind: 'grant', day: `${year}-01-01`, amount: 18, lastDay: `${year}-12-31` },
  }));
  const on = (rule: Parameters<typeof carryRule>[0], until: string) => replay(grants, carryRule(rule), until).balance;
  expect([2025, 2026, 2027].map((year) => on({ cap: 30, months: null }, `${year}-01-01`))).toEqual([36, 48, 30]);
  // What of 2024 was carried to 2025 for twelve months is not carried to 2026.
  expect([2025, 2026, 2027].map((year) => on({ cap: 10, months: 12 }, `${year}-01-01`))).toEqual([28, 28, 10]);
});

test('a leave that is cancelled late lets what it had taken end, on its day', () => {
  const rule = carryRule({ cap: null, months: 3 });
  const before: Entry[] = [
    { kind: 'grant', day: '2024-01-01', amount: 2, lastDay: '2024-12-31' },
    { kind: 'grant', day: '2025-01-01', amount: 5, lastDay: '2025-12-31' },
    { kind: 'taken', day: '2025-02-03', amount: -2, lastDay: null },
  ];
  const { ends } = replay(before, rule, '2025-04-30');
  expect(ends.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['carry', -2],
    ['carry', 2],
  ]);
  const back: Entry = { kind: 'cancelled', day: '2025-02-03', amount: 2, lastDay: null };
  expect(differencesOf(replay([...before, back], rule, '2025-04-30').ends, ends)).toEqual([
    { kind: 'expiry', day: '2025-04-01', amount: -2, lastDay: '2025-03-31' },
  ]);
});
