import { and, eq, lte } from 'drizzle-orm';
import { inTransaction } from '../../../platform/db/transaction';
import { dayOf, daysAfter } from '../../../platform/dates';
import { insertRows } from '../../../platform/insert-rows';
import { nearestEmployment } from '../../../people/data';
import { lockApprovals, readApprovers, recordEvent, type Approval, type ApproverRow } from '../flow/approval';
import { settleNotices } from '../notices/settle-notices';
import { tellApprovers } from '../notices/tell';
import { isOwn } from '../resolve/approver';
import { findLeaders } from '../resolve/find-leaders';
import { findRoleHolders } from '../resolve/find-role-holders';
import type { DecisionContext } from '../subject';
import { approvalApprovers, approvals } from '../tables';
import { dueIds, type Working, workContext } from './working';

interface Above {
  readonly personId: string;
  readonly roleCode: number | null;
  readonly insteadOfId: string;
}

/** Who is asked beside somebody who did not decide: their manager, or HR where they have none who may. */
async function aboveOf({ db, now }: DecisionContext, approval: Approval, { personId }: ApproverRow): Promise<Above[]> {
  const today = dayOf(now);
  const own = await nearestEmployment(db, personId, today);
  const leaders = own ? await findLeaders(db, own.id, { kind: 'manager', on: today, today }) : [];
  const above = leaders.filter((id) => !isOwn(approval, id));
  if (above.length > 0) return above.map((id) => ({ personId: id, roleCode: null, insteadOfId: personId }));
  const concerned = await nearestEmployment(db, approval.personId, today);
  if (!concerned) return [];
  const over = { employmentId: concerned.id, on: today, today };
  const holders = await findRoleHolders(db, { permission: 'approval.decide' }, over);
  return holders.filter((one) => !isOwn(approval, one.personId)).map((one) => ({ ...one, insteadOfId: personId }));
}

/** Asks those above as well, once for each step. Those who were asked first can still decide. */
async function escalate(context: DecisionContext, approval: Approval): Promise<void> {
  const { db, now } = context;
  await db.update(approvals).set({ escalateOn: null }).where(eq(approvals.id, approval.id));
  const waiting = (await readApprovers(db, approval.id)).filter(({ state }) => state === 'waiting');
  const asked = new Set(waiting.map(({ personId }) => personId));
  const added: Above[] = [];
  for (const row of waiting)
    for (const above of await aboveOf(context, approval, row)) {
      if (asked.has(above.personId)) continue;
      asked.add(above.personId);
      added.push(above);
    }
  if (added.length === 0) return;
  const { id: approvalId, kind, position } = approval;
  const row = { approvalId, kind, position, via: 'escalation' as const, state: 'waiting' as const, since: now };
  await insertRows(
    db,
    approvalApprovers,
    added.map((above) => ({ ...row, ...above, id: crypto.randomUUID() })),
  );
  await recordEvent(context, approvalId, { what: 'escalated', added: added.map(({ personId }) => personId) });
  await tellApprovers(context, approval, 'escalated', added);
}

/** Reminds those who are asked, again after as many days. */
async function remind(context: DecisionContext, approval: Approval): Promise<void> {
  const { db, now } = context;
  const days = approval.steps[approval.position]?.remindAfterDays ?? null;
  const remindOn = days === null ? null : daysAfter(dayOf(now), days);
  await db.update(approvals).set({ remindOn }).where(eq(approvals.id, approval.id));
  const waiting = (await readApprovers(db, approval.id)).filter(({ state }) => state === 'waiting');
  await recordEvent(context, approval.id, { what: 'reminded' });
  await settleNotices(
    context,
    approval.code,
    waiting.map(({ personId }) => personId),
  );
  await tellApprovers(context, approval, 'reminder', waiting);
}

const WORKS = {
  remind: { column: approvals.remindOn, run: remind },
  escalate: { column: approvals.escalateOn, run: escalate },
};

/**
 * Reminds of what is due, and escalates what is late, each in a transaction of its own and under the lock of the approval; whoever
 * comes second, another process or a decision, finds it no longer due.
 */
export async function remindAndEscalate(working: Working): Promise<void> {
  for (const { column, run } of Object.values(WORKS)) {
    const isDue = and(eq(approvals.state, 'pending'), lte(column, dayOf(working.clock())));
    for (const id of await dueIds(working.db, isDue))
      await inTransaction(working.db, async (db) => {
        const [approval] = await lockApprovals(db, and(eq(approvals.id, id), isDue));
        if (approval) await run(workContext(working, db, 'approval reminders'), approval);
      });
  }
}
