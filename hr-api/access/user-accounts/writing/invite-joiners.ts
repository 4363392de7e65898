import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { audit } from '../../../platform/audit/audit';
import type { Dependencies, RecurringWork } from '../../../platform/capability';
import { daysAfter } from '../../../platform/dates';
import { inTransaction } from '../../../platform/db/transaction';
import { accounts } from '../../../people/accounts/tables';
import { clockAt, isEmployedNow, ownDay } from '../../../people/own-day';
import { employments } from '../../../people/tables';
import { isOfPerson } from '../../sign-in/accounts';
import { notifyOwner } from './notify-owner';

const MINUTE_MS = 60_000;

/** Mails those who have joined how to set a password, once, from their first day on, which begins where they work. */
async function inviteJoiners({ db, clock, log, env, mail }: Dependencies): Promise<void> {
  const own = await clockAt(db, clock());
  // The index finds the few whose day is near; of these it has come where they work.
  const isNear = and(lte(accounts.inviteOn, daysAfter(own.today, 1)), isNull(accounts.disabledAt));
  const isDue = and(isNear, lte(accounts.inviteOn, ownDay(accounts.personId, own)));
  const due = await db
    .select({ id: accounts.id })
    .from(accounts)
    .innerJoin(employments, and(eq(employments.personId, accounts.personId), isEmployedNow(own)))
    .where(isDue)
    .orderBy(asc(accounts.inviteOn), asc(accounts.id));
  for (const { id } of due)
    try {
      await inTransaction(db, async (tx) => {
        const now = clock();
        const [account] = await tx
          .update(accounts)
          .set({ inviteOn: null, invitedAt: now })
          .where(and(eq(accounts.id, id), isDue))
          .returning();
        if (!account || !isOfPerson(account)) return;
        const context = { db: tx, now, services: { env, mail }, actor: null, requestId: 'invitations' };
        await audit(context, {
          ...{ subject: { kind: 'account', id }, personId: account.personId, action: 'invite to an account' },
        });
        await notifyOwner(context, account, 'invitation', { page: '/auth/forgot-password' });
      });
    } catch (error) {
      log.error({ err: error, account: id }, 'somebody who joined was not invited');
    }
}

export const inviteJoinersWork: RecurringWork = {
  key: 'invite joiners',
  names: {
    de: 'Neue zu ihrem Konto einladen',
    en: 'Invite those who join to their accounts',
    es: 'Invitar a quienes se incorporan a su cuenta',
    fr: 'Inviter les arrivants à leur compte',
    ja: '入社した人をアカウントに招待する',
    zh: '邀请入职人员启用账户',
  },
  everyMs: 30 * MINUTE_MS,
  bounds: { leastMs: MINUTE_MS, mostMs: 24 * 60 * MINUTE_MS },
  mayBeSwitchedOff: true,
  run: inviteJoiners,
};
