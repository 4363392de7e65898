import { randomUUID } from 'node:crypto';
import { addSeconds } from 'date-fns';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { calls, type CallName, type ReplyFor, type RequestFor } from '../../../../lib/contract/all';
import type { Call } from '../../../../lib/contract/call';
import { IDEMPOTENCY_HEADER, KEY_HEADER } from '../../../../lib/contract/platform/key-header';
import { pdf } from '../../files/sample-files';
import { multipart, MULTIPART } from '../../files/upload';
import { keyFor } from '../harness/portal-side';
import type { RolledBackApp } from './rolled-back-app';

/** Makes a call as the portal does; an upload sends a PDF, and a text is sent as the JSON that it is. */
export function send(
  { app, clock }: Pick<RolledBackApp, 'app' | 'clock'>,
  name: CallName,
  request: object | string,
  token: string | undefined,
): Promise<LightMyRequestResponse> {
  const call: Call = calls[name];
  const path = call.family ? `${call.path}/${memberOf(request)}` : call.path;
  const headers = {
    [KEY_HEADER]: keyFor({ method: call.method, path }, clock.now),
    ...(token && { authorization: `Bearer ${token}` }),
    ...(call.effect === 'write' && call.reach === 'browser' && { [IDEMPOTENCY_HEADER]: randomUUID() }),
  };
  return app.inject({ method: call.method, url: `/${path}`, ...contentOf(call, request, headers) });
}

/** The member of a family that a request names, as the portal puts it into the path. */
const memberOf = (request: object | string): string =>
  typeof request === 'object' && 'member' in request ? String(request.member) : 'none';

function contentOf(call: Call, request: object | string, headers: Record<string, string>): InjectOptions {
  if (typeof request === 'string')
    return { headers: { ...headers, 'content-type': 'application/json' }, payload: request };
  if (call.kind === 'upload') {
    const payload = multipart([{ content: pdf(), type: 'application/pdf' }]);
    return { headers: { ...headers, 'content-type': MULTIPART }, query: request as Record<string, string>, payload };
  }
  if (call.method === 'GET') return { headers, query: request as Record<string, string> };
  return { headers, payload: request };
}

/** The reply of a call that has to succeed, a second after the one before: what is made so has an order. */
export async function ask<Name extends CallName>(
  hr: RolledBackApp,
  name: Name,
  request: RequestFor<Name>,
  token: string | undefined,
): Promise<ReplyFor<Name>> {
  hr.clock.now = addSeconds(hr.clock.now, 1);
  const { statusCode, body } = await send(hr, name, request as object, token);
  if (statusCode !== 200) throw new Error(`${name} was refused with ${statusCode}: ${body}`);
  return JSON.parse(body) as ReplyFor<Name>;
}
