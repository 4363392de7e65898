import fc from 'fast-check';
import { planChange, planEdit, planEnd, type PlannedChange } from '@/hr-api/people/changes/rows/plan-rows';
import { endOf, writesBetween, type DatedRow } from '@/hr-api/people/changes/rows/dated-row';
import { withoutWrites } from '@/hr-api/people/changes/rows/rows-as-known';
import { daysAfter, type CalendarDate } from '@/hr-api/platform/dates';
import { CHANGE_MODES, type ChangeMode } from '@/lib/contract/changes/change-rules';

const FIRST = '2024-01-01';
const DAYS = 40;
const day = (index: number) => daysAfter(FIRST, index);
const every = Array.from({ length: DAYS }, (_, index) => day(index));
const COLUMNS = ['unit', 'level'] as const;

/** Rows without gaps from the first day on, as they are in a history; some of them say what the one before says. */
const rowsArbitrary = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 1, max: DAYS - 1 }), { maxLength: 5 }),
    fc.array(fc.tuple(fc.constantFrom('a', 'b'), fc.constantFrom('x', 'y')), { minLength: 6, maxLength: 6 }),
    fc.boolean(),
  )
  .map(([starts, values, isOpen]): DatedRow[] => {
    const beginnings = [0, ...starts.sort((one, other) => one - other)];
    return beginnings.map((begin, index) => {
      const next = beginnings[index + 1];
      const [unit = '', level = ''] = values[index] ?? [];
      const end = next === undefined ? (isOpen ? null : day(DAYS)) : day(next);
      return { id: `row ${index}`, validFrom: day(begin), validTo: end, values: { unit, level, justification: '' } };
    });
  });

const modeArbitrary = fc.constantFrom(...CHANGE_MODES);
const changeArbitrary = fc.record({
  at: fc.integer({ min: 0, max: DAYS - 1 }),
  unit: fc.option(fc.constantFrom('a', 'b', 'c'), { nil: undefined }),
  level: fc.option(fc.constantFrom('x', 'y', 'z'), { nil: undefined }),
  unitMode: modeArbitrary,
  levelMode: modeArbitrary,
});
type Wanted = typeof changeArbitrary extends fc.Arbitrary<infer Value> ? Value : never;

function plannedOf({ at, unit, level, unitMode, levelMode }: Wanted, newId = 'new'): PlannedChange {
  const field = (column: string, value: string | undefined, mode: ChangeMode) =>
    value === undefined ? [] : [{ columns: [column], mode }];
  return {
    from: day(at),
    until: null,
    fields: [...field('unit', unit, unitMode), ...field('level', level, levelMode)],
    values: { ...(unit === undefined ? {} : { unit }), ...(level === undefined ? {} : { level }) },
    beside: { justification: 'changed' },
    newId,
  };
}

const valueOn = (rows: readonly DatedRow[], on: CalendarDate, column: string) =>
  rows.find((row) => row.validFrom <= on && endOf(row.validTo) > on)?.values[column];

/** What each day says afterwards, told day by day without a row in sight: the rule as HR would say it. */
function expectedOn(rows: readonly DatedRow[], change: PlannedChange, on: CalendarDate, column: string) {
  const field = change.fields.find(({ columns }) => columns[0] === column);
  const before = valueOn(rows, on, column);
  if (!field || on < change.from) return before;
  const begins = rows
    .map(({ validFrom }) => validFrom)
    .filter((start) => start > change.from)
    .sort();
  const old = valueOn(rows, change.from, column);
  const differing = begins.find((start) => valueOn(rows, start, column) !== old);
  const until = { next: begins[0], carry: differing, all: undefined }[field.mode];
  return until === undefined || on < until ? change.values[column] : before;
}

const overlaps = (rows: readonly DatedRow[]) =>
  rows.some((one, index) =>
    rows.slice(index + 1).some((other) => one.validFrom < endOf(other.validTo) && other.validFrom < endOf(one.validTo)),
  );

test('a change reaches each day that its mode says, field by field, and no other', () => {
  fc.assert(
    fc.property(rowsArbitrary, changeArbitrary, (rows, wanted) => {
      const change = plannedOf(wanted);
      const after = planChange(rows, change);
      expect(overlaps(after)).toBe(false);
      const told = (valueOf: (on: CalendarDate, column: string) => unknown) =>
        every.map((on) => COLUMNS.map((column) => valueOf(on, column)).join(' ')).join();
      expect(told((on, column) => valueOn(after, on, column))).toBe(
        told((on, column) => expectedOn(rows, change, on, column)),
      );
    }),
    { numRuns: 400 },
  );
});

test('rows after a change have no gap where there was none, and end when they ended', () => {
  fc.assert(
    fc.property(rowsArbitrary, changeArbitrary, (rows, wanted) => {
      const after = [...planChange(rows, plannedOf(wanted))].sort((one, other) =>
        one.validFrom.localeCompare(other.validFrom),
      );
      expect(after.at(-1)?.validTo).toBe(rows.at(-1)?.validTo);
      for (const [index, row] of after.entries()) {
        const next = after[index + 1];
        if (next) expect(row.validTo).toBe(next.validFrom);
      }
    }),
  );
});

test('taking the writes of changes off again, the latest first, brings back every row as it was', () => {
  fc.assert(
    fc.property(rowsArbitrary, fc.array(changeArbitrary, { maxLength: 6 }), (rows, several) => {
      let current = rows;
      const writes = several.flatMap((wanted, index) => {
        const after = planChange(current, plannedOf(wanted, `new ${index}`));
        const own = writesBetween(current, after);
        current = after;
        return own;
      });
      const back = withoutWrites(current, [...writes].reverse());
      expect(back).toEqual([...rows].sort((one, other) => one.validFrom.localeCompare(other.validFrom)));
    }),
  );
});

test('a revised row begins on its new day, and the one before it ends there', () => {
  const rows: DatedRow[] = [
    { id: 'first', validFrom: day(0), validTo: day(10), values: { unit: 'a' } },
    { id: 'second', validFrom: day(10), validTo: null, values: { unit: 'b' } },
  ];
  const edited = (to: number) => planEdit(rows, { rowId: 'second', from: day(to), values: { unit: 'c' } });
  for (const to of [4, 10, 20]) {
    expect(edited(to)).toEqual([
      { ...rows[0], validTo: day(to) },
      { id: 'second', validFrom: day(to), validTo: null, values: { unit: 'c' } },
    ]);
  }
});

test('nothing holds from the day of an end on, and everything before it', () => {
  fc.assert(
    fc.property(rowsArbitrary, fc.integer({ min: 1, max: DAYS - 1 }), (rows, at) => {
      const after = planEnd(rows, day(at));
      const expected = every.map((on) => (on < day(at) ? valueOn(rows, on, 'unit') : undefined));
      expect(every.map((on) => valueOn(after, on, 'unit'))).toEqual(expected);
    }),
  );
});
