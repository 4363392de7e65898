import { randomUUID } from 'node:crypto';
import type { CalendarDate } from '../../../platform/dates';
import { endOf, holdsOn, type DatedValue } from './unit-write';

/**
 * The rows after something else holds from a day on. It holds until the next row begins: what is planned already for a later day stays.
 * `undefined` ends what holds.
 */
export function setFrom<Value>(
  rows: readonly DatedValue<Value>[],
  from: CalendarDate,
  value: Value | undefined,
): DatedValue<Value>[] {
  const current = rows.find((row) => holdsOn(row, from));
  const later = rows.map((row) => row.from).filter((day) => day > from);
  const to = current ? current.to : (later.sort()[0] ?? null);
  const others = rows.filter((row) => row !== current);
  const kept = current && current.from < from ? [{ ...current, to: from }] : [];
  if (value === undefined) return [...others, ...kept];
  return [...others, ...kept, { id: current?.from === from ? current.id : randomUUID(), from, to, value }];
}

/** The rows after each that has a value from a day on has another instead. */
export function replaceFrom<Value>(
  rows: readonly DatedValue<Value>[],
  from: CalendarDate,
  { old, value }: { readonly old: Value; readonly value: Value },
): DatedValue<Value>[] {
  return rows.flatMap((row) => {
    if (row.value !== old || endOf(row.to) <= from) return [row];
    if (row.from >= from) return [{ ...row, value }];
    return [
      { ...row, to: from },
      { id: randomUUID(), from, to: row.to, value },
    ];
  });
}
