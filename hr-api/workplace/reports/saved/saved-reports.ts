import { and, asc, eq, exists, or, sql, type SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { persons } from '../../../people/tables';
import { accounts } from '../../../people/accounts/tables';
import type { Actor, CallContext } from '../../../platform/calls/call';
import { ApiError } from '../../../platform/errors';
import { savedReportFields, savedReportRoles, savedReports } from '../tables';

/** The layouts that somebody finds, as a condition on `saved_reports`: their own, and those that are shared with the active role. */
export function visibleSavedReports({ accountId, roleCode }: Pick<Actor, 'accountId' | 'roleCode'>): SQL {
  const isShared = exists(
    new QueryBuilder()
      .select({ one: sql`1` })
      .from(savedReportRoles)
      .where(and(eq(savedReportRoles.savedReportId, savedReports.id), eq(savedReportRoles.roleCode, roleCode))),
  );
  return or(eq(savedReports.accountId, accountId), isShared) as SQL;
}

/** One's own layout with a code; any other answers as one that there is not. */
export async function ownSavedReport({ actor, db }: Pick<CallContext, 'actor' | 'db'>, code: string) {
  const isIt = and(eq(savedReports.code, code), eq(savedReports.accountId, actor.accountId));
  const [found] = await db.select().from(savedReports).where(isIt).for('update');
  if (!found) throw new ApiError('not_found');
  return found;
}

/** A layout is written in two calls; without columns, the second has not come. */
export const hasColumns = exists(
  new QueryBuilder()
    .select({ one: sql`1` })
    .from(savedReportFields)
    .where(eq(savedReportFields.savedReportId, savedReports.id)),
);

/** The layouts of a report that somebody finds, by name, with the columns that they may read. */
export async function listSavedReports(
  { actor, db }: Pick<CallContext, 'actor' | 'db'>,
  reportCode: string,
  readable: ReadonlySet<string>,
) {
  const found = await db
    .select({
      id: savedReports.id,
      code: savedReports.code,
      name: savedReports.name,
      filter: savedReports.filter,
      accountId: savedReports.accountId,
      ownerName: persons.name,
      roleCodes: sql<number[]>`array(select ${savedReportRoles.roleCode} from ${savedReportRoles}
        where ${savedReportRoles.savedReportId} = ${savedReports.id} order by 1)`,
    })
    .from(savedReports)
    .innerJoin(accounts, eq(accounts.id, savedReports.accountId))
    .leftJoin(persons, eq(persons.id, accounts.personId))
    .where(and(eq(savedReports.reportCode, reportCode), visibleSavedReports(actor), hasColumns))
    .orderBy(sql`searchable(${savedReports.name})`, asc(savedReports.code));
  const fields = await db
    .select()
    .from(savedReportFields)
    .innerJoin(savedReports, eq(savedReports.id, savedReportFields.savedReportId))
    .where(and(eq(savedReports.reportCode, reportCode), visibleSavedReports(actor)))
    .orderBy(asc(savedReportFields.position));
  return found.map(({ id, code, name, filter, accountId, ownerName, roleCodes }) => {
    const isOwn = accountId === actor.accountId;
    return {
      SaveReportCode: code,
      SaveReportName: name,
      ReportCode: reportCode,
      Filter: filter,
      IsOwn: isOwn,
      OwnerName: isOwn ? '' : (ownerName ?? ''),
      RoleCodes: isOwn ? roleCodes : [],
      Fields: fields
        .filter(({ saved_report_fields: field }) => field.savedReportId === id && readable.has(field.fieldName))
        .map(({ saved_report_fields: { fieldName, position, isShown, label } }) => ({
          FieldName: fieldName,
          DisplayOrder: position,
          Display: isShown,
          Label: label,
        })),
    };
  });
}
