import { and, eq, isNull, notExists, sql } from 'drizzle-orm';
import { QueryBuilder, alias } from 'drizzle-orm/pg-core';
import { accounts, roleGrants } from '../../../people/accounts/tables';
import { asOn } from '../../../people/effective-dates';
import type { Database } from '../../../platform/db/database';
import type { CalendarDate } from '../../../platform/dates';
import { belowOn, type Structure } from '../plan/structure';

interface Change {
  readonly before: Structure;
  readonly after: Structure;
  readonly on: CalendarDate;
  /** How many are in each unit on that day, before the change. */
  readonly counts: ReadonlyMap<string, number>;
  /** Whose people come to be in another unit. */
  readonly moved: { readonly from: string; readonly to: string | null };
}

export interface SightChange {
  readonly accountId: string;
  /** How many they see whom they did not see, and no longer see. */
  readonly gains: number;
  readonly loses: number;
}

/** Whose sight by a role over units a change gives or takes. Those who see everyone lose and gain nothing. */
export async function sightChanges(db: Database, change: Change): Promise<SightChange[]> {
  const roots = await grantedUnits(db, change.on);
  const found: SightChange[] = [];
  for (const [accountId, codes] of roots) {
    const [saw, sees] = [belowOn(change.before, codes, change.on), belowOn(change.after, codes, change.on)];
    let [gains, loses] = [0, 0];
    for (const [code, people] of change.counts) {
      const isSeen = sees.has(code === change.moved.from ? (change.moved.to ?? code) : code);
      if (isSeen && !saw.has(code)) gains += people;
      if (!isSeen && saw.has(code)) loses += people;
    }
    if (gains > 0 || loses > 0) found.push({ accountId, gains, loses });
  }
  return found.sort((one, other) => other.gains + other.loses - one.gains - one.loses);
}

/** The units over which each account holds any role on a day, but for those that hold one over everyone. */
async function grantedUnits(db: Database, on: CalendarDate): Promise<ReadonlyMap<string, string[]>> {
  const everyone = alias(roleGrants, 'everyone');
  const overAll = new QueryBuilder()
    .select({ one: sql`1` })
    .from(everyone)
    .where(and(eq(everyone.accountId, roleGrants.accountId), eq(everyone.scope, 'all'), asOn(everyone, on)));
  const rows = await db
    .select({ accountId: roleGrants.accountId, unitCode: roleGrants.unitCode })
    .from(roleGrants)
    .innerJoin(accounts, eq(accounts.id, roleGrants.accountId))
    .where(and(eq(roleGrants.scope, 'unit'), asOn(roleGrants, on), isNull(accounts.disabledAt), notExists(overAll)));
  const byAccount = new Map<string, string[]>();
  for (const { accountId, unitCode } of rows)
    if (unitCode !== null) byAccount.set(accountId, [...(byAccount.get(accountId) ?? []), unitCode]);
  return byAccount;
}
