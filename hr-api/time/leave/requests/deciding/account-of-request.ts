import { eq } from 'drizzle-orm';
import { employments } from '../../../../people/tables';
import type { CallContext } from '../../../../platform/calls/call';
import { dayOf } from '../../../../platform/dates';
import { readAccounts } from '../../ledger/read-account';
import { ruleOn } from '../../rules/entitlement';
import { leaveDays, leaveRequests } from '../../tables';
import type { FoundRequest } from '../find-request';

type Reading = Pick<CallContext, 'db' | 'now'>;

export async function requestById({ db }: Pick<Reading, 'db'>, id: string): Promise<FoundRequest> {
  const [request] = await db.select().from(leaveRequests).where(eq(leaveRequests.id, id));
  if (!request) throw new Error(`there is no request ${id}`);
  return request;
}

export const daysOfRequest = ({ db }: Pick<Reading, 'db'>, id: string) =>
  db.select().from(leaveDays).where(eq(leaveDays.requestId, id)).orderBy(leaveDays.day);

/**
 * The account of a request with what is foreseen of it beside its days, which are not in it; no rule where none is in force on its first
 * day any more.
 */
export async function accountOfRequest(reading: Reading, request: FoundRequest) {
  const { db, now } = reading;
  const [holder] = await db.select().from(employments).where(eq(employments.id, request.employmentId));
  if (!holder) throw new Error('the employment is gone');
  const account = (
    await readAccounts(db, { ...holder, isOwn: false }, { today: dayOf(now), until: request.lastDay })
  ).get(request.typeCode);
  const rule = account && ruleOn(account.rules, request.firstDay);
  const days = await daysOfRequest(reading, request.id);
  if (!account || !rule) return { holder, days, known: null };
  const last = [...account.entries, ...days].reduce((found, { day }) => (day > found ? day : found), request.lastDay);
  return { holder, days, known: { rule, foreseen: account.foreseen(last, []) } };
}

export type AccountOfRequest = Awaited<ReturnType<typeof accountOfRequest>>;
