import 'server-only';
import type { Readable } from 'node:stream';
import { errors, Pool, type Dispatcher } from 'undici';
import type { Call } from '../../contract/call';
import {
  BACKGROUND_HEADER,
  BROWSER_HEADER,
  BROWSER_KIND_HEADER,
  CLIENT_ADDRESS_HEADER,
  IDEMPOTENCY_HEADER,
  KEY_HEADER,
  REQUEST_ID_HEADER,
} from '../../contract/platform/key-header';
import { portalConfig } from '../../config';
import type { Caller } from '../call/caller';
import { takePlace } from './call-places';
import type { Deadline } from './deadline';
import { HrError } from './hr-error';
import { keyHeader } from './key-header';

/** Milliseconds. `whole` is the specification's request timeout (CFG-12). */
export const BUDGET = { connect: 2_000, firstByte: 10_000, firstByteOfWrite: 60_000, whole: 500_000 };

const CONNECTIONS = 256;

let pool: { base: URL; pool: Pool } | undefined;

async function upstream() {
  if (pool) return pool;
  const base = new URL((await portalConfig()).hrApiBase);
  const connect = { timeout: BUDGET.connect };
  return (pool ??= {
    base,
    pool: new Pool(base.origin, { connections: CONNECTIONS, connect, keepAliveTimeout: 30_000 }),
  });
}

export interface Sent {
  readonly call: Call;
  /** The wire path: the call's, or for a family the one that the HR API listed. */
  readonly path: string;
  readonly query?: string;
  readonly body?: string | Readable;
  readonly contentType?: string;
  readonly idempotencyKey?: string;
  readonly ifNoneMatch?: string;
  readonly signal?: Deadline;
}

/** Sends one request to the HR API, with our headers and no others. Throws `upstream_*` when no answer came. */
export async function requestUpstream(sent: Sent, caller: Caller): Promise<Dispatcher.ResponseData> {
  const { base, pool } = await upstream();
  const { call, path } = sent;
  const { clientAddress, browser, browserKind } = caller;
  const headers: Record<string, string> = {
    accept: call.kind === 'download' ? '*/*' : 'application/json',
    'accept-language': caller.language,
    [REQUEST_ID_HEADER]: caller.requestId,
    [KEY_HEADER]: keyHeader({ method: call.method, path, clientAddress, browser }),
  };
  if (caller.session && call.gate !== 'open') headers.authorization = `Bearer ${caller.session.token}`;
  if (clientAddress) headers[CLIENT_ADDRESS_HEADER] = clientAddress;
  if (browser) headers[BROWSER_HEADER] = browser;
  if (browserKind) headers[BROWSER_KIND_HEADER] = browserKind;
  if (call.background) headers[BACKGROUND_HEADER] = '1';
  if (sent.idempotencyKey) headers[IDEMPOTENCY_HEADER] = sent.idempotencyKey;
  if (sent.ifNoneMatch) headers['if-none-match'] = sent.ifNoneMatch;
  if (sent.contentType) headers['content-type'] = sent.contentType;
  const isQuick = call.kind === 'json' && call.effect === 'read' && !call.isSlow;
  const leave = await takePlace(call.path, CONNECTIONS / 2, BUDGET.firstByte);
  try {
    const answer = await pool.request({
      path: `${base.pathname}${path}${sent.query ? `?${sent.query}` : ''}`,
      method: call.method,
      headers,
      body: sent.body,
      signal: sent.signal,
      headersTimeout: isQuick ? BUDGET.firstByte : BUDGET.firstByteOfWrite,
      bodyTimeout: BUDGET.firstByteOfWrite,
    });
    answer.body.once('close', leave);
    return answer;
  } catch (error) {
    leave();
    throw upstreamError(error);
  }
}

/** Whether the HR API's process answers; any answer counts. */
export async function isUpstreamLive(): Promise<boolean> {
  try {
    const { base, pool } = await upstream();
    const answer = await pool.request({ path: `${base.pathname}live`, method: 'GET', headersTimeout: BUDGET.connect });
    await answer.body.dump();
    return true;
  } catch {
    return false;
  }
}

/** What went wrong on the wire, as the person is told. The cause goes to the log, never to the browser. */
export function upstreamError(error: unknown): HrError {
  if (error instanceof HrError) return error;
  const isLate =
    error instanceof errors.HeadersTimeoutError ||
    error instanceof errors.BodyTimeoutError ||
    (error instanceof DOMException && error.name === 'TimeoutError');
  return Object.assign(new HrError(isLate ? 'upstream_timeout' : 'upstream_unavailable'), { cause: error });
}
