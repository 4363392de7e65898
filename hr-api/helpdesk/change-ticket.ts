import { and, eq } from 'drizzle-orm';
import type { CallContext, Handler } from '../call';
import { ApiError } from '../errors';
import { assigneesOf } from './assignees';
import type { TicketRow } from './data';
import { lockDeskTicket } from './desk-tickets';
import { recordChange, type RecordedChange } from './record-change';
import { assertFollows } from './reply-to-ticket';
import { helpdeskPriorities, helpdeskProcesses, helpdeskSubProcesses } from './tables';
import { wireTicket } from './wire-ticket';

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
  const people = await assigneesOf(context, { ...ticket, ...place });
  const staysWith = people.some(({ accountId }) => accountId === ticket.assigneeId);
  return { subProcessCode, ...place, ...(staysWith ? {} : { assigneeId: null }) };
}

/** What differs is checked and changed, all of it or nothing. */
export const changeTicket: Handler<'changeTicket'> = async (request, context) => {
  const { StatusCode, PriorityCode, CategoryCode } = request;
  const ticket = await lockDeskTicket(context, request.QueryCode);
  const set: RecordedChange['set'] = {};
  if (StatusCode !== undefined) {
    await assertFollows(context, { ticket, side: 'desk', statusCode: StatusCode });
    Object.assign(set, { statusCode: StatusCode });
  }
  if (PriorityCode !== undefined && PriorityCode !== ticket.priorityCode) {
    await assertOfferedPriority(context, PriorityCode);
    Object.assign(set, { priorityCode: PriorityCode });
  }
  if (CategoryCode !== undefined && CategoryCode !== ticket.subProcessCode)
    Object.assign(set, await moveTo(context, ticket, CategoryCode));
  const isSame = Object.keys(set).length === 0;
  const change = { side: 'desk' as const, set, action: 'change ticket' };
  const after = isSame ? ticket : await recordChange(context, ticket, change);
  return wireTicket(context, { ...after, readAt: after.deskUpdatedAt });
};
