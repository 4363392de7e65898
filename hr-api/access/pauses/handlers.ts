import { and, desc, eq, sql } from 'drizzle-orm';
import type { Pause, pauseCalls } from '../../../lib/contract/access/pauses';
import { audit } from '../../platform/audit/audit';
import type { CallContext, Handlers } from '../../platform/calls/call';
import { dayOf } from '../../platform/dates';
import { ApiError } from '../../platform/errors';
import { accounts } from '../../people/accounts/tables';
import { asOn } from '../../people/effective-dates';
import { hasPhoto } from '../../people/photo';
import { employments, persons } from '../../people/tables';
import { visibleTo } from '../../people/visibility';
import { forgetFailures, pauseColumns, pausesAt } from '../sign-in/limits/pauses';

const MAX_ROWS = 200;

/** Those who wait, of whom the actor may see. */
async function visiblePauses({ actor, db, now }: Pick<CallContext, 'actor' | 'db' | 'now'>, accountId?: string) {
  const today = dayOf(now);
  const { isOfAccount, isOwn, since, until } = pauseColumns;
  return db
    .select({
      id: accounts.id,
      loginId: accounts.loginId,
      code: employments.code,
      empid: persons.empid,
      name: persons.name,
      hasPhoto,
      isOwn: sql<boolean>`bool_or(${isOwn})`,
      isElsewhere: sql<boolean>`bool_or(not ${isOwn})`,
      since: sql<Date>`min(${since})`.mapWith(accounts.disabledAt),
      until: sql<Date>`max(${until})`.mapWith(accounts.disabledAt),
    })
    .from(pausesAt(now))
    .innerJoin(accounts, isOfAccount)
    .innerJoin(persons, eq(persons.id, accounts.personId))
    .innerJoin(employments, and(eq(employments.personId, persons.id), asOn(employments, today)))
    .where(and(visibleTo(actor, today), accountId === undefined ? undefined : eq(accounts.id, accountId)))
    .groupBy(accounts.id, employments.id, persons.id)
    .orderBy(desc(sql`max(${since})`), persons.empid)
    .limit(MAX_ROWS);
}

const whereOf = ({ isOwn, isElsewhere }: { isOwn: boolean; isElsewhere: boolean }): Pause['Where'] => {
  if (isOwn && isElsewhere) return 'both';
  return isOwn ? 'own' : 'elsewhere';
};

export const pauseHandlers: Handlers<keyof typeof pauseCalls> = {
  listPauses: {
    allow: 'pause.lift',
    handle: async (_request, context) => {
      const pauses = await visiblePauses(context);
      return pauses.map((pause) => ({
        AccountCode: pause.id,
        ChillCode: pause.code,
        empid: pause.empid ?? '',
        Name: pause.name,
        HasPhoto: pause.hasPhoto,
        Where: whereOf(pause),
        Since: pause.since.toISOString(),
        Until: pause.until.toISOString(),
      }));
    },
  },

  /** Nobody, somebody who is not to be seen and somebody who does not wait are refused alike. */
  liftPause: {
    allow: 'pause.lift',
    handle: async ({ AccountCode, Reason }, context) => {
      const [pause] = await visiblePauses(context, AccountCode);
      if (!pause) throw new ApiError('not_found');
      await forgetFailures(context.db, pause);
      const before = { where: whereOf(pause), until: pause.until.toISOString() };
      const subject = { kind: 'account', id: AccountCode };
      await audit(context, { subject, action: 'lift a pause', before, after: { reason: Reason } });
      return {};
    },
  },
};
