import { eq } from 'drizzle-orm';
import { audit } from '../../platform/audit/audit';
import type { Actor, CallContext } from '../../platform/calls/call';
import { newCode } from '../../platform/new-code';
import { prioritiesIn, statusesIn, subProcessesIn } from '../settings/catalogue';
import { storeReading, type TicketRow } from '../tickets/data';
import { ticketMessages, tickets, type TicketChange } from '../tables';
import { moveClock, type TicketClock } from '../targets/targets';
import { notifyOthers, type NotifyContext } from '../notices/notify';
import { readWorkingTime } from '../targets/working-time';

/** What a change sets on the ticket itself. */
type Settable = Pick<
  TicketRow,
  | 'statusCode'
  | 'priorityCode'
  | 'processCode'
  | 'subProcessCode'
  | 'assigneeId'
  | 'rating'
  | 'ratingComment'
  | 'ratedAt'
  | 'responseEscalatedAt'
  | 'resolutionEscalatedAt'
>;

export interface RecordedChange {
  readonly side: 'requester' | 'desk' | 'system';
  /** What becomes of the ticket; what is left out stays. */
  readonly set?: Partial<Settable>;
  readonly message?: { readonly kind: 'message' | 'note'; readonly body: string; readonly uploadId: string | null };
  /** What the conversation tells beside the changes of status, priority and sub process, which tell themselves. */
  readonly events?: readonly TicketChange[];
  /** As the audit calls it. */
  readonly action: string;
}

/** A job acts without an actor. */
export type ChangeContext = NotifyContext & Pick<CallContext, 'requestId'> & { readonly actor: Actor | null };

/**
 * Applies one change to a locked ticket: the ticket with its stamps, what the conversation shows of it, how far its author has
 * read, and the audit row. Two changes never bear the same instant, so that the order of a conversation is the order of its
 * instants, and a ticket's version moves with each.
 */
export async function recordChange(
  context: ChangeContext,
  ticket: TicketRow,
  change: RecordedChange,
): Promise<TicketRow> {
  const { actor, db, now } = context;
  const { side, set = {}, message } = change;
  const at = new Date(Math.max(now.getTime(), ticket.deskUpdatedAt.getTime() + 1));
  const events = [...(await ownEvents(context, ticket, change)), ...(change.events ?? [])];
  const isHidden = message ? message.kind === 'note' : events.every(({ what }) => what === 'escalation');
  const isWord = message?.kind === 'message' || events.some(({ what }) => what === 'status');
  const isAnswer = side === 'desk' && message?.kind === 'message';
  const changed: TicketRow = {
    ...ticket,
    ...set,
    deskUpdatedAt: at,
    updatedAt: isHidden ? ticket.updatedAt : at,
    lastFromRequesterAt: isWord && side === 'requester' ? at : ticket.lastFromRequesterAt,
    lastFromDeskAt: isWord && side === 'desk' ? at : ticket.lastFromDeskAt,
  };
  const after: TicketRow = { ...changed, ...(await clockAfter(context, { ticket, changed, isAnswer, at })) };
  await db.update(tickets).set(after).where(eq(tickets.id, ticket.id));
  const entry = {
    ticketId: ticket.id,
    side,
    authorId: side === 'system' ? null : (actor?.accountId ?? null),
    statusCode: after.statusCode,
    priorityCode: after.priorityCode,
    createdAt: at,
  };
  if (message) await db.insert(ticketMessages).values({ ...entry, ...message, code: newCode() });
  for (const event of events)
    await db.insert(ticketMessages).values({ ...entry, kind: 'event', body: '', change: event, code: newCode() });
  if (actor && side !== 'system') await storeReading(db, ticket.id, actor.accountId, at);
  await audit(context, {
    subject: { kind: 'ticket', id: ticket.id },
    action: change.action,
    before: changedOf(ticket, set),
    after: changedOf(after, set),
  });
  const words = message?.kind === 'message' ? message.body : '';
  await notifyOthers(context, { before: ticket, after, side, words });
  return after;
}

/** The clock of a ticket once status and priority are those it has after the change. */
async function clockAfter(
  { db }: ChangeContext,
  { ticket, changed, isAnswer, at }: { ticket: TicketRow; changed: TicketRow; isAnswer: boolean; at: Date },
): Promise<TicketClock> {
  const statuses = await statusesIn(db, 'en');
  const priorities = await prioritiesIn(db, 'en');
  const stateOf = ({ statusCode, priorityCode }: TicketRow) => {
    const [status, priority] = [statuses.get(statusCode), priorities.get(priorityCode)];
    if (!status || !priority) throw new Error(`The ticket has status ${statusCode} and priority ${priorityCode}`);
    return { status, priority };
  };
  const move = { from: stateOf(ticket), to: stateOf(changed), isAnswer, now: at };
  return moveClock(await readWorkingTime(db), changed, move);
}

const changedOf = (ticket: TicketRow, set: Partial<Settable>) =>
  Object.fromEntries(Object.keys(set).map((key) => [key, ticket[key as keyof Settable]]));

/** What changed of a ticket without words; a status that comes with a message stands beside that message. */
async function ownEvents({ db }: ChangeContext, ticket: TicketRow, { set = {}, message }: RecordedChange) {
  const events: TicketChange[] = [];
  const tell = (
    what: TicketChange['what'],
    names: ReadonlyMap<number, { readonly name: string }>,
    from: number,
    to: number | undefined,
  ) => {
    if (to === undefined || to === from) return;
    events.push({ what, from: names.get(from)?.name ?? '', to: names.get(to)?.name ?? '' });
  };
  if (!message) tell('status', await statusesIn(db, 'en'), ticket.statusCode, set.statusCode);
  if (set.priorityCode !== undefined)
    tell('priority', await prioritiesIn(db, 'en'), ticket.priorityCode, set.priorityCode);
  if (set.subProcessCode !== undefined)
    tell('sub-process', await subProcessesIn(db, 'en'), ticket.subProcessCode, set.subProcessCode);
  return events;
}
