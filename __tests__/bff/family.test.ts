import { z } from 'zod';
import { defineCall, type Call } from '@/lib/contract/call';
import type { MenuEntry } from '@/lib/contract/workplace/shell';
import { callProxyOver, cookieOfSession, pointPortalAt } from './stub/portal-request';
import { answerSamples, sampleReplies } from './stub/sample-replies';
import { json, startStub, type Stub } from './stub/stub-upstream';

let stub: Stub;
let cookie: string;
beforeAll(async () => {
  pointPortalAt((stub = await startStub()).address);
  answerSamples(stub);
  cookie = await cookieOfSession();
});
beforeEach(() => stub.forget());
afterAll(() => stub.close());

/** A family whose members the menu lists: the entry's name, and its description as the path. */
const readSection: Call = defineCall({
  path: 'api/ecenter',
  reach: 'browser',
  gate: 'full',
  effect: 'read',
  family: {
    listedBy: 'listMenu',
    membersOf: (reply: MenuEntry[]) =>
      reply.map(({ Menu_Name, Description }) => ({ name: Menu_Name, path: Description })),
  },
  request: z.object({ member: z.string(), note: z.string().optional() }),
  reply: z.object({ ok: z.boolean() }),
});

const list = (...paths: string[]) =>
  stub.on(
    'api/common/menulist/dynamiclist/list',
    json(paths.map((path, at) => ({ ...sampleReplies.listMenu[0], Menu_Name: `entry-${at}`, Description: path }))),
  );
const ask = (member: string) =>
  callProxyOver({ readSection }, 'readSection', undefined, {
    body: JSON.stringify({ member, note: 'n' }),
    headers: { cookie },
  });
const beyondTheList = () => stub.seen.filter(({ url }) => !url.includes('menulist'));

test('a member that the HR API listed for this session is reached by its own path (T16)', async () => {
  list('api/ecenter/address', 'api/ecenter/family/list');
  stub.on('api/ecenter/family/list', json({ ok: true }));
  const answer = await ask('entry-1');
  expect([answer.status, await answer.json()]).toEqual([200, { ok: true }]);
  expect(beyondTheList()).toMatchObject([{ url: '/api4/api/ecenter/family/list', body: '{"note":"n"}' }]);
});

test.each([
  'api/ecenter/address',
  '../users/logout',
  'users/logout',
  'http://evil.example/',
  'entry-7',
  'entry-0/../entry-1',
  '__proto__',
  '',
])('a name that was not listed, %j, goes nowhere, though it may be a path (T16)', async (member) => {
  list('api/ecenter/address');
  const answer = await ask(member);
  expect(answer.status).toBe(404);
  expect(beyondTheList()).toEqual([]);
});

test.each([
  'users/logout',
  'api/ecenter',
  'api/ecenter/reportbuilder/dynamiclist/getlist',
  'api/ecenter/REPORTBUILDER/dynamiclist/getlist',
  'api/ecenterx/address',
  'api/ecenter/../../users/logout',
  'api/ecenter//evil.example',
  'api/ecenter/a?x=1',
  'api/ecenter/a#x',
  'api/ecenter/%2e%2e/x',
  '/api/ecenter/address',
  'http://evil.example/api/ecenter/address',
  'api/ecenter/a\r\nx: 1',
  'api/ecenter/a\n',
])('a path outside the family, %j, is not taken even from the HR API (T16)', async (path) => {
  list(path);
  const answer = await ask('entry-0');
  expect(answer.status).toBe(404);
  expect(beyondTheList()).toEqual([]);
});

test('without a list there is no member: a refused listing is the answer (T16)', async () => {
  stub.on('api/common/menulist/dynamiclist/list', json({ code: 'forbidden', message: 'no', requestId: '1' }, 403));
  expect((await ask('entry-0')).status).toBe(403);
  expect(beyondTheList()).toEqual([]);
});
