import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Actor } from '../../platform/calls/call';
import type { Database } from '../../platform/db/database';
import { namedTo } from '../../people/colleagues';
import type { CalendarDate } from '../../platform/dates';
import { distanceFrom } from '../../people/effective-dates';
import { hasPhoto } from '../../people/photo';
import { employments, persons } from '../../people/tables';
import { accounts } from '../../people/accounts/tables';

/** Somebody who takes part in a ticket, as the others see them. */
export interface NamedAccount {
  readonly name: string;
  readonly empid: string;
  /** Empty, and no photo, where the reader may not know the person beyond the conversation. */
  readonly chillCode: string;
  readonly hasPhoto: boolean;
  /** Whether it is the account of somebody who works for a client. */
  readonly isClient: boolean;
}

/** Who stands behind some accounts. Whoever takes part in a ticket is named there, for good. */
export async function namedAccounts(
  db: Database,
  actor: Actor,
  ids: readonly (string | null)[],
  today: CalendarDate,
): Promise<ReadonlyMap<string, NamedAccount>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const nearest = db
    .select()
    .from(employments)
    .where(eq(employments.personId, persons.id))
    .orderBy(asc(distanceFrom(employments, today)))
    .limit(1)
    .as('employments');
  const isKnown = sql`(${persons.id} = ${actor.personId} or ${namedTo(actor, today)})`;
  const rows = await db
    .select({
      id: accounts.id,
      name: sql<string>`coalesce(${persons.name}, ${accounts.loginId})`,
      empid: sql<string>`coalesce(${persons.empid}, ${accounts.loginId})`,
      chillCode: sql<string>`case when ${isKnown} then coalesce(${employments.code}, '') else '' end`,
      hasPhoto: sql<boolean>`coalesce(${hasPhoto} and ${isKnown}, false)`,
      isClient: sql<boolean>`${accounts.kind} = 'client'`,
    })
    .from(accounts)
    .leftJoin(persons, eq(persons.id, accounts.personId))
    .leftJoinLateral(nearest, sql`true`)
    .where(inArray(accounts.id, wanted));
  return new Map(rows.map(({ id, ...named }) => [id, named]));
}
