import { responsibilitiesIn } from '../../../people/changes/leaving/responsibility';
import { daysAfter } from '../../../platform/dates';
import { said, type GivenRow, type ImportContext } from '../../../workplace/imports/import-kind';
import type { Subject } from '../../../workplace/imports/rows/find-subjects';

/** Why somebody whom a row lets leave cannot leave by a file, by employment. */
export async function findHeld(
  context: ImportContext,
  rows: readonly GivenRow[],
  subjectsOf: (row: GivenRow) => readonly Subject[],
): Promise<ReadonlyMap<string, string>> {
  const { db, now, services } = context;
  const held = new Map<string, string>();
  for (const row of rows) {
    const last = said(row, 'LastDay');
    if (last === '') continue;
    for (const { personId, employments } of subjectsOf(row))
      for (const { id, validTo } of employments) {
        const day = daysAfter(last, 1);
        if (validTo !== null) continue;
        const leaver = { employmentId: id, personId, day };
        for (const { isIndispensable } of services.capabilities)
          if (await isIndispensable?.(db, personId, now)) held.set(id, 'last_administrator');
        for (const { find } of responsibilitiesIn(services.capabilities))
          if (!held.has(id) && (await find(context, leaver))) held.set(id, 'hands_over');
      }
  }
  return held;
}
