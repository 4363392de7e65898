import { and, desc, eq, exists, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { findAccountHolders, type AccountHolder } from '../../../../people/accounts/account-holders';
import { accounts, roleGrants } from '../../../../people/accounts/tables';
import { asOn } from '../../../../people/effective-dates';
import { employments } from '../../../../people/tables';
import { dayOf } from '../../../../platform/dates';
import type { Database } from '../../../../platform/db/database';
import { savedReportRoles } from '../../tables';
import { reportRecipients, reportReleases, reportSubscriptions } from '../tables';

/** Whom something goes to, as its owner says it. */
export interface Addressed {
  readonly ownerId: string;
  readonly savedReportId: string | null;
  readonly accountIds: readonly string[];
  readonly roleCodes: readonly number[];
  readonly addresses: readonly string[];
  /** Of the schedule, for those who subscribed to it or do not wish it; null where there is none yet. */
  readonly reportScheduleId: string | null;
}

export type Release = typeof reportReleases.$inferSelect;

/** Somebody whom it goes to. `reader` is missing where the account is gone, `release` where an address is nobody's. */
export interface Recipient {
  /** By which a delivery knows them. */
  readonly key: string;
  readonly accountId: string | null;
  /** Empty for the account's own. */
  readonly address: string;
  readonly reader: AccountHolder | undefined;
  readonly release: Release | undefined;
  /** They are named, and wish it no more. */
  readonly isUnsubscribed: boolean;
}

/** Whom a stored schedule names beside its owner. */
export async function namedRecipients(db: Database, reportScheduleId: string) {
  const rows = await db
    .select()
    .from(reportRecipients)
    .where(eq(reportRecipients.reportScheduleId, reportScheduleId))
    .orderBy(reportRecipients.id);
  return {
    accountIds: rows.flatMap(({ accountId }) => accountId ?? []),
    roleCodes: rows.flatMap(({ roleCode }) => roleCode ?? []),
  };
}

/** Everybody whom it goes to at this moment, the owner first, each account and address once. */
export const findRecipients = async (db: Database, addressed: Addressed, now: Date): Promise<Recipient[]> =>
  (await findNamed(db, addressed, now)).filter(({ isUnsubscribed }) => !isUnsubscribed);

/** The same with those who wish it no more. */
export async function findNamed(db: Database, addressed: Addressed, now: Date): Promise<Recipient[]> {
  const { ownerId, accountIds, roleCodes, addresses } = addressed;
  const wishes = await readWishes(db, addressed, now);
  const owners = await accountsOf(db, addresses, now);
  const unwanted = new Set(wishes.filter(({ isSubscribed }) => !isSubscribed).map(({ accountId }) => accountId));
  const wanted = wishes.filter(({ isSubscribed }) => isSubscribed).map(({ accountId }) => accountId);
  const inRoles = await accountsInRoles(db, roleCodes, now);
  const named = [...accountIds, ...inRoles, ...wanted, ...addresses.flatMap((address) => owners.get(address) ?? [])];
  const others = [...new Set(named)].filter((id) => id !== ownerId);
  const ids = [ownerId, ...others];
  const readers = new Map((await findAccountHolders(db, ids, now)).map((reader) => [reader.accountId, reader]));
  const foreign = addresses.filter((address) => !owners.has(address));
  const releases = await readReleases(db, addressed.savedReportId, foreign);
  return [
    ...ids.map((id) => ({
      key: `account ${id}`,
      accountId: id,
      address: '',
      reader: readers.get(id),
      release: undefined,
      isUnsubscribed: id !== ownerId && unwanted.has(id),
    })),
    ...foreign.map((address) => ({
      key: `address ${address}`,
      accountId: null,
      address,
      reader: undefined,
      release: releases.find((release) => release.address === address && release.untilOn >= dayOf(now)),
      isUnsubscribed: false,
    })),
  ];
}

/** The accounts that some addresses belong to, of those who may sign in; of several with one address the first. */
async function accountsOf(db: Database, addresses: readonly string[], now: Date): Promise<Map<string, string>> {
  if (addresses.length === 0) return new Map();
  const isEmployed = and(eq(employments.personId, accounts.personId), asOn(employments, dayOf(now)));
  const isOpen = and(eq(accounts.kind, 'employee'), isNull(accounts.disabledAt));
  const rows = await db
    .select({ id: accounts.id, mail: sql<string>`lower(${accounts.mail})` })
    .from(accounts)
    .innerJoin(employments, isEmployed)
    .where(and(inArray(sql`lower(${accounts.mail})`, [...addresses]), isOpen))
    .orderBy(desc(accounts.id));
  return new Map(rows.map(({ id, mail }) => [mail, id]));
}

async function accountsInRoles(db: Database, roleCodes: readonly number[], now: Date): Promise<string[]> {
  if (roleCodes.length === 0) return [];
  const isHeld = and(inArray(roleGrants.roleCode, [...roleCodes]), asOn(roleGrants, dayOf(now)));
  const rows = await db
    .selectDistinct({ id: accounts.id })
    .from(accounts)
    .innerJoin(roleGrants, eq(roleGrants.accountId, accounts.id))
    .where(and(isHeld, eq(accounts.kind, 'employee'), isNull(accounts.disabledAt), isNotNull(accounts.personId)))
    .orderBy(accounts.id);
  return rows.map(({ id }) => id);
}

/** What people wish who are told of it by its layout: that of those alone counts with whom the layout is shared. */
async function readWishes(db: Database, { reportScheduleId, savedReportId }: Addressed, now: Date) {
  if (!reportScheduleId) return [];
  const isShared = savedReportId
    ? exists(
        new QueryBuilder()
          .select({ one: sql`1` })
          .from(savedReportRoles)
          .innerJoin(roleGrants, eq(roleGrants.roleCode, savedReportRoles.roleCode))
          .where(
            and(
              eq(savedReportRoles.savedReportId, savedReportId),
              eq(roleGrants.accountId, reportSubscriptions.accountId),
              asOn(roleGrants, dayOf(now)),
            ),
          ),
      )
    : sql`false`;
  return db
    .select({ accountId: reportSubscriptions.accountId, isSubscribed: reportSubscriptions.isSubscribed })
    .from(reportSubscriptions)
    .where(
      and(
        eq(reportSubscriptions.reportScheduleId, reportScheduleId),
        sql`(not ${reportSubscriptions.isSubscribed} or ${isShared})`,
      ),
    )
    .orderBy(reportSubscriptions.accountId);
}

async function readReleases(
  db: Database,
  savedReportId: string | null,
  addresses: readonly string[],
): Promise<Release[]> {
  if (!savedReportId || addresses.length === 0) return [];
  return db
    .select()
    .from(reportReleases)
    .where(and(eq(reportReleases.savedReportId, savedReportId), inArray(reportReleases.address, [...addresses])));
}
