import { and, eq, isNull, ne } from 'drizzle-orm';
import type { SessionEnd } from '../../../../lib/contract/access/session-ends';
import { audit } from '../../../platform/audit/audit';
import type { Handler } from '../../../platform/calls/call';
import { ApiError } from '../../../platform/errors';
import { sessions } from '../../sign-in/tables';
import { lockAccount } from '../managed-accounts';

/**
 * Ends one session of an account, or all; the one that asks goes on, for signing out is the way to end it. Where they ended meanwhile,
 * nothing is left to do.
 */
export const endAccountSessions: Handler<'endAccountSessions'> = async ({ AccountCode, SessionCode }, context) => {
  const { actor, db, now, log } = context;
  const account = await lockAccount(context, AccountCode);
  const ofAccount = and(eq(sessions.accountId, account.id), ne(sessions.id, actor.sessionId));
  if (SessionCode !== null && !(await isSession(context, account.id, SessionCode))) throw new ApiError('not_found');
  const ended = await db
    .update(sessions)
    .set({ endedAt: now, endedBecause: 'administrator' satisfies SessionEnd })
    .where(and(ofAccount, isNull(sessions.endedAt), SessionCode === null ? undefined : eq(sessions.id, SessionCode)))
    .returning({ id: sessions.id });
  if (ended.length === 0) return {};
  const subject = { kind: 'account', id: account.id };
  await audit(context, { subject, action: 'end sessions of an account', before: { sessions: ended.length } });
  log.info({ account: account.id, by: actor.accountId, sessions: ended.length }, 'sessions ended');
  return {};
};

async function isSession(
  { db }: Parameters<typeof lockAccount>[0],
  accountId: string,
  sessionCode: string,
): Promise<boolean> {
  const isOfAccount = and(eq(sessions.id, sessionCode), eq(sessions.accountId, accountId));
  return (await db.$count(sessions, isOfAccount)) > 0;
}
