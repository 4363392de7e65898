import { and, asc, desc, eq, inArray, isNull, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import { dayOf, daysAfter, startOf } from '../../platform/dates';
import { ownRolesWith } from '../../people/accounts/roles';
import type { HomeAnswer, HomeRow, HomeSource } from '../../workplace/home/home-rows';
import { leadsInto } from '../../workplace/shell/data';
import { namedAccounts } from '../conversation/named-accounts';
import { helpdeskMembers, tickets } from '../tables';
import { TICKET_PAGE } from './lists/ticket-page';
import { WAITING_STATUS } from './statuses';

type Context = Parameters<HomeSource>[0];

/** Tickets that the account took up and that ask for something today: an answer, or a target that ends. */
function waitsAtDesk({ actor, db, now }: Context): SQL | undefined {
  const processes = db
    .select({ code: helpdeskMembers.processCode })
    .from(helpdeskMembers)
    .where(eq(helpdeskMembers.accountId, actor.accountId));
  return and(
    eq(tickets.assigneeId, actor.accountId),
    isNull(tickets.closedAt),
    inArray(tickets.processCode, processes),
    or(
      isNull(tickets.lastFromDeskAt),
      lt(tickets.lastFromDeskAt, tickets.lastFromRequesterAt),
      lte(tickets.dueSortAt, startOf(daysAfter(dayOf(now), 1))),
    ),
  );
}

/** Tickets that wait for an answer of the caller: as whoever asked, and as whoever took them up, in whatever role they work. */
export const waitingTickets: HomeSource = async (context, { limit, moduleCode }) => {
  const { actor, db, now } = context;
  if (moduleCode !== undefined && !(await leadsInto(db, moduleCode, TICKET_PAGE))) return NOTHING;
  const isMine = and(eq(tickets.requesterId, actor.accountId), eq(tickets.statusCode, WAITING_STATUS));
  const mine = await listWaiting(context, isMine, limit);
  // Whichever role is active.
  const [roleCode] = await ownRolesWith(db, actor, { permission: 'ticket.answer', today: dayOf(now) });
  const desk = roleCode === undefined ? NOTHING : await listWaiting(context, waitsAtDesk(context), limit, roleCode);
  return { rows: [...mine.rows, ...desk.rows], counts: { now: (mine.counts.now ?? 0) + (desk.counts.now ?? 0) } };
};

const NOTHING: HomeAnswer = { rows: [], counts: {} };

async function listWaiting(
  context: Context,
  condition: SQL | undefined,
  limit: number,
  roleCode?: number,
): Promise<HomeAnswer> {
  const { actor, db, now } = context;
  const found = await db
    .select({
      code: tickets.code,
      number: tickets.number,
      subject: tickets.subject,
      other: roleCode === undefined ? tickets.assigneeId : tickets.requesterId,
      dueAt: sql<Date | null>`nullif(${tickets.dueSortAt}, 'infinity')`.mapWith(tickets.closedAt),
      createdAt: roleCode === undefined ? tickets.updatedAt : tickets.lastFromRequesterAt,
    })
    .from(tickets)
    .where(condition)
    .orderBy(asc(tickets.dueSortAt), desc(tickets.number))
    .limit(limit);
  const people = await namedAccounts(
    db,
    actor,
    found.map(({ other }) => other),
    dayOf(now),
  );
  const rows = found.map((ticket): HomeRow => {
    const other = ticket.other ? people.get(ticket.other) : undefined;
    return {
      kind: 'ticket',
      code: ticket.code,
      title: `#${ticket.number} ${ticket.subject}`,
      group: 'now',
      button: 'reply',
      dueOn: ticket.dueAt && dayOf(ticket.dueAt),
      createdAt: ticket.createdAt,
      name: other?.name,
      empid: other?.empid,
      hasPhoto: other?.hasPhoto,
      personCode: other?.chillCode,
      link: TICKET_PAGE,
      linkKey: 'key',
      linkValue: ticket.code,
      roleCode,
    };
  });
  return { rows, counts: { now: found.length < limit ? found.length : await db.$count(tickets, condition) } };
}
