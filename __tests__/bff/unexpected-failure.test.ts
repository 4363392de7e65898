import { z } from 'zod';
import { defineCall, type Call } from '@/lib/contract/call';
import {
  callProxy,
  callProxyOver,
  askSession,
  cookieOfSession,
  ownRequest,
  pointPortalAt,
  wholeAnswer,
} from './stub/portal-request';
import { TOKEN_CANARY } from './stub/stub-upstream';

beforeAll(() => pointPortalAt('http://127.0.0.1:9'));

const broken: Call = defineCall({
  path: 'api/broken',
  reach: 'browser',
  gate: 'full',
  effect: 'read',
  request: z.object({}).transform(() => {
    throw new TypeError(`cannot read ${TOKEN_CANARY} of undefined`);
  }),
  reply: z.unknown(),
});

test('a fault of ours is a 500 with a request id and without its cause (F30)', async () => {
  const answer = await callProxyOver({ broken }, 'broken', undefined, { headers: { cookie: await cookieOfSession() } });
  expect(answer.status).toBe(500);
  const id = answer.headers.get('x-request-id');
  expect(await answer.json()).toEqual({ code: 'internal', message: 'internal', requestId: id });
});

test('a body that breaks while it is read is refused, and the call proxy goes on (F30)', async () => {
  const cookie = await cookieOfSession();
  const breaking = new ReadableStream({ start: (controller) => controller.error(new Error(`${TOKEN_CANARY} broke`)) });
  const answer = await callProxy('listMenu', { body: breaking, headers: { cookie } });
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(await wholeAnswer(answer)).not.toMatch(/CANARY|broke/);
});

test('a session step whose body breaks is refused too (F30)', async () => {
  const { POST } = await import('@/app/api/session/sign-in/route');
  const body = new ReadableStream({ start: (controller) => controller.error(new Error('broke')) });
  const answer = await POST(ownRequest('/api/session/sign-in', { body }));
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(await wholeAnswer(answer)).not.toContain('broke');
});

test('sign-in under a host that is not ours is refused before the HR API is asked (T61)', async () => {
  const answer = await askSession('sign-in', { username: 'E1001', password: 'a password' }, { host: 'evil.example' });
  expect(answer.status).toBe(403);
});
