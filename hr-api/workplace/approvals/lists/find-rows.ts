import { and, asc, count, desc, eq, ne, sql, type SQL } from 'drizzle-orm';
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

/** How many rows of each kind a list has. */
export async function countByKind(context: ListContext, filter: ListFilter): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { kind, rows } of await countsOf(context, filter)) counts.set(kind, (counts.get(kind) ?? 0) + rows);
  return counts;
}

/** How many rows a list has. */
export const countRows = async (context: ListContext, filter: ListFilter): Promise<number> =>
  (await countsOf(context, filter)).reduce((all, { rows }) => all + rows, 0);

async function countsOf(context: ListContext, filter: ListFilter): Promise<{ kind: string; rows: number }[]> {
  const { db } = context;
  const rows = count();
  if (filter.State === 'asked') {
    const { kind } = approvals;
    return db.select({ kind, rows }).from(approvals).where(isAsked(context, filter)).groupBy(kind);
  }
  const { kind } = approvalApprovers;
  const isDecider = filter.State === 'decided';
  const conditions = isDecider ? [isDecided(context, filter)] : await waitingConditions(context, filter);
  const found = [];
  for (const condition of conditions)
    found.push(...(await db.select({ kind, rows }).from(approvalApprovers).where(condition).groupBy(kind)));
  return found;
}
