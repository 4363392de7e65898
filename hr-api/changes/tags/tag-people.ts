import { and, asc, eq, gt, or, sql } from 'drizzle-orm';
import { amongIds } from '../../platform/db/among-ids';
import type { CallContext } from '../../platform/calls/call';
import { ApiError } from '../../platform/errors';
import type { CalendarDate } from '../../platform/dates';
import type { ChangedEmployment } from '../../people/changes/make/change-request';
import { fromJson, type DatedRow, type JsonRow } from '../../people/changes/rows/dated-row';
import { changes } from '../../people/changes/tables';
import { covers } from '../../people/effective-dates';
import { employments, persons } from '../../people/tables';
import { tagMembers } from '../../people/tags/tables';
import { seesEveryone, visibleTo } from '../../people/visibility';
import { refuseTags } from './refuse-tags';

interface Question {
  readonly empids: readonly string[];
  readonly on: CalendarDate;
  readonly today: CalendarDate;
}

/** The employments on a day of the people with some numbers. One whom the caller does not see is unknown. */
export async function employmentsOf(
  { actor, db }: Pick<CallContext, 'actor' | 'db'>,
  { empids, on, today }: Question,
): Promise<ChangedEmployment[]> {
  const { id, personId, validFrom, validTo } = employments;
  const rows = await db
    .select({ id, personId, validFrom, validTo })
    .from(employments)
    .innerJoin(persons, eq(persons.id, personId))
    .where(
      and(
        sql`lower(${persons.empid}) in (select lower(value) from json_array_elements_text(${JSON.stringify(empids)}::json))`,
        (await seesEveryone(db, actor, today)) ? undefined : visibleTo(actor, today),
      ),
    );
  if (new Set(rows.map((row) => row.personId)).size < empids.length) throw new ApiError('not_found');
  const employed = rows.filter((row) => covers(row, on));
  if (employed.length < empids.length) throw refuseTags({ path: 'EffectiveFrom', message: 'not_employed' });
  return employed;
}

/** The rows of one tag of some employments, by employment. */
export async function rowsOfTag(
  db: CallContext['db'],
  tagCode: number,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly DatedRow[]>> {
  const found = await db
    .select({ of: tagMembers.employmentId, row: sql<JsonRow>`to_jsonb(${tagMembers})` })
    .from(tagMembers)
    .where(and(eq(tagMembers.tagCode, tagCode), amongIds(tagMembers.employmentId, ids)))
    .orderBy(asc(tagMembers.validFrom));
  const byEmployment = new Map<string, DatedRow[]>(ids.map((id) => [id, []]));
  for (const { of, row } of found) byEmployment.get(of)?.push(fromJson(row));
  return byEmployment;
}

/** Refuses where somebody has moved one of them since a list was read. */
export async function refuseStale(
  db: CallContext['db'],
  { tagCode, ids, version }: { readonly tagCode: number; readonly ids: readonly string[]; readonly version: string },
): Promise<void> {
  const readAt = new Date(version);
  if (!version || Number.isNaN(readAt.getTime())) return;
  const [later] = await db
    .select({ id: changes.id })
    .from(changes)
    .where(
      and(
        eq(changes.kind, 'tag'),
        sql`(${changes.after} ->> 'tag_code')::int = ${tagCode}`,
        amongIds(changes.employmentId, ids),
        or(gt(changes.madeAt, readAt), gt(changes.undoneAt, readAt)),
      ),
    )
    .limit(1);
  if (later) throw new ApiError('conflict');
}
