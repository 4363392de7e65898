import type { FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import type { CallName } from '../../../lib/contract/all';
import { admits, stageOf, type Call } from '../../../lib/contract/call';
import {
  BACKGROUND_HEADER,
  BROWSER_HEADER,
  BROWSER_KIND_HEADER,
  CLIENT_ADDRESS_HEADER,
  KEY_HEADER,
} from '../../../lib/contract/platform/key-header';
import type { ErrorCode } from '../../../lib/contract/platform/errors';
import { preferredLanguage, type Language } from '../../../lib/contract/platform/languages';
import { audit } from '../audit/audit';
import type { Actor, Allow } from '../calls/call';
import type { InTurn } from '../calls/call-queue';
import { isAllowed } from '../calls/is-allowed';
import { hasRecentProof } from '../calls/recent-proof';
import type { Database } from '../db/database';
import type { Environment } from '../env';
import { ApiError } from '../errors';
import { storedLanguage } from '../language';
import type { Secrets } from '../secrets';
import { checkKey } from './key-check';
import type { SessionRecord, SessionStore } from './session-store';

/** Who calls, as the guard found out. */
export interface Caller {
  readonly actor: Actor | null;
  /** As the request asks for it, else as the person once chose. Mails go by the stored one first. */
  readonly language: Language;
  readonly clientAddress: string | null;
  /** SHA-256 of the id that the portal has given to the browser, hexadecimal; null where it sends none. */
  readonly browser: string | null;
  /** What kind of browser it is, as the portal says; null where it does not. */
  readonly browserKind: string | null;
}

interface GuardOptions {
  readonly env: Environment;
  readonly secrets: Secrets;
  readonly db: Database;
  readonly sessions: SessionStore;
  readonly allow: Allow | 'signed-out';
  readonly requires: 'recent proof' | undefined;
  readonly inTurn: InTurn;
  readonly now: Date;
}

/** Letters, digits and what stands between them: it is shown to people, and the key does not vouch for it. */
const BROWSER_KIND = /^[A-Za-z0-9][A-Za-z0-9 .,-]{0,59}$/;

/** Signing out twice is no mistake: the call is let in with a session that has ended. */
const ALLOWED_AFTER_END: ReadonlySet<CallName> = new Set(['signOut']);

const headerOf = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return Array.isArray(value) ? undefined : value;
};

/**
 * Lets a request in or throws the refusal: the portal's key, the session, the call's gate, who is allowed to make it, and whether
 * they have proven lately that it is them.
 */
export async function admit(
  name: CallName,
  call: Call,
  path: string,
  request: FastifyRequest,
  options: GuardOptions,
): Promise<Caller> {
  const { secrets, db, sessions, inTurn, now } = options;
  const clientAddress = headerOf(request, CLIENT_ADDRESS_HEADER) ?? '';
  const browser = headerOf(request, BROWSER_HEADER) ?? '';
  const key = checkKey(
    secrets.header,
    headerOf(request, KEY_HEADER),
    { method: call.method, path, clientAddress, browser },
    now,
  );
  if (key !== 'good') throw keyRefusal(request, key);

  const browserKind = headerOf(request, BROWSER_KIND_HEADER) ?? '';
  const known = {
    clientAddress: isIP(clientAddress) ? clientAddress : null,
    browser: browser ? createHash('sha256').update(browser).digest('hex') : null,
    browserKind: BROWSER_KIND.test(browserKind) ? browserKind : null,
  };
  const wanted = preferredLanguage(headerOf(request, 'accept-language'));
  if (call.gate === 'open') return { ...known, actor: null, language: wanted ?? 'en' };

  const session = await sessionOf(request, name, call, options);
  const atGate = refusalAtGate(call, session.actor);
  const refusal = atGate ?? (isAllowed(options.allow, session.actor) ? null : 'forbidden');
  if (refusal) {
    request.log.warn(
      { refusal, account: session.actor.accountId, role: session.actor.roleCode },
      atGate ? 'gate denied' : 'permission denied',
    );
    const subject = { kind: 'call', id: name };
    const context = { actor: session.actor, db, now, requestId: request.id };
    await inTurn(session.actor, () => audit(context, { subject, action: 'be refused', after: { refusal } }));
    throw new ApiError(refusal);
  }
  const isUse = !call.background && headerOf(request, BACKGROUND_HEADER) !== '1' && !session.endedAt;
  if (isUse) await sessions.noteUse(db, session, now);
  if (options.requires && !hasRecentProof(session.actor, now, options.env)) {
    request.log.info({ account: session.actor.accountId }, 'proof required');
    throw new ApiError('proof_required');
  }
  return { ...known, actor: session.actor, language: wanted ?? storedLanguage(session.storedLanguage) ?? 'en' };
}

async function sessionOf(
  request: FastifyRequest,
  name: CallName,
  call: Call,
  { env, db, sessions, now }: GuardOptions,
): Promise<SessionRecord> {
  const token = /^Bearer ([A-Za-z0-9_-]{43})$/i.exec(headerOf(request, 'authorization') ?? '')?.[1];
  const session = token ? await sessions.find(db, token, now, env) : null;
  if (!session) throw new ApiError('unauthenticated');
  if (session.dueEnd) await sessions.end(db, session.actor.sessionId, session.dueEnd, now);
  const isOver = session.dueEnd || (session.endedAt && !(call.effect === 'read' && session.mayStillRead));
  if (isOver && !ALLOWED_AFTER_END.has(name)) throw sessionEndError(request, session);
  return session;
}

/** The refusal says why, since who holds the token once held the session. */
function sessionEndError(request: FastifyRequest, { actor, dueEnd, endedBecause }: SessionRecord): ApiError {
  const because = dueEnd ?? endedBecause;
  request.log.info({ because, account: actor.accountId, session: actor.sessionId }, 'session over');
  return new ApiError('unauthenticated', { ...(because && { params: { because } }) });
}

function keyRefusal(request: FastifyRequest, verdict: 'stale' | 'refused'): ApiError {
  request.log.warn({ verdict }, 'key refused');
  if (verdict === 'refused') return new ApiError('key_refused');
  return new ApiError('key_refused', {
    message: "The time of the portal's key is stale: the clocks of portal and HR API differ by more than two minutes",
    params: { reason: 'stale' },
  });
}

/** What is to be done first at each gate. */
const REFUSALS = {
  code: 'code_required',
  enrolment: 'enrolment_required',
  conduct: 'conduct_required',
} as const;

function refusalAtGate(call: Call, actor: Actor): ErrorCode | null {
  if (!call.users.includes(actor.kind)) return 'forbidden';
  const stage = stageOf(actor.flag);
  if (admits(call.gate, stage)) return null;
  return ({ ...REFUSALS, full: 'forbidden' } as const)[stage];
}
