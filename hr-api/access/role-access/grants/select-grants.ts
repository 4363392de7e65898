import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { accounts, roleGrants } from '../../../people/accounts/tables';
import { hasPhoto } from '../../../people/photo';
import { persons } from '../../../people/tables';
import { grantDetails, roleUses } from '../tables';

const { givenBy, givenAt, reason, confirmedBy, confirmedOn } = grantDetails;

/** Grants with whose they are, who gave and looked at them, and when they were last used; to be narrowed. */
export const selectGrants = (db: Database) =>
  db
    .select({
      grant: getTableColumns(roleGrants),
      person: { id: persons.id, name: persons.name, empid: persons.empid, hasPhoto },
      ...{ givenBy, givenAt, reason, confirmedBy, confirmedOn },
      lastUsedOn: sql<string | null>`case when ${roleUses.isKnown} then ${roleUses.lastUsedOn}::text end`,
    })
    .from(roleGrants)
    .innerJoin(accounts, eq(accounts.id, roleGrants.accountId))
    .innerJoin(persons, eq(persons.id, accounts.personId))
    .leftJoin(grantDetails, eq(grantDetails.grantId, roleGrants.id))
    .leftJoin(roleUses, and(eq(roleUses.accountId, roleGrants.accountId), eq(roleUses.roleCode, roleGrants.roleCode)))
    .$dynamic();

export type SelectedGrant = Awaited<ReturnType<typeof selectGrants>>[number];
