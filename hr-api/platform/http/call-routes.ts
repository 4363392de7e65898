import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { calls, type CallName } from '../../../lib/contract/all';
import { WIRE_PATH, type Call } from '../../../lib/contract/call';
import { IDEMPOTENCY_HEADER } from '../../../lib/contract/platform/key-header';
import type { Database } from '../db/database';
import { withCallContext } from '../db/slow-queries';
import { isStorable } from '../../../lib/contract/platform/storable-text';
import { ApiError } from '../errors';
import type { Handlers } from '../calls/call';
import type { InTurn } from '../calls/call-queue';
import { runCall, type Admitted, type AnyHandler } from '../calls/run-call';
import { runUpload } from '../calls/run-upload';
import type { Services } from '../calls/services';
import { answerFile } from './answer-file';
import { admit, type Caller } from './guard';
import { receiveFrom } from './receive-file';
import type { SessionStore } from './session-store';

declare module 'fastify' {
  interface FastifyRequest {
    call: CallName | null;
    caller: Caller | null;
    at: Date | null;
  }
}

export interface RouteOptions {
  readonly db: Database;
  readonly handlers: Handlers;
  readonly sessions: SessionStore;
  readonly services: Services;
  readonly inTurn: InTurn;
  readonly clock: () => Date;
}

export const allCalls = Object.entries(calls) as [CallName, Call][];

/** Gives each call of the contract its path. Uploads take multipart bodies and no JSON, all others the reverse. */
export function addCallRoutes(app: FastifyInstance, options: RouteOptions): void {
  app.decorateRequest('call', null).decorateRequest('caller', null).decorateRequest('at', null);
  const isUpload = ([, { kind }]: [CallName, Call]) => kind === 'upload';
  addRoutes(
    app,
    allCalls.filter((entry) => !isUpload(entry)),
    options,
  );
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    await scope.register(multipart);
    addRoutes(scope, allCalls.filter(isUpload), options);
  });
}

/** A family's members stand below its own path. */
function addRoutes(app: FastifyInstance, entries: readonly [CallName, Call][], options: RouteOptions): void {
  for (const [name, call] of entries) {
    app.route<{ Params: { '*'?: string } }>({
      method: call.method,
      url: call.family ? `/${call.path}/*` : `/${call.path}`,
      ...(call.maxBytes && { bodyLimit: call.maxBytes }),
      onRequest: async (request, reply) => {
        const at = options.clock();
        request.call = name;
        request.at = at;
        const { db, handlers, inTurn, services, sessions } = options;
        const path = pathOf(call, request.params['*']);
        if (call.family) refuseOwnPath(path, reply);
        const surroundings = {
          db,
          sessions,
          allow: handlers[name].allow,
          requires: handlers[name].requires,
          inTurn,
          now: at,
          env: services.env,
          secrets: services.secrets,
        };
        request.caller = await withCallContext({ name, log: request.log }, () =>
          admit(name, call, path, request, surroundings),
        );
      },
      handler: (request, reply) =>
        withCallContext({ name, log: request.log }, () => answer(name, call, request, reply, options)),
    });
  }
}

const ownMethods = new Map(
  allCalls.filter(([, { family }]) => !family).map(([, { path, method }]) => [path.toLowerCase(), method]),
);

/** A path that is another call's own is no member of a family: it came by a method that this call does not know. */
function refuseOwnPath(path: string, reply: FastifyReply): void {
  const method = ownMethods.get(path.toLowerCase());
  if (!method) return;
  void reply.header('allow', method);
  throw new ApiError('method_not_allowed');
}

function pathOf(call: Call, member: string | undefined): string {
  if (!call.family) return call.path;
  if (!member || !WIRE_PATH.test(member)) throw new ApiError('not_found');
  return `${call.path}/${member}`;
}

async function answer(
  name: CallName,
  call: Call,
  request: FastifyRequest<{ Params: { '*'?: string } }>,
  reply: FastifyReply,
  { db, services, inTurn, clock, handlers }: RouteOptions,
): Promise<FastifyReply> {
  const { caller, at, id, log } = request;
  if (!caller) throw new Error('A call was not admitted');
  const idempotencyKey = request.headers[IDEMPOTENCY_HEADER];
  const admitted: Admitted = {
    name,
    handler: handlers[name] as AnyHandler,
    call,
    caller,
    db,
    services,
    now: at ?? clock(),
    requestId: id,
    log,
    member: request.params['*'] ?? null,
    idempotencyKey: typeof idempotencyKey === 'string' ? idempotencyKey : undefined,
    inTurn: turnOf(call, caller, reply, { inTurn, isLowPriority: handlers[name].isLowPriority ?? false }),
  };
  const read = readRequest(call, request);
  if (call.kind === 'download') return answerFile(admitted, read, request, reply);
  const outcome =
    call.kind === 'upload'
      ? await runUpload(admitted, read as { filename: string }, receiveFrom(request))
      : await runCall(admitted, read);
  if (outcome.isReplayed) void reply.header('idempotency-replayed', 'true');
  return reply.type('application/json; charset=utf-8').send(outcome.reply);
}

/** Strangers have no turns here: what they may cost is limited where they sign in. A read that nobody waits for is not made. */
function turnOf(
  { effect }: Call,
  { actor }: Caller,
  reply: FastifyReply,
  { inTurn, isLowPriority }: { readonly inTurn: InTurn; readonly isLowPriority: boolean },
): Admitted['inTurn'] {
  if (!actor) return (work) => work();
  return (work) =>
    inTurn({ accountId: actor.accountId, isLowPriority }, async () => {
      if (effect === 'read' && reply.raw.destroyed)
        throw new ApiError('bad_request', { message: 'Nobody waits for it' });
      return work();
    });
}

/** The body, or the query of a file's call, as its schema reads it: fields that it does not name are dropped. */
function readRequest(call: Call, request: FastifyRequest): unknown {
  const isBody = call.kind === 'json' && call.method === 'POST';
  const given = isBody ? (request.body ?? {}) : { ...(request.query as Record<string, unknown>) };
  if (
    !isBody &&
    !Object.values(given)
      .flat()
      .every((value) => isStorable(String(value)))
  )
    throw new ApiError('bad_request');
  const read = call.request.safeParse(given);
  if (read.success) return read.data;
  const issues = read.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  throw new ApiError('invalid', { issues });
}
