import { touchedDays } from '../../people/changes/checks/check-writes';
import type { ChangePlan } from '../../people/changes/make/change-request';
import { KINDS } from '../../people/changes/kinds';
import { endOf, writesBetween, type DatedRow } from '../../people/changes/rows/dated-row';

/** Whether whoever imports keeps the person on all days that the change touches, before it and after. */
export function isWithin(
  covered: ReadonlySet<string> | null,
  { plan, places }: { readonly plan: ChangePlan; readonly places: readonly DatedRow[] },
): boolean {
  if (!covered) return true;
  const writes = writesBetween(plan.before, plan.after).map((write) => ({
    ...{ ...write, tableName: KINDS[plan.request.kind].tableName, employmentId: plan.request.employmentId },
    changeId: null,
  }));
  const all = plan.request.kind === 'assignment' ? [...places, ...plan.after] : places;
  return touchedDays(writes).every(({ from, to }) =>
    all.every(
      ({ values, validFrom, validTo }) =>
        covered.has(String(values['unit_code'])) || validFrom >= to || endOf(validTo) <= from,
    ),
  );
}
