import 'server-only';
import type { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';
import { calls, type CallName, type ReplyFor, type RequestFor } from '../../contract/all';
import { WIRE_PATH, type Call } from '../../contract/call';
import { refusalOf } from '../../gate';
import { log } from '../../log';
import type { Caller } from '../call/caller';
import { Deadline } from './deadline';
import { HrError } from './hr-error';
import { measureCall, callNameOf } from './measure-call';
import { BUDGET, requestUpstream, upstreamError, type Sent } from './upstream';
import { errorOf, jsonOf } from './upstream-reply';

interface Options {
  /** One per user intent; the same again has the same effect once. */
  readonly idempotencyKey?: string;
  /** For an upload: the multipart body as it arrives, and its content type. */
  readonly upload?: { body: Readable; contentType: string };
  /** For a file that the browser has kept: the ETag of what it has. */
  readonly ifNoneMatch?: string;
  readonly signal?: AbortSignal;
}

type DownloadOptions = Pick<Options, 'ifNoneMatch' | 'signal'>;

/** Makes a call of the table for this caller and answers what its reply schema names. Throws `HrError`. */
export async function send<Name extends CallName>(
  name: Name,
  request: RequestFor<Name>,
  caller: Caller,
  options?: Options,
) {
  return (await sendIfAllowed(calls[name], request, caller, options)) as ReplyFor<Name>;
}

/** Refuses a call that this caller's session may not make: first of all for whoever uses `sendCall` or `openDownload`. */
export function assertMayCall(call: Call, { session }: Caller): void {
  const refusal = refusalOf(session, call);
  if (refusal) throw new HrError(refusal);
}

function sendIfAllowed(call: Call, request: unknown, caller: Caller, options?: Options): Promise<unknown> {
  return measureCall(call, caller, async () => {
    assertMayCall(call, caller);
    return ask(call, request, caller, options);
  });
}

/** Makes a call that the caller may make. The request is reduced to what its schema names before it goes. */
export function sendCall(call: Call, request: unknown, caller: Caller, options?: Options): Promise<unknown> {
  return measureCall(call, caller, () => ask(call, request, caller, options));
}

async function ask(call: Call, request: unknown, caller: Caller, options: Options = {}): Promise<unknown> {
  const answer = await open(call, request, caller, options);
  const json = await jsonOf(answer, { call, caller }).catch((error: unknown) =>
    fail(error, call, caller, options.signal),
  );
  const reply = call.reply.safeParse(json);
  if (reply.success) return reply.data;
  const issues = reply.error.issues.slice(0, 5).map(({ path, code }) => `${path.join('.')}: ${code}`);
  log().error({ requestId: caller.requestId, call: callNameOf(call), issues }, 'the HR API answered in another shape');
  throw new HrError('upstream_invalid');
}

/** A download that the caller may make: the upstream answer, its body unread; 304 where the caller has it already. */
export function openDownload(
  call: Call,
  request: unknown,
  caller: Caller,
  options: DownloadOptions,
): Promise<Dispatcher.ResponseData> {
  return measureCall(call, caller, () => openFile(call, request, caller, options));
}

async function openFile(
  call: Call,
  request: unknown,
  caller: Caller,
  options: DownloadOptions,
): Promise<Dispatcher.ResponseData> {
  const answer = await open(call, request, caller, options);
  const isKnown = answer.statusCode === 304 && options.ifNoneMatch !== undefined;
  if (answer.statusCode !== 200 && !isKnown)
    fail(await errorOf(answer, { call, caller }), call, caller, options.signal);
  return answer;
}

async function open(
  call: Call,
  request: unknown,
  caller: Caller,
  { idempotencyKey, upload, ifNoneMatch, signal }: Options,
) {
  const parsed = call.request.safeParse(request);
  if (!parsed.success) {
    const issues = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
    throw new HrError('invalid', { issues });
  }
  const { path, fields } = await wirePathOf(call, parsed.data as Record<string, unknown>, caller);
  const isInQuery = call.method === 'GET' || Boolean(upload);
  const sent: Sent = {
    call,
    path,
    idempotencyKey,
    ifNoneMatch,
    ...(isInQuery ? { query: queryOf(fields) } : { body: JSON.stringify(fields), contentType: 'application/json' }),
    ...upload,
  };
  const deadline = new Deadline(BUDGET.whole, signal);
  try {
    const answer = await requestUpstream({ ...sent, signal: deadline }, caller);
    answer.body.once('close', () => deadline.lift());
    return answer;
  } catch (error) {
    deadline.lift();
    return fail(error, call, caller, signal);
  }
}

/** The path on the wire. A member of a family is looked up in what the HR API listed for this session, never joined. */
async function wirePathOf(call: Call, { member, ...fields }: Record<string, unknown>, caller: Caller) {
  if (!call.family) return { path: call.path, fields: member === undefined ? fields : { member, ...fields } };
  const listing = (calls as Record<string, Call>)[call.family.listedBy];
  if (!listing) throw new Error(`no call lists the family ${call.path}`);
  const members = call.family.membersOf((await sendIfAllowed(listing, fields, caller)) as never);
  const path = members.find(({ name }) => name === member)?.path;
  if (!path || !WIRE_PATH.test(path) || !path.startsWith(`${call.path}/`) || isOwnPath(path))
    throw new HrError('not_found');
  return { path, fields };
}

const ownPaths = new Set(Object.values(calls as Record<string, Call>).map(({ path }) => path.toLowerCase()));

/** Whether a path is another call's own: what that asks of a session is not passed by as a member of a family. */
const isOwnPath = (path: string): boolean => ownPaths.has(path.toLowerCase());

function queryOf(fields: Record<string, unknown>): string {
  const pairs = Object.entries(fields).filter(([, value]) => value !== undefined);
  return new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString();
}

/**
 * Logs why a call failed, for operators; that the one who asked went away is no fault. Who is told to slow down is the portal
 * as much as the person, where an HR API counts by address: worth a look (F14).
 */
function fail(error: unknown, call: Call, { requestId }: Caller, asker?: AbortSignal): never {
  const failure = upstreamError(error);
  const cause = failure.cause instanceof Error ? `${failure.cause.name}: ${failure.cause.message}` : undefined;
  const level = asker?.aborted ? 'info' : levelOf(failure.status);
  log()[level]({ requestId, call: callNameOf(call), code: failure.code, status: failure.status, cause }, 'call failed');
  throw failure;
}

function levelOf(status: number): 'error' | 'warn' | 'info' {
  if (status >= 500) return 'error';
  return status === 429 ? 'warn' : 'info';
}
