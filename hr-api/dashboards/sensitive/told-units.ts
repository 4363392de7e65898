import { coveredCodes } from '../../people/changes/checks/scope';
import { unitParents } from '../../people/organisation/tables';
import { unitsOfPeriod } from '../../people/organisation/units-of-period';
import type { CallContext } from '../../platform/calls/call';
import { dayOf, type CalendarDate } from '../../platform/dates';

/**
 * Of which units directly below the top a reader may be told, as they were on a day: those that the active role covers whole, with every
 * unit that was below them then. Null for whoever is over everybody.
 */
export async function toldUnits({
  db,
  actor,
  now,
}: Pick<CallContext, 'db' | 'actor' | 'now'>): Promise<((on: CalendarDate) => ReadonlySet<string>) | null> {
  const covered = await coveredCodes(db, actor, dayOf(now));
  if (!covered) return null;
  const parents = covered.size === 0 ? [] : await db.select().from(unitParents);
  return (on) => {
    const units = unitsOfPeriod(parents, { from: on, to: on, roots: null, isByUnit: true });
    const told = new Set(units.map(({ group }) => group));
    for (const { unitCode, group } of units) if (!covered.has(unitCode)) told.delete(group);
    return told;
  };
}
