import { eq, inArray, sql } from 'drizzle-orm';
import type { ApprovalPerson } from '../../../../lib/contract/workplace/approvals/shapes';
import { distanceFrom } from '../../../people/effective-dates';
import { hasPhoto } from '../../../people/photo';
import { employments, persons } from '../../../people/tables';
import { listNameable } from '../../../people/visible-employment';
import type { CallContext } from '../../../platform/calls/call';
import { dayOf } from '../../../platform/dates';

const NOBODY: ApprovalPerson = { Name: '', Empid: '', HasPhoto: false, ChillCode: '' };

/**
 * Names persons to a reader: whoever takes part in an approval is named to the others who do; a card opens, and a photo is there, as
 * elsewhere.
 */
export async function namePersons(
  { actor, db, now }: Pick<CallContext, 'actor' | 'db' | 'now'>,
  ids: readonly (string | null)[],
): Promise<(id: string | null) => ApprovalPerson> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return () => NOBODY;
  const today = dayOf(now);
  const rows = await db
    .selectDistinctOn([persons.id], {
      id: persons.id,
      name: persons.name,
      empid: persons.empid,
      hasPhoto,
      code: employments.code,
    })
    .from(persons)
    .leftJoin(employments, eq(employments.personId, persons.id))
    .where(inArray(persons.id, wanted))
    .orderBy(persons.id, sql`${distanceFrom(employments, today)} asc nulls last`);
  const codes = rows.flatMap(({ code }) => code ?? []);
  const nameable = await listNameable(db, actor, { codes, today });
  const byId = new Map(
    rows.map((row): [string, ApprovalPerson] => {
      const code = row.code && nameable.has(row.code) ? row.code : '';
      return [
        row.id,
        { Name: row.name, Empid: row.empid ?? '', HasPhoto: row.hasPhoto && code !== '', ChillCode: code },
      ];
    }),
  );
  return (id) => (id && byId.get(id)) || NOBODY;
}
