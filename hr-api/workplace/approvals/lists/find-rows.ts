import { and, asc, desc, eq, ne, sql, type SQL } from 'drizzle-orm';
import type { CallContext } from '../../../platform/calls/call';
import { dayOf } from '../../../platform/dates';
import { ownStands } from '../delegations/stands';
import { approvalApprovers, approvals } from '../tables';
import { matchesSearch, ofApproval, waitsFor } from './conditions';
import { afterCursor } from './list-order';
import { isOfRole } from './visibility';

export type ListContext = Pick<CallContext, 'actor' | 'db' | 'now'>;

export interface ListFilter {
  readonly State: 'waiting' | 'decided' | 'asked';
  readonly Kind: string;
  readonly Search: string;
}

/** A row of a list: which approval, by what it is sorted, and for whom the actor decides or decided. */
export interface FoundRow {
  readonly id: string;
  readonly at: Date;
  readonly approvalId: string;
  readonly forId: string | null;
}

export interface Page {
  readonly after: string;
  readonly limit: number;
}

const concerned = sql`(select ${approvals.personId} from ${approvals} where ${approvals.id} = ${approvalApprovers.approvalId})`;

const WAITING = { at: approvalApprovers.since, id: approvalApprovers.id, direction: 'asc' } as const;
const DECIDED = { at: approvalApprovers.decidedAt, id: approvalApprovers.id, direction: 'desc' } as const;
const ASKED = { at: approvals.askedAt, id: approvals.id, direction: 'desc' } as const;

/** The conditions of what waits in the active role, one for each stand: the actor's own first. */
async function waitingConditions(context: ListContext, { Kind, Search }: ListFilter): Promise<(SQL | undefined)[]> {
  const { db, actor, now } = context;
  const stands = await ownStands(db, actor.personId, dayOf(now));
  const isWanted = and(
    Kind ? eq(approvalApprovers.kind, Kind) : undefined,
    await isOfRole(context, concerned),
    ofApproval(matchesSearch(Search)),
  );
  return stands.map((stand, at) => and(waitsFor(actor.personId, stand, stands.slice(0, at)), isWanted));
}

async function findWaiting(context: ListContext, filter: ListFilter, { after, limit }: Page): Promise<FoundRow[]> {
  const { db, actor } = context;
  const found = [];
  for (const condition of await waitingConditions(context, filter))
    found.push(
      ...(await db
        .select({
          id: approvalApprovers.id,
          at: approvalApprovers.since,
          approvalId: approvalApprovers.approvalId,
          forId: approvalApprovers.personId,
        })
        .from(approvalApprovers)
        .where(and(condition, afterCursor(after, WAITING)))
        .orderBy(asc(approvalApprovers.since), asc(approvalApprovers.id))
        .limit(limit)),
    );
  return found
    .sort((one, other) => one.at.getTime() - other.at.getTime() || (one.id < other.id ? -1 : 1))
    .slice(0, limit)
    .map((row) => ({ ...row, forId: row.forId === actor.personId ? null : row.forId }));
}

const isDecided = ({ actor }: ListContext, { Kind, Search }: ListFilter) =>
  and(
    eq(approvalApprovers.decidedById, actor.personId),
    Kind ? eq(approvalApprovers.kind, Kind) : undefined,
    ofApproval(and(ne(approvals.state, 'withdrawn'), matchesSearch(Search))),
  );

async function findDecided(context: ListContext, filter: ListFilter, { after, limit }: Page): Promise<FoundRow[]> {
  const rows = await context.db
    .select({
      id: approvalApprovers.id,
      at: approvalApprovers.decidedAt,
      approvalId: approvalApprovers.approvalId,
      forId: approvalApprovers.personId,
    })
    .from(approvalApprovers)
    .where(and(isDecided(context, filter), afterCursor(after, DECIDED)))
    .orderBy(desc(approvalApprovers.decidedAt), desc(approvalApprovers.id))
    .limit(limit);
  const { personId } = context.actor;
  return rows.flatMap(({ at, ...row }) => (at ? { ...row, at, forId: row.forId === personId ? null : row.forId } : []));
}

const isAsked = ({ actor }: ListContext, { Kind, Search }: ListFilter) =>
  and(
    eq(approvals.askedById, actor.personId),
    ne(approvals.state, 'withdrawn'),
    Kind ? eq(approvals.kind, Kind) : undefined,
    matchesSearch(Search),
  );

async function findAsked(context: ListContext, filter: ListFilter, { after, limit }: Page): Promise<FoundRow[]> {
  const rows = await context.db
    .select({ id: approvals.id, at: approvals.askedAt })
    .from(approvals)
    .where(and(isAsked(context, filter), afterCursor(after, ASKED)))
    .orderBy(desc(approvals.askedAt), desc(approvals.id))
    .limit(limit);
  return rows.map((row) => ({ ...row, approvalId: row.id, forId: null }));
}

const FINDERS = { waiting: findWaiting, decided: findDecided, asked: findAsked };

/** The next rows of a list. */
export const findRows = (context: ListContext, filter: ListFilter, page: Page): Promise<FoundRow[]> =>
  FINDERS[filter.State](context, filter, page);

/** How many rows a list has. */
export async function countRows(context: ListContext, filter: ListFilter): Promise<number> {
  const { db } = context;
  if (filter.State === 'asked') return db.$count(approvals, isAsked(context, filter));
  if (filter.State === 'decided') return db.$count(approvalApprovers, isDecided(context, filter));
  let all = 0;
  for (const condition of await waitingConditions(context, filter))
    all += await db.$count(approvalApprovers, condition);
  return all;
}
