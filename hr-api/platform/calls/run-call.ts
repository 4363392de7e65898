import type { FastifyBaseLogger } from 'fastify';
import type { CallName } from '../../../lib/contract/all';
import type { Call } from '../../../lib/contract/call';
import { IDEMPOTENCY_KEY } from '../../../lib/contract/platform/key-header';
import type { Actor, Around, CallContext } from './call';
import { countWork } from '../budgets/work';
import type { Caller } from '../http/guard';
import type { Database } from '../db/database';
import { inTransaction } from '../db/transaction';
import { ApiError } from '../errors';
import type { Download } from '../files/storage/store';
import type { UploadRule } from '../files/uploads';
import { runOnce, type Outcome } from '../idempotency/run-once';
import type { Services } from './services';

export interface Admitted {
  readonly name: CallName;
  readonly handler: AnyHandler;
  readonly call: Call;
  readonly caller: Caller;
  readonly db: Database;
  readonly services: Services;
  readonly now: Date;
  readonly requestId: string;
  readonly log: FastifyBaseLogger;
  readonly idempotencyKey: string | undefined;
  /** The member that was called, of a family. */
  readonly member: string | null;
  /** Does what asks the database in the caller's turn, and for as long as it takes nobody on the wire. */
  readonly inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

/** A handler whatever its call: what it is given was read by the call's schema. */
export type AnyHandler = Around & {
  readonly handle: (request: unknown, context: CallContext<Actor | null>) => Promise<unknown>;
};

/** Runs the handler of an admitted call on a request as the schema read it: a write in one transaction, once for each key. */
export function runCall(admitted: Admitted, request: unknown): Promise<Outcome> {
  return admitted.inTurn(() => runInTurn(admitted, request));
}

async function runInTurn(admitted: Admitted, request: unknown): Promise<Outcome> {
  const { name, call, db, caller, handler, services, now, member } = admitted;
  if (call.effect === 'read' || handler.transaction === 'own') {
    return { reply: await replyOf(admitted, db, request), isReplayed: false };
  }
  if (call.reach === 'server' || !caller.actor) {
    return { reply: await inTransaction(db, (tx) => countedReplyOf(admitted, tx, request)), isReplayed: false };
  }
  const { accountId } = caller.actor;
  const hashKey = services.secrets.idempotency;
  const intent = { accountId, key: keyOf(admitted), call: name, request: [member, request], hashKey, now };
  return inTransaction(db, (tx) => runOnce(tx, intent, () => countedReplyOf(admitted, tx, request)));
}

async function countedReplyOf(admitted: Admitted, db: Database, request: unknown): Promise<string> {
  const { caller, handler } = admitted;
  if (handler.work && caller.actor) await countWork({ ...admitted, db }, caller.actor.accountId, handler.work);
  return replyOf(admitted, db, request);
}

/** Asks the handler of an admitted upload whether the caller may send a file, and what it has to be. */
export async function ruleOfUpload(admitted: Admitted, request: unknown): Promise<UploadRule> {
  return (await handle(admitted, admitted.db, request)) as UploadRule;
}

/** The write's Idempotency-Key; throws where it is missing or is none. */
export function keyOf({ idempotencyKey }: Admitted): string {
  if (idempotencyKey === undefined) throw new ApiError('idempotency_key_required');
  if (IDEMPOTENCY_KEY.test(idempotencyKey)) return idempotencyKey;
  throw new ApiError('bad_request', { message: 'The Idempotency-Key must be 16 to 64 letters, digits, - or _' });
}

/** Asks the handler of an admitted download which file the caller may have. */
export async function runDownload(admitted: Admitted, request: unknown): Promise<Download> {
  return (await admitted.inTurn(() => handle(admitted, admitted.db, request))) as Download;
}

async function handle(admitted: Admitted, db: Database, request: unknown): Promise<unknown> {
  const { handler, caller, services, now, requestId, log, member } = admitted;
  return handler.handle(request, { ...caller, db, services, now, requestId, log, member });
}

async function replyOf(admitted: Admitted, db: Database, request: unknown): Promise<string> {
  return textOf(admitted, await handle(admitted, db, request));
}

/** Texts of replies that are frozen, which are the same each time. */
const keptTexts = new WeakMap<object, { readonly call: Call; readonly text: string }>();

const isKept = (answer: unknown): answer is object =>
  typeof answer === 'object' && answer !== null && Object.isFrozen(answer);

/**
 * The reply's JSON text, with what its schema names and nothing else; a reply that does not fit is our own mistake. One that is frozen
 * is never changed: it is checked and written once for everybody who is given the same object.
 */
export function textOf({ name, call, log }: Admitted, answer: unknown): string {
  const kept = isKept(answer) ? keptTexts.get(answer) : undefined;
  if (kept?.call === call) return kept.text;
  const reply = call.reply.safeParse(answer);
  if (!reply.success) {
    const paths = reply.error.issues.map(({ path }) => path.join('.'));
    log.error({ call: name, paths }, 'reply does not fit its schema');
    throw new ApiError('internal');
  }
  const text = JSON.stringify(reply.data);
  if (isKept(answer)) keptTexts.set(answer, { call, text });
  return text;
}
