import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { buildApp } from '../../../../hr-api/app';
import type { Database, OpenDatabase } from '../../../../hr-api/platform/db/database';
import { readEnv } from '../../../../hr-api/platform/env';
import { createLog } from '../../../../hr-api/platform/log';
import { startServices } from '../../../../hr-api/services';
import { type Services } from '../../../../hr-api/platform/calls/services';
import { calls, type CallName, type ReplyFor, type RequestFor } from '../../../../lib/contract/all';
import type { Call } from '../../../../lib/contract/call';
import { errorReplySchema, type ErrorReply } from '../../../../lib/contract/platform/errors';
import {
  BROWSER_HEADER,
  CLIENT_ADDRESS_HEADER,
  IDEMPOTENCY_HEADER,
  KEY_HEADER,
} from '../../../../lib/contract/platform/key-header';
import { keyFor, sealedPassword } from './portal-side';
import { makeDatabase, type TestDatabase } from './test-database';
import { SAMPLE_PASSWORD, TEMPLATE_FILES_VARIABLE, TEST_KEY, TEST_NOW } from './test-settings';

interface CallOptions {
  readonly token?: string;
  readonly clientAddress?: string;
  /** The id that the portal has given to the browser. */
  readonly browser?: string;
  /** The last part of the path of a family's call. */
  readonly member?: string;
  /** A new one for each write unless given; null sends none. */
  readonly idempotencyKey?: string | null;
  readonly language?: string;
  readonly headers?: Record<string, string>;
}

interface Answer<Name extends CallName> {
  readonly status: number;
  readonly headers: LightMyRequestResponse['headers'];
  /** The body as it came: the file of a download. */
  readonly bytes: Buffer;
  /** The reply of a call that succeeded; throws for a refusal. */
  readonly reply: () => ReplyFor<Name>;
  /** The refusal; throws for a call that succeeded. */
  readonly error: () => ErrorReply;
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly database: OpenDatabase;
  readonly db: Database;
  /** Where its database is on the server; null for the embedded one. */
  readonly databaseUrl: string | null;
  readonly services: Services;
  readonly dataDir: string;
  /** The clock that the HR API goes by. */
  readonly clock: { now: Date; advance: (ms: number) => void };
  /** Everything that was logged, a line of JSON each. */
  readonly logs: string[];
  /** Makes a call as the portal does. */
  readonly call: <Name extends CallName>(
    name: Name,
    request: RequestFor<Name>,
    options?: CallOptions,
  ) => Promise<Answer<Name>>;
  /** Signs in with the password of the sample accounts unless another is given. */
  readonly signIn: (loginId: string, password?: string, options?: CallOptions) => Promise<Answer<'signIn'>>;
  /** Signs in and answers the token; for accounts that reach the portal by their password alone. */
  readonly tokenOf: (loginId: string) => Promise<string>;
  readonly stop: () => Promise<void>;
}

interface StartOptions {
  readonly now?: Date;
  readonly settings?: Record<string, string>;
  readonly mailRetrySeconds?: readonly number[];
  /** How long a worker that nobody wakes sleeps. */
  readonly pollMs?: number;
  /** How often is looked for what is due by its schedule: not at all while a test lasts, unless given. */
  readonly tickMs?: number;
  /** Migrated; `stop` drops it too. One with the sample organisation unless given. */
  readonly on?: TestDatabase;
}

/** Starts the HR API on a database of its own with the sample organisation. Call `stop` when done. */
export async function startApp({
  now = TEST_NOW,
  settings,
  mailRetrySeconds,
  pollMs,
  tickMs = 3_600_000,
  on,
}: StartOptions = {}): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'humming-bird-test-'));
  // The program takes a tenth of the time in which Node looks at each file.
  await promisify(execFile)('cp', ['-R', `${process.env[TEMPLATE_FILES_VARIABLE] ?? ''}/.`, dataDir]);
  const env = readEnv({ HR_API_KEY: TEST_KEY, DATA_DIR: dataDir, ACCOUNT_BUDGET_FACTOR: '1000', ...settings });
  const { database, url, drop } = on ?? (await makeDatabase());
  const clock = {
    now,
    advance(ms: number) {
      this.now = new Date(this.now.getTime() + ms);
    },
  };
  const logs: string[] = [];
  const log = createLog(env, { write: (line) => void logs.push(line) });
  const readClock = () => clock.now;
  const services = await startServices({
    env,
    database,
    clock: readClock,
    log,
    retrySeconds: mailRetrySeconds,
    pollMs,
    tickMs,
  });
  const app = await buildApp({ database, services, clock: readClock, log, isDraining: () => false });

  const call: TestApp['call'] = async (name, request, options = {}) =>
    answerOf(await app.inject(injectionOf(calls[name], request, clock.now, options)));
  const signIn: TestApp['signIn'] = (loginId, password = SAMPLE_PASSWORD, options = {}) =>
    call('signIn', { username: loginId, password: sealedPassword(password, clock.now) }, options);

  return {
    app,
    database,
    db: database.db,
    databaseUrl: url,
    services,
    dataDir,
    clock,
    logs,
    call,
    signIn,
    tokenOf: async (loginId) => (await signIn(loginId)).reply().authToken,
    stop: async () => {
      await app.close();
      await services.stop();
      await drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function injectionOf(call: Call, request: unknown, now: Date, options: CallOptions): InjectOptions {
  const path = call.family ? `${call.path}/${options.member ?? 'none'}` : call.path;
  const { token, clientAddress = '', browser = '', idempotencyKey = randomUUID(), language, headers } = options;
  const needsKey = call.effect === 'write' && call.reach === 'browser' && idempotencyKey !== null;
  return {
    method: call.method,
    url: `/${path}`,
    headers: {
      [KEY_HEADER]: keyFor({ method: call.method, path }, now, clientAddress, browser),
      ...(browser && { [BROWSER_HEADER]: browser }),
      ...(clientAddress && { [CLIENT_ADDRESS_HEADER]: clientAddress }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(needsKey && { [IDEMPOTENCY_HEADER]: idempotencyKey }),
      ...(language && { 'accept-language': language }),
      ...headers,
    },
    ...(call.method === 'GET' ? { query: request as Record<string, string> } : { payload: request as object }),
  };
}

function answerOf<Name extends CallName>(response: LightMyRequestResponse): Answer<Name> {
  const { statusCode: status, headers, body, rawPayload: bytes } = response;
  return {
    status,
    headers,
    bytes,
    reply: () => {
      if (status !== 200) throw new Error(`The call was refused with ${status}: ${body}`);
      return JSON.parse(body) as ReplyFor<Name>;
    },
    error: () => {
      if (status === 200) throw new Error('The call was not refused');
      return errorReplySchema.parse(JSON.parse(body));
    },
  };
}
