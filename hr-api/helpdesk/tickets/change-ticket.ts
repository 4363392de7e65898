import { and, eq } from 'drizzle-orm';
import type { CallContext, Handler } from '../../platform/calls/call';
import { ApiError } from '../../platform/errors';
import { dayOf } from '../../platform/dates';
import { assigneesOf } from '../desk/assignees';
import type { TicketRow } from './data';
import { getDeskTicket, lockDeskTicket } from '../desk/desk-tickets';
import { namedAccounts } from '../conversation/named-accounts';
import { recordChange } from '../conversation/record-change';
import { assertFollows } from '../conversation/reply-to-ticket';
import { helpdeskPriorities, helpdeskProcesses, helpdeskSubProcesses, type TicketChange } from '../tables';
import { wireTicket } from './lists/wire-ticket';

const notOffered = (path: string) => new ApiError('invalid', { issues: [{ path, message: 'is not offered' }] });

async function assertOfferedPriority({ db }: CallContext, code: number): Promise<void> {
  const [priority] = await db
    .select({ code: helpdeskPriorities.code })
    .from(helpdeskPriorities)
    .where(and(eq(helpdeskPriorities.code, code), eq(helpdeskPriorities.isActive, true)));
  if (!priority) throw notOffered('PriorityCode');
}

/** Another sub process with its process. In another process the ticket stays with who has it only if they answer there too. */
async function moveTo(context: CallContext, ticket: TicketRow, subProcessCode: number) {
  const [place] = await context.db
    .select({ processCode: helpdeskProcesses.code })
    .from(helpdeskSubProcesses)
    .innerJoin(helpdeskProcesses, eq(helpdeskProcesses.code, helpdeskSubProcesses.processCode))
    .where(
      and(
        eq(helpdeskSubProcesses.code, subProcessCode),
        eq(helpdeskSubProcesses.isActive, true),
        eq(helpdeskProcesses.isActive, true),
      ),
    );
  if (!place) throw notOffered('CategoryCode');
  const set = { subProcessCode, ...place };
  const people = await assigneesOf(context, { ...ticket, ...place });
  if (!ticket.assigneeId || people.some(({ accountId }) => accountId === ticket.assigneeId)) return { set, events: [] };
  const { actor, db, now } = context;
  const named = (await namedAccounts(db, actor, [ticket.assigneeId], dayOf(now))).get(ticket.assigneeId);
  const left: TicketChange = { what: 'assignee', from: named?.name ?? '', to: '' };
  return { set: { ...set, assigneeId: null }, events: [left] };
}

/** What differs is checked and changed, all of it or nothing. */
export const changeTicket: Handler<'changeTicket'> = async (request, context) => {
  const { StatusCode, PriorityCode, CategoryCode } = request;
  const ticket = await lockDeskTicket(context, request.QueryCode);
  if (StatusCode !== undefined) await assertFollows(context, { ticket, side: 'desk', statusCode: StatusCode });
  const isReprioritised = PriorityCode !== undefined && PriorityCode !== ticket.priorityCode;
  if (isReprioritised) await assertOfferedPriority(context, PriorityCode);
  const isMoved = CategoryCode !== undefined && CategoryCode !== ticket.subProcessCode;
  const move = isMoved ? await moveTo(context, ticket, CategoryCode) : { set: {}, events: [] };
  const set = {
    ...(StatusCode !== undefined && { statusCode: StatusCode }),
    ...(isReprioritised && { priorityCode: PriorityCode }),
    ...move.set,
  };
  if (Object.keys(set).length === 0) return wireTicket(context, await getDeskTicket(context, ticket.code));
  const change = { side: 'desk' as const, set, events: move.events, action: 'change ticket' };
  const after = await recordChange(context, ticket, change);
  return wireTicket(context, { ...after, readAt: after.deskUpdatedAt });
};
