import type { PreviewRow } from '../../../lib/contract/changes/previews';
import { wireDate } from '../../platform/dates';
import type { ChangePlan } from '../../people/changes/make/change-request';
import { sameValues, type DatedRow } from '../../people/changes/rows/dated-row';
import { covers } from '../../people/effective-dates';
import { lastDayIn } from '../row-state';
import type { factTexts } from '../record/fact-texts';

type Facts = ReturnType<Awaited<ReturnType<typeof factTexts>>>;

const sorted = (rows: readonly DatedRow[]) =>
  [...rows].sort((one, other) => one.validFrom.localeCompare(other.validFrom));

/** The justification is not compared: a preview is asked for before one is typed. */
const isAlike = (one: DatedRow, other: DatedRow) =>
  one.validFrom === other.validFrom &&
  one.validTo === other.validTo &&
  sameValues(
    one.values,
    other.values,
    Object.keys(one.values).filter((column) => column !== 'justification'),
  );

/** A line of time before and after a change, row by row, with what becomes of each. */
export function previewRows(
  { before, after }: ChangePlan,
  facts: Facts,
): { Before: PreviewRow[]; After: PreviewRow[] } {
  const told = facts.filter(({ field }) => field !== 'EffectiveFrom');
  const was = new Map(before.map((row) => [row.id, row]));
  const becomes = new Map(after.map((row) => [row.id, row]));
  const rowOf = (row: DatedRow, old: DatedRow | undefined, change: PreviewRow['Change']): PreviewRow => ({
    From: wireDate(row.validFrom),
    To: lastDayIn(row),
    Facts: told.map(({ field, label, columns, textOf }) => ({
      Field: field,
      Label: label,
      Text: textOf(row.values),
      IsChanged: columns.some((column) => (row.values[column] ?? null) !== (old?.values[column] ?? null)),
    })),
    Change: change,
  });
  return {
    Before: sorted(before).map((row) => {
      const next = becomes.get(row.id);
      return rowOf(row, row, next ? (isAlike(row, next) ? 'same' : 'changed') : 'gone');
    }),
    After: sorted(after).map((row) => {
      const old = was.get(row.id);
      const change = old ? (isAlike(old, row) ? 'same' : 'changed') : 'new';
      return rowOf(row, old ?? before.find((one) => covers(one, row.validFrom)), change);
    }),
  };
}
