import { and, eq, exists, inArray, or, sql, type SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { accounts, roleGrants } from '../../../../people/accounts/tables';
import { asOn } from '../../../../people/effective-dates';
import { grantDayOf } from '../../../../people/own-day';
import type { CallContext } from '../../../../platform/calls/call';
import { dayOf } from '../../../../platform/dates';
import { savedReportRoles } from '../../tables';
import { reportRecipients, reportSchedules, reportSubscriptions } from '../tables';

const query = () => new QueryBuilder().select({ one: sql`1` });

/** Whether a schedule of somebody else goes to the caller, whom `findRecipients` finds among all others. */
export function isReceived({ actor, now }: Pick<CallContext, 'actor' | 'now'>): SQL<boolean> {
  const { accountId } = actor;
  const heldRoles = new QueryBuilder()
    .select({ code: roleGrants.roleCode })
    .from(roleGrants)
    .where(and(eq(roleGrants.accountId, accountId), asOn(roleGrants, grantDayOf(actor, dayOf(now)))));
  const isThem = or(eq(reportRecipients.accountId, accountId), inArray(reportRecipients.roleCode, heldRoles));
  const isNamed = exists(
    query()
      .from(reportRecipients)
      .where(and(eq(reportRecipients.reportScheduleId, reportSchedules.id), isThem)),
  );
  const isAddressed = exists(
    query()
      .from(accounts)
      .where(and(eq(accounts.id, accountId), sql`${reportSchedules.addresses} @> to_jsonb(lower(${accounts.mail}))`)),
  );
  const isShared = exists(
    query()
      .from(savedReportRoles)
      .where(
        and(
          eq(savedReportRoles.savedReportId, reportSchedules.savedReportId),
          inArray(savedReportRoles.roleCode, heldRoles),
        ),
      ),
  );
  const wishes = (isSubscribed: boolean) =>
    exists(
      query()
        .from(reportSubscriptions)
        .where(
          and(
            eq(reportSubscriptions.reportScheduleId, reportSchedules.id),
            eq(reportSubscriptions.accountId, accountId),
            eq(reportSubscriptions.isSubscribed, isSubscribed),
          ),
        ),
    );
  return sql<boolean>`(not ${wishes(false)} and (${isNamed} or ${isAddressed} or (${wishes(true)} and ${isShared})))`;
}
