import { and, asc, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { inTransaction } from '../../platform/db/transaction';
import type { Services } from '../../platform/calls/services';
import { dayOf } from '../../platform/dates';
import { ticketColumns, type TicketRow } from '../tickets/data';
import { membersOf } from '../settings/members';
import { lateNotice } from '../notices/notice-rules';
import { recordChange } from '../conversation/record-change';
import { tickets } from '../tables';
import { notifyMembers } from '../notices/notify';

/** So many in one transaction, that nobody waits long for a ticket that is being looked at. */
const BATCH_SIZE = 20;

type Kind = 'response' | 'resolution';

const isLate = (kind: Kind, now: Date) =>
  kind === 'response'
    ? and(isNull(tickets.answeredAt), isNull(tickets.responseEscalatedAt), lt(tickets.responseDueAt, now))
    : and(isNull(tickets.resolutionEscalatedAt), lt(tickets.resolutionDueAt, now));

interface Escalating {
  readonly db: Database;
  readonly clock: () => Date;
  readonly services: Pick<Services, 'env' | 'mail'>;
}

/**
 * Tells those who lead, once for each target, that it has passed, and writes so into the ticket. Tickets that another process
 * has in hand are left to it.
 */
export async function escalateTickets(escalating: Escalating): Promise<void> {
  for (const kind of ['response', 'resolution'] as const) while (await escalateSome(escalating, kind));
}

/** Answers whether there may be more. */
function escalateSome({ db, clock, services }: Escalating, kind: Kind): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const now = clock();
    const late = await tx
      .select(ticketColumns)
      .from(tickets)
      .where(and(isNull(tickets.closedAt), isLate(kind, now)))
      .orderBy(asc(tickets.number))
      .limit(BATCH_SIZE)
      .for('update', { skipLocked: true });
    for (const ticket of late) await escalate({ db: tx, now, services, kind, ticket });
    return late.length === BATCH_SIZE;
  });
}

interface Late {
  readonly db: Database;
  readonly now: Date;
  readonly services: Escalating['services'];
  readonly kind: Kind;
  readonly ticket: TicketRow;
}

async function escalate({ db, now, services, kind, ticket }: Late): Promise<void> {
  const context = { actor: null, db, now, services, requestId: 'escalation' };
  const set = kind === 'response' ? { responseEscalatedAt: now } : { resolutionEscalatedAt: now };
  const events = [{ what: 'escalation' as const, from: '', to: kind }];
  const told = await recordChange(context, ticket, { side: 'system', set, events, action: 'escalate ticket' });
  const notice = lateNotice(kind, ticket, await membersOf(db, dayOf(now), [ticket.processCode]));
  const dueAt = kind === 'response' ? ticket.responseDueAt : ticket.resolutionDueAt;
  await notifyMembers(context, { ticket: told, notice, words: '', dueAt });
}
