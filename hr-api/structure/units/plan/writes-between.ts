import type { DatedValue, Facet, UnitWrite } from './unit-write';

const isSame = (one: unknown, other: unknown) => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

/** With its keys in order, since the database orders them its own way. */
function sorted(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  return Object.entries(value)
    .map(([key, inner]): [string, unknown] => [key, sorted(inner)])
    .sort(([one], [other]) => one.localeCompare(other));
}

export const isSameRow = (one: DatedValue<unknown> | null, other: DatedValue<unknown> | null) => isSame(one, other);

/** What has to be written to make of some rows of a unit some others, by their ids. */
export function writesBetween(
  { facet, unitCode }: { readonly facet: Facet; readonly unitCode: string },
  before: readonly DatedValue<unknown>[],
  after: readonly DatedValue<unknown>[],
): UnitWrite[] {
  const old = new Map(before.map((row) => [row.id, row]));
  const kept = new Set(after.map(({ id }) => id));
  const write = { facet, unitCode };
  return [
    ...before.filter(({ id }) => !kept.has(id)).map((row) => ({ ...write, rowId: row.id, before: row, after: null })),
    ...after.flatMap((row) => {
      const was = old.get(row.id) ?? null;
      return isSameRow(was, row) ? [] : [{ ...write, rowId: row.id, before: was, after: row }];
    }),
  ];
}
