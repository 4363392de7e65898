import { and, inArray } from 'drizzle-orm';
import type { OrgField } from '../../lib/contract/changes/change-rules';
import type { CalendarDate } from '../platform/dates';
import { asOn } from '../people/effective-dates';
import { orgNamesOf } from '../people/organisation/org-names';
import { assignments } from '../people/tables';
import type { ChangeReader } from './open-person';

/** Where some people work on a day, named. */
export async function placesOf(
  { db, language }: ChangeReader,
  { ids, on }: { readonly ids: readonly string[]; readonly on: CalendarDate },
): Promise<(employmentId: string) => Record<OrgField, string>> {
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({
            id: assignments.employmentId,
            business: assignments.businessCode,
            company: assignments.companyCode,
            unit: assignments.unitCode,
            location: assignments.locationCode,
            level: assignments.levelCode,
          })
          .from(assignments)
          .where(and(inArray(assignments.employmentId, [...ids]), asOn(assignments, on)));
  const nameOf = await orgNamesOf(db, rows, language);
  const places = new Map(rows.map((row) => [row.id, row]));
  return (id) => nameOf(places.get(id) ?? null);
}
