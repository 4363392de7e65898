import type { ChangeMode } from '../../../../lib/contract/changes/change-rules';
import type { CalendarDate } from '../../../platform/dates';
import { covers } from '../../effective-dates';
import { byBeginning, dayOrOpen, endOf, sameValues, type DatedRow, type Values } from './dated-row';

/** Columns that change together; the first says whether a later row differs. */
export interface PlannedField {
  readonly columns: readonly string[];
  readonly mode: ChangeMode;
}

export interface PlannedChange {
  readonly from: CalendarDate;
  /** The first day after the employment. */
  readonly until: CalendarDate | null;
  readonly fields: readonly PlannedField[];
  /** The columns of the fields, as they are to be. */
  readonly values: Values;
  /** What else stands in the row that begins with the change, such as its justification. */
  readonly beside: Values;
  readonly newId: string;
}

const pick = (values: Values, columns: readonly string[]): Values =>
  Object.fromEntries(columns.map((column) => [column, values[column] ?? null]));

/** The row in force on a day, and those that begin after it. */
export function around(rows: readonly DatedRow[], from: CalendarDate) {
  const sorted = [...rows].sort(byBeginning);
  return {
    current: sorted.find((row) => covers(row, from)) ?? null,
    before: sorted.filter(({ validFrom }) => validFrom < from).at(-1) ?? null,
    later: sorted.filter(({ validFrom }) => validFrom > from),
  };
}

/**
 * The rows after a change. It holds up to the next row; through that one and those that follow as far as each field's mode says:
 * `carry` as long as they repeat what the field was, `all` to the end. A row that says no more than the one before it is joined to it.
 */
export function planChange(rows: readonly DatedRow[], change: PlannedChange): DatedRow[] {
  const { from, fields, values, beside, newId } = change;
  const { current, before, later } = around(rows, from);
  const old = current?.values ?? {};
  const end = current ? current.validTo : (later[0]?.validFrom ?? change.until);
  const made: DatedRow = {
    id: current?.validFrom === from ? current.id : newId,
    validFrom: from,
    validTo: end,
    values: { ...(current ?? before)?.values, ...values, ...beside },
  };
  const untouched = rows.filter((row) => row !== current && row.validFrom < from);
  const shortened = current && current.validFrom < from ? [{ ...current, validTo: from }] : [];
  const carried = new Set(fields.filter(({ mode }) => mode === 'carry'));
  const following = later.map((row) => {
    let next = row.values;
    for (const field of fields) {
      const [first = ''] = field.columns;
      if (field.mode === 'carry' && !sameValues(row.values, old, [first])) carried.delete(field);
      if (field.mode === 'all' || carried.has(field)) next = { ...next, ...pick(values, field.columns) };
    }
    return next === row.values ? row : { ...row, values: next };
  });
  const changed = new Set(following.filter((row, index) => row !== later[index]));
  return joinRepeated([...untouched, ...shortened, made, ...following].sort(byBeginning), changed);
}

/** Joins each of some rows to the one before it where it goes on without a gap and says the same; why it was said aside. */
function joinRepeated(rows: readonly DatedRow[], changed: ReadonlySet<DatedRow>): DatedRow[] {
  const joined: DatedRow[] = [];
  for (const row of rows) {
    const last = joined.at(-1);
    const says = Object.keys(row.values).filter((column) => column !== 'justification');
    if (last && changed.has(row) && last.validTo === row.validFrom && sameValues(last.values, row.values, says)) {
      joined[joined.length - 1] = { ...last, validTo: row.validTo };
    } else joined.push(row);
  }
  return joined;
}

/** The rows after one of them was revised: it may begin on another day between its neighbours, which the one before it follows. */
export function planEdit(
  rows: readonly DatedRow[],
  { rowId, from, values }: { readonly rowId: string; readonly from: CalendarDate; readonly values: Values },
): DatedRow[] {
  const edited = rows.find(({ id }) => id === rowId);
  if (!edited) return [...rows];
  return rows.map((row) => {
    if (row === edited) return { ...row, validFrom: from, values: { ...row.values, ...values } };
    const meets = row.validTo === edited.validFrom || (row.validFrom < edited.validFrom && endOf(row.validTo) > from);
    return meets ? { ...row, validTo: from } : row;
  });
}

/** The rows after an end: nothing holds from that day on. */
export function planEnd(rows: readonly DatedRow[], day: CalendarDate): DatedRow[] {
  return rows.flatMap((row) => {
    if (row.validFrom >= day) return [];
    return endOf(row.validTo) > day ? [{ ...row, validTo: dayOrOpen(day) }] : [row];
  });
}
