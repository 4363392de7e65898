import type { Scope } from '../../../platform/calls/call';
import { createHash, randomBytes } from 'node:crypto';
import { and, eq, isNull, lt, ne, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { sessionEndOf, type SessionEnd } from '../../../../lib/contract/access/session-ends';
import { isInFuture } from '../../../platform/clock';
import type { Database } from '../../../platform/db/database';
import type { Environment } from '../../../platform/env';
import { dayOf } from '../../../platform/dates';
import { prepareOnce } from '../../../platform/db/prepare-once';
import { clockAt, inForceFor, isEmployedNow, isNearEdge, NOWHERE, ownDay } from '../../../people/own-day';
import { employments } from '../../../people/tables';
import { accounts, roleGrants, rolePermissions } from '../../../people/accounts/tables';
import type { SessionRecord, SessionStore } from '../../../platform/http/session-store';
import type { Proof } from '../../reauthentication/proof';
import { noteRoleUse } from '../../role-access/note-role-use';
import { sessions } from '../tables';
import { isWithinGrace } from './replaced-session';

const MINUTE = 60_000;

/** Uses within this time of the last written one are not written: one row is not updated by every call. */
const USE_PRECISION = 10_000;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** When a session ends if nobody uses it any more. */
export function idleEndOf(
  { lastUsedAt, endsAt }: Pick<SessionRecord, 'lastUsedAt' | 'endsAt'>,
  env: Environment,
): Date {
  return new Date(Math.min(lastUsedAt.getTime() + env.SESSION_IDLE_MINUTES * MINUTE, endsAt.getTime()));
}

/**
 * One query for the session, its account and what its role may do: each call asks it. In which zone its owner works is read where an
 * employment or a grant begins or ends near today alone, by asking once more.
 */
const prepareSession = (name: string, isTheOne: SQL) =>
  prepareOnce(name, (db) => {
    const clock = { today: sql.placeholder('today'), elsewhere: sql.placeholder('elsewhere') };
    const ofRole = eq(roleGrants.roleCode, sessions.roleCode);
    const scopesHeld = db
      .selectDistinct({ scope: roleGrants.scope })
      .from(roleGrants)
      .where(and(eq(roleGrants.accountId, accounts.id), ofRole, inForceFor(roleGrants, accounts.personId, clock)));
    const permissionsOfRole = db
      .select({ permission: rolePermissions.permission })
      .from(rolePermissions)
      .where(eq(rolePermissions.roleCode, sessions.roleCode));
    const [ownEmployments, ownGrants] = [alias(employments, 'near_employment'), alias(roleGrants, 'near_grant')];
    const nearEdges = [
      db
        .select({ id: ownEmployments.id })
        .from(ownEmployments)
        .where(and(eq(ownEmployments.personId, accounts.personId), isNearEdge(ownEmployments, clock.today))),
      db
        .select({ id: ownGrants.id })
        .from(ownGrants)
        .where(and(eq(ownGrants.accountId, accounts.id), isNearEdge(ownGrants, clock.today))),
    ] as const;
    const { id, roleCode, flag, lastUsedAt, endsAt, endedAt, endedBecause, provenAt } = sessions;
    const next = alias(sessions, 'next_session');
    const { kind, personId, language, disabledAt } = accounts;
    return db
      .select({
        session: { id, roleCode, flag, lastUsedAt, endsAt, endedAt, endedBecause, provenAt },
        account: { id: accounts.id, kind, personId, language, disabledAt },
        employmentId: employments.id,
        goesOn: sql<boolean>`${next.id} is not null`,
        scopes: sql<Scope[]>`array(${scopesHeld})`,
        permissions: sql<string[]>`array(${permissionsOfRole})`,
        isNearEdge: sql<boolean>`(exists ${nearEdges[0]} or exists ${nearEdges[1]})`,
        ownDay: sql<
          string | null
        >`case when ${clock.elsewhere}::text <> ${NOWHERE} then ${ownDay(accounts.personId, clock)}::text end`,
      })
      .from(sessions)
      .innerJoin(accounts, eq(accounts.id, sessions.accountId))
      .leftJoin(employments, and(eq(employments.personId, accounts.personId), isEmployedNow(clock)))
      .leftJoin(next, and(eq(next.id, sessions.replacedBy), isNull(next.endedAt)))
      .where(isTheOne);
  });

const sessionByToken = prepareSession('session_by_token', eq(sessions.tokenHash, sql.placeholder('tokenHash')));
const sessionById = prepareSession('session_by_id', eq(sessions.id, sql.placeholder('id')));

/** The session of a token, or null for a token that none was given. */
export async function findSession(
  db: Database,
  token: string,
  now: Date,
  env: Environment,
): Promise<SessionRecord | null> {
  const row = await readSession(db, now, (clock) => sessionByToken(db).execute({ tokenHash: hashOf(token), ...clock }));
  return row ? recordOf(row, now, env) : null;
}

/** The session that something sealed names by its id. */
export async function findSessionById(
  db: Database,
  id: string,
  now: Date,
  env: Environment,
): Promise<SessionRecord | null> {
  const row = await readSession(db, now, (clock) => sessionById(db).execute({ id, ...clock }));
  return row ? recordOf(row, now, env) : null;
}

type SessionRow = Awaited<ReturnType<ReturnType<typeof sessionByToken>['execute']>>[number];

/** Reads it by the organisation's day, and by that of its owner's zone where it makes a difference. */
async function readSession(
  db: Database,
  now: Date,
  ask: (clock: { today: string; elsewhere: string }) => Promise<SessionRow[]>,
): Promise<SessionRow | undefined> {
  const [row] = await ask({ today: dayOf(now), elsewhere: NOWHERE });
  if (!row?.isNearEdge) return row;
  const clock = await clockAt(db, now);
  return clock.elsewhere === NOWHERE ? row : (await ask(clock))[0];
}

function recordOf(row: SessionRow, now: Date, env: Environment): SessionRecord | null {
  const { session, account, employmentId } = row;
  const { personId } = account;
  if (!personId) return null;
  const mayStay = !account.disabledAt && (account.kind !== 'employee' || employmentId !== null);
  const roleStays = session.roleCode === 0 || row.scopes.length > 0;
  return {
    actor: {
      sessionId: session.id,
      accountId: account.id,
      personId,
      employmentId,
      kind: account.kind,
      flag: session.flag,
      roleCode: session.roleCode,
      permissions: new Set(row.permissions),
      scopes: row.scopes,
      grantDay: row.ownDay ?? undefined,
      provenAt: session.provenAt,
    },
    storedLanguage: account.language,
    lastUsedAt: session.lastUsedAt,
    endsAt: session.endsAt,
    endedAt: session.endedAt,
    endedBecause: sessionEndOf(session.endedBecause),
    dueEnd: dueEndOf({ ...session, mayStay, roleStays }, now, env),
    mayStillRead: row.goesOn && mayStay && roleStays && now < session.endsAt && isWithinGrace(session.endedAt, now),
  };
}

function dueEndOf(
  session: { lastUsedAt: Date; endsAt: Date; endedAt: Date | null; mayStay: boolean; roleStays: boolean },
  now: Date,
  env: Environment,
): SessionEnd | null {
  if (session.endedAt) return null;
  if (!session.mayStay) return 'account';
  if (!session.roleStays) return 'role';
  if (now >= session.endsAt) return 'twelve-hours';
  if (isInFuture(session.lastUsedAt, now)) return 'clock';
  return now >= idleEndOf(session, env) ? 'idle' : null;
}

interface NewSession {
  readonly accountId: string;
  readonly roleCode: number;
  readonly flag: number;
  /** When it ends at the latest, for one that goes on from another; else the settings say so. */
  readonly endsAt?: Date;
  /** The id of the device that begins it, or on which it begins. */
  readonly deviceId?: string;
  /** The kind of browser that it begins in. */
  readonly browserKind?: string | null;
  /** Whether an identity provider vouches for it. */
  readonly isVouched?: boolean | null;
  /** The id of the session that it goes on from: what a device began stays that device's, and browser and proof are the same. */
  readonly follows?: string;
  /** What its owner has just proven themself by; null where they have not. One that goes on from another has that one's. */
  readonly proof?: Proof | null;
  /** Whether what its owner proved at the session before counts from now: they have added the second half. */
  readonly renewsProof?: boolean;
  readonly now: Date;
  readonly env: Environment;
}

/** Begins a session and answers its token, which is kept nowhere here. */
export async function createSession(
  db: Database,
  { env, now, follows, proof, renewsProof = false, ...who }: NewSession,
): Promise<{ id: string; token: string }> {
  const token = randomBytes(32).toString('base64url');
  const proven = proof && { provenAt: proof.at, provenBy: proof.by };
  const before = follows === undefined ? null : await originOf(db, follows);
  const renewed = renewsProof && before?.provenAt ? { provenAt: now } : null;
  const endsAt = who.endsAt ?? new Date(now.getTime() + env.SESSION_HOURS * 60 * MINUTE);
  const [row] = await db
    .insert(sessions)
    .values({
      ...who,
      ...before,
      ...proven,
      ...renewed,
      tokenHash: hashOf(token),
      createdAt: now,
      lastUsedAt: now,
      endsAt,
    })
    .returning({ id: sessions.id });
  if (!row) throw new Error('The session was not stored');
  if (who.roleCode !== 0) await noteRoleUse(db, who, now);
  return { id: row.id, token };
}

/** On what a session began, and how it was last proven. */
export async function originOf(db: Database, sessionId: string) {
  const { deviceId, browserKind, isVouched, provenAt, provenBy } = sessions;
  const origin = { deviceId, browserKind, isVouched, provenAt, provenBy };
  const [session] = await db.select(origin).from(sessions).where(eq(sessions.id, sessionId));
  return session ?? { deviceId: null, browserKind: null, isVouched: null, provenAt: null, provenBy: null };
}

/** Ends one session; false when it had ended already. */
export async function endSession(db: Database, sessionId: string, because: SessionEnd, now: Date): Promise<boolean> {
  const ended = await db
    .update(sessions)
    .set({ endedAt: now, endedBecause: because })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Ends all sessions of an account, but for one if wanted. */
export async function endSessions(
  db: Database,
  accountId: string,
  because: SessionEnd,
  now: Date,
  exceptSessionId?: string,
): Promise<void> {
  const others = exceptSessionId === undefined ? undefined : ne(sessions.id, exceptSessionId);
  await db
    .update(sessions)
    .set({ endedAt: now, endedBecause: because })
    .where(and(eq(sessions.accountId, accountId), isNull(sessions.endedAt), others));
}

/** Makes a session a device's, as if the device had begun it. */
export async function bindSessionToDevice(db: Database, sessionId: string, deviceId: string): Promise<void> {
  await db.update(sessions).set({ deviceId }).where(eq(sessions.id, sessionId));
}

/** Ends all sessions of a device, but for one if wanted. */
export async function endSessionsOfDevice(
  db: Database,
  deviceId: string,
  now: Date,
  exceptSessionId?: string,
): Promise<void> {
  const others = exceptSessionId === undefined ? undefined : ne(sessions.id, exceptSessionId);
  await db
    .update(sessions)
    .set({ endedAt: now, endedBecause: 'device' satisfies SessionEnd })
    .where(and(eq(sessions.deviceId, deviceId), isNull(sessions.endedAt), others));
}

/** Notes that a session was used, and on the first call of a day its role. */
export async function recordUse(db: Database, { actor, lastUsedAt }: SessionRecord, now: Date): Promise<void> {
  const precision = new Date(now.getTime() - USE_PRECISION);
  if (lastUsedAt > precision) return;
  await db
    .update(sessions)
    .set({ lastUsedAt: now })
    .where(and(eq(sessions.id, actor.sessionId), lt(sessions.lastUsedAt, precision)));
  if (actor.roleCode !== 0 && dayOf(lastUsedAt) !== dayOf(now)) await noteRoleUse(db, actor, now);
}

/** What the time left of a session is counted from. */
export async function sessionTimes(
  db: Database,
  sessionId: string,
): Promise<Pick<SessionRecord, 'lastUsedAt' | 'endsAt'> | null> {
  const [row] = await db
    .select({ lastUsedAt: sessions.lastUsedAt, endsAt: sessions.endsAt })
    .from(sessions)
    .where(eq(sessions.id, sessionId));
  return row ?? null;
}

/** Sessions as the guard in front of every call needs them. */
export const sessionStore: SessionStore = { find: findSession, end: endSession, noteUse: recordUse };
