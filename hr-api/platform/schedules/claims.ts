import { and, eq, gt, isNull, lte, notInArray, or, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database';
import { scheduleOccurrences, schedules } from './tables';

/** A worker that is not heard of for this long has lost its occurrence to another. */
export const LEASE_MS = 60_000;

/** No occurrence is held for longer: one that seems to be was held before the clock was set back. */
const HELD_AT_MOST_MS = 10 * 60_000;

const { id, state, heldUntil, fence } = scheduleOccurrences;

/** An occurrence that a worker has taken. */
export interface Claim {
  readonly id: string;
  readonly scheduleId: string;
  readonly kind: string;
  readonly subject: string;
  readonly dueAt: Date;
  readonly cause: 'clock' | 'hand';
  readonly fence: number;
  readonly requestId: string;
}

const latestHold = (now: Date) => new Date(now.getTime() + HELD_AT_MOST_MS);

const isOpen = (now: Date) =>
  and(isNull(scheduleOccurrences.endedAt), or(lte(heldUntil, now), gt(heldUntil, latestHold(now))));

/** As `isOpen`, of one that was read and has not ended. */
export const mayBeTaken = (until: Date, now: Date): boolean => until <= now || until > latestHold(now);
const isHeldBy = (claim: Claim) => and(eq(id, claim.id), eq(fence, claim.fence), eq(state, 'running'));

/** Takes the occurrence that has waited longest, but of some kinds; undefined where there is none. */
export async function claimNext(db: Database, now: Date, leftOut: readonly string[] = []): Promise<Claim | undefined> {
  const longest = new QueryBuilder()
    .select({ id })
    .from(scheduleOccurrences)
    .innerJoin(schedules, eq(schedules.id, scheduleOccurrences.scheduleId))
    .where(and(isOpen(now), leftOut.length > 0 ? notInArray(schedules.kind, [...leftOut]) : undefined))
    .orderBy(heldUntil)
    .limit(1)
    .for('update', { of: scheduleOccurrences, skipLocked: true });
  const requestId = crypto.randomUUID();
  const [taken] = await db
    .update(scheduleOccurrences)
    .set({ state: 'running', fence: sql`${fence} + 1`, heldUntil: leaseFrom(now), startedAt: now, requestId })
    .from(schedules)
    .where(and(eq(id, sql`(${longest})`), eq(schedules.id, scheduleOccurrences.scheduleId)))
    .returning({
      id,
      scheduleId: schedules.id,
      kind: schedules.kind,
      subject: schedules.subject,
      dueAt: scheduleOccurrences.dueAt,
      cause: scheduleOccurrences.cause,
      fence,
    });
  return taken && { ...taken, requestId };
}

/** Keeps what a worker has for another while; false where another has it. */
export async function prolong(db: Database, claim: Claim, now: Date): Promise<boolean> {
  return change(db, claim, { heldUntil: leaseFrom(now) });
}

/** Gives it back, to be taken again at an instant. */
export async function release(db: Database, claim: Claim, at: Date): Promise<boolean> {
  return change(db, claim, { state: 'waiting', heldUntil: at });
}

interface End {
  readonly state: 'done' | 'failed';
  readonly counts?: Readonly<Record<string, number>>;
  readonly error?: string;
  readonly endedAt: Date;
  readonly keptUntil: Date;
}

/** Notes how it ended; false where another worker has it, whose end counts. */
export async function finish(db: Database, claim: Claim, end: End): Promise<boolean> {
  return change(db, claim, end);
}

async function change(
  db: Database,
  claim: Claim,
  values: Partial<typeof scheduleOccurrences.$inferInsert>,
): Promise<boolean> {
  return (await db.update(scheduleOccurrences).set(values).where(isHeldBy(claim)).returning({ id })).length > 0;
}

const leaseFrom = (now: Date) => new Date(now.getTime() + LEASE_MS);
