import { and, eq } from 'drizzle-orm';
import { audit } from '../../platform/audit/audit';
import type { Actor, Handler } from '../../platform/calls/call';
import type { Database } from '../../platform/db/database';
import { ApiError } from '../../platform/errors';
import { claimUpload } from '../../platform/files/uploads';
import { newCode } from '../../platform/new-code';
import { dayOf } from '../../platform/dates';
import { storeReading } from './data';
import { namedAccounts } from '../conversation/named-accounts';
import { canAsk } from './policy';
import { START_STATUS } from './statuses';
import {
  helpdeskPriorities,
  helpdeskProcesses,
  helpdeskSubProcesses,
  ticketMessages,
  tickets,
  TICKET_FILE,
} from '../tables';
import { startClock } from '../targets/targets';
import { notifyOthers } from '../notices/notify';
import { wireTicket } from './lists/wire-ticket';
import { readWorkingTime } from '../targets/working-time';

interface Chosen {
  readonly ProcessCode: number;
  readonly CategoryCode: number;
  readonly PriorityCode: number;
}

/**
 * The priority that was chosen. Refuses what is not offered to who asks, field by field: an unknown, inactive or closed choice,
 * or a sub process of another process.
 */
async function offeredPriority(db: Database, actor: Actor, { ProcessCode, CategoryCode, PriorityCode }: Chosen) {
  const [subProcess] = await db
    .select({ processCode: helpdeskSubProcesses.processCode })
    .from(helpdeskSubProcesses)
    .where(and(eq(helpdeskSubProcesses.code, CategoryCode), eq(helpdeskSubProcesses.isActive, true)));
  const [process] = await db
    .select({ isActive: helpdeskProcesses.isActive, isForClients: helpdeskProcesses.isForClients })
    .from(helpdeskProcesses)
    .where(eq(helpdeskProcesses.code, ProcessCode));
  const [priority] = await db
    .select()
    .from(helpdeskPriorities)
    .where(and(eq(helpdeskPriorities.code, PriorityCode), eq(helpdeskPriorities.isActive, true)));
  const issues = [
    ...(process && canAsk(actor, process) ? [] : [{ path: 'ProcessCode', message: 'is not offered' }]),
    ...(subProcess?.processCode === ProcessCode ? [] : [{ path: 'CategoryCode', message: 'is not offered' }]),
    ...(priority ? [] : [{ path: 'PriorityCode', message: 'is not offered' }]),
  ];
  if (!priority || issues.length > 0) throw new ApiError('invalid', { issues });
  return priority;
}

/** COMP-01 to COMP-08, COMP-21: a new ticket of the caller's own. */
export const createTicket: Handler<'createTicket'> = async (request, context) => {
  const { actor, db, now } = context;
  const { Subject, Message, Path } = request;
  const priority = await offeredPriority(db, actor, request);
  const uploadId = await claimUpload(db, request.FileHeaderCode, actor.accountId, TICKET_FILE);
  const requester = (await namedAccounts(db, actor, [actor.accountId], dayOf(now))).get(actor.accountId);
  const asked = {
    subject: Subject,
    processCode: request.ProcessCode,
    subProcessCode: request.CategoryCode,
    priorityCode: request.PriorityCode,
    statusCode: START_STATUS,
  };
  const [ticket] = await db
    .insert(tickets)
    .values({
      ...asked,
      ...startClock(await readWorkingTime(db), priority, now),
      code: newCode(),
      requesterId: actor.accountId,
      requesterLabel: `${requester?.empid ?? ''} ${requester?.name ?? ''}`.trim(),
      path: Path,
      updatedAt: now,
      deskUpdatedAt: now,
      lastFromRequesterAt: now,
    })
    .returning();
  if (!ticket) throw new Error('The ticket was not stored');
  await db.insert(ticketMessages).values({
    code: newCode(),
    ticketId: ticket.id,
    kind: 'message',
    side: 'requester',
    authorId: actor.accountId,
    body: Message,
    uploadId,
    statusCode: ticket.statusCode,
    priorityCode: ticket.priorityCode,
    createdAt: now,
  });
  await storeReading(db, ticket.id, actor.accountId, now);
  await audit(context, { subject: { kind: 'ticket', id: ticket.id }, action: 'create ticket', after: asked });
  await notifyOthers(context, { before: null, after: ticket, side: 'requester', words: Message });
  return wireTicket(context, { ...ticket, readAt: now });
};
