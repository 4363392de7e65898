import { createHash } from 'node:crypto';
import type { ReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { and, eq } from 'drizzle-orm';
import { namedTo } from '../../hr-api/people/colleagues';
import { dayOf } from '../../hr-api/platform/dates';
import { asOn } from '../../hr-api/people/effective-dates';
import { findPhoto } from '../../hr-api/people/photo';
import { drawPortrait } from '../../hr-api/people/sample/sample-portraits';
import { employments, personPhotos, persons } from '../../hr-api/people/tables';
import { ROLE } from '../../hr-api/people/accounts/role-codes';
import { calls } from '../../lib/contract/all';
import { OWN_PHOTO } from '../../lib/contract/people/own-photo';
import { keyFor } from '../platform/hr-api/harness/portal-side';
import { startApp, type TestApp } from '../platform/hr-api/harness/start-app';
import { actorOf, employmentOf } from './cast-actors';

let hr: TestApp;
let today: string;
beforeAll(async () => {
  hr = await startApp();
  today = dayOf(hr.clock.now);
});
afterAll(() => hr.stop());

const photoOf = async (token: string, empid: string, headers: Record<string, string> = {}) =>
  hr.call('getUserPhoto', { empid }, { token, headers });

test('an employee gets their own photo, which only they may keep and have to ask about each time', async () => {
  const { status, headers, bytes } = await photoOf(await hr.tokenOf('E1001'), 'E1001');
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'image/png',
    'content-length': String(bytes.length),
    'cache-control': 'private, no-cache',
    etag: `"${createHash('sha256').update(bytes).digest('hex')}"`,
    'x-content-type-options': 'nosniff',
  });
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
});

test('at the agreement a person gets their own photo and nobody else’s (T45)', async () => {
  const token = await hr.tokenOf('E1008');
  expect((await photoOf(token, 'E1008')).status).toBe(200);
  expect((await photoOf(token, OWN_PHOTO)).bytes).toEqual((await photoOf(token, 'E1008')).bytes);
  expect((await photoOf(token, 'E1001')).error().code).toBe('not_found');
});

test('a number is found in any case, and a photo that was kept is answered without its bytes', async () => {
  const token = await hr.tokenOf('E1001');
  const { etag } = (await photoOf(token, 'e1001')).headers;
  for (const tag of [String(etag), `W/${etag}`, `"other", ${etag}`, '*']) {
    const again = await photoOf(token, 'E1001', { 'if-none-match': tag });
    expect([again.status, again.bytes.length, again.headers.etag]).toEqual([304, 0, etag]);
  }
  expect((await photoOf(token, 'E1001', { 'if-none-match': '"other"' })).status).toBe(200);
});

test('a photo that changed is sent again', async () => {
  const token = await hr.tokenOf('E1009');
  const before = await photoOf(token, 'E1009');
  const { id } = await hr.services.files.keep(hr.db, Readable.from([drawPortrait(4711)]), hr.clock.now);
  const { personId } = await employmentOf(hr, 'E1009');
  await hr.db.update(personPhotos).set({ fileId: id }).where(eq(personPhotos.personId, personId));
  const after = await photoOf(token, 'E1009', { 'if-none-match': String(before.headers.etag) });
  expect(after.status).toBe(200);
  expect(after.bytes).not.toEqual(before.bytes);
});

test.each<[who: string, empid: string, role: number, subject: string, sees: boolean]>([
  ['an employee, of themself', 'E1001', ROLE.employee, 'E1001', true],
  ['an employee, of their manager', 'E1001', ROLE.employee, 'E1002', true],
  ['an employee, of their reviewer', 'E1001', ROLE.employee, 'E1003', true],
  ['an employee, of a colleague in the same business', 'E1001', ROLE.employee, 'E1008', true],
  ['an employee, of someone in another business', 'E1001', ROLE.employee, 'E1016', false],
  ['an employee, of someone who has left', 'E1001', ROLE.employee, 'E1015', false],
  ['a manager, of a report', 'E1002', ROLE.employee, 'E1001', true],
  ['HR, of anyone', 'E1004', ROLE.hr, 'E1008', true],
  ['HR, of someone who has left', 'E1004', ROLE.hr, 'E1015', true],
  ['HR as an employee, of another business', 'E1004', ROLE.employee, 'E1008', false],
  ['an administrator, of anyone', 'E1006', ROLE.administrator, 'E1001', true],
  ['the helpdesk, of another business', 'E1005', ROLE.helpdesk, 'E1001', false],
  ['someone who has left, of a former colleague', 'E1015', ROLE.employee, 'E1001', false],
  ['someone who has left, of themself', 'E1015', ROLE.employee, 'E1015', true],
])('%s: whether they see the photo', async (_who, empid, role, subject, sees) => {
  const file = await findPhoto(hr.db, await actorOf(hr, empid, role), { empid: subject, today });
  expect(file !== null).toBe(sees);
});

test('a single photo is served for exactly those whom the rule names, and who have one', async () => {
  const everyone = await hr.db
    .select({ empid: persons.empid, hasPhoto: personPhotos.fileId })
    .from(persons)
    .leftJoin(personPhotos, eq(personPhotos.personId, persons.id));
  for (const [empid, role] of [
    ['E1001', ROLE.employee],
    ['E1003', ROLE.reviewer],
    ['E1016', ROLE.employee],
    ['E1004', ROLE.hr],
  ] as const) {
    const actor = await actorOf(hr, empid, role);
    const named = await hr.db
      .selectDistinct({ empid: persons.empid })
      .from(employments)
      .innerJoin(persons, eq(persons.id, employments.personId))
      .innerJoin(personPhotos, eq(personPhotos.personId, persons.id))
      .where(namedTo(actor, today));
    const served: (string | null)[] = [];
    for (const { empid: subject } of everyone)
      if (await findPhoto(hr.db, actor, { empid: subject ?? '', today })) served.push(subject);
    expect(served.sort()).toEqual(named.map((row) => row.empid).sort());
    expect(served.length).toBeLessThan(everyone.length);
  }
}, 60_000);

test('somebody unknown, unseen or without a photo is refused alike', async () => {
  const token = await hr.tokenOf('E1001');
  const { personId } = await employmentOf(hr, 'E1008');
  await hr.db.delete(personPhotos).where(eq(personPhotos.personId, personId));
  const { id } = await employmentOf(hr, 'E1002');
  const [unseen] = await hr.db.select().from(employments).where(eq(employments.id, id));
  const refusals = [];
  for (const empid of ['E1008', 'E1016', 'E1015', 'E9999', '../E1001', '%', unseen!.code, unseen!.personId]) {
    const answer = await photoOf(token, empid);
    refusals.push([answer.status, { ...answer.error(), requestId: '' }, answer.headers['cache-control']]);
  }
  expect(new Set(refusals.map((refusal) => JSON.stringify(refusal))).size).toBe(1);
  expect(refusals[0]).toEqual([404, { code: 'not_found', message: 'Not found', requestId: '' }, 'no-store']);
});

test('a query that names another file is refused, whoever it names', async () => {
  const token = await hr.tokenOf('E1001');
  const ask = (query: object) => hr.call('getUserPhoto', query as { empid: string }, { token });
  for (const query of [{}, { empid: '' }, { empid: 'E1001', headercode: '1' }, { empid: 'E1001', filename: 'x' }])
    expect((await ask(query)).error().code).toBe('invalid');
  expect((await ask({ empid: 'E1001', headercode: '0', filename: '' })).status).toBe(200);
});

test('a session at the code of conduct shows its photo, one that waits for its code does not', async () => {
  const conduct = await hr.signIn('E1010');
  expect(conduct.reply().ischg).toBe(3);
  expect((await photoOf(conduct.reply().authToken, 'E1010')).status).toBe(200);
  const code = await hr.signIn('E1007');
  expect((await photoOf(code.reply().authToken, 'E1007')).error().code).toBe('code_required');
});

test('a session that has ended is not told that a photo it kept is still good', async () => {
  const token = await hr.tokenOf('E1001');
  const { etag } = (await photoOf(token, 'E1001')).headers;
  await hr.call('signOut', {}, { token });
  const answer = await photoOf(token, 'E1001', { 'if-none-match': String(etag) });
  expect(answer.error().code).toBe('unauthenticated');
});

test('a photo whose bytes are lost is our fault, and says so', async () => {
  const { personId } = await employmentOf(hr, 'E1005');
  const [row] = await hr.db.select().from(personPhotos).where(eq(personPhotos.personId, personId));
  await rm(`${await hr.services.files.folder(hr.db)}/${row!.fileId.slice(0, 2)}/${row!.fileId}`);
  expect((await photoOf(await hr.tokenOf('E1005'), 'E1005')).error().code).toBe('internal');
});

describe('a file of 20 MB on a real connection', () => {
  const MB = 1024 * 1024;
  const content = Buffer.alloc(20 * MB, 5);
  Buffer.from('89504e470d0a1a0a', 'hex').copy(content);
  let token: string;
  let port: number;
  beforeAll(async () => {
    const { id } = await hr.services.files.keep(hr.db, Readable.from([content]), hr.clock.now);
    const { personId } = await employmentOf(hr, 'E1002');
    await hr.db.update(personPhotos).set({ fileId: id }).where(eq(personPhotos.personId, personId));
    token = await hr.tokenOf('E1002');
    await hr.app.listen({ port: 0, host: '127.0.0.1' });
    ({ port } = hr.app.server.address() as AddressInfo);
  });

  const begin = () =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const call = calls.getUserPhoto;
      const headers = { 'x-hr-key': keyFor(call, hr.clock.now), authorization: `Bearer ${token}` };
      get({ port, path: `/${call.path}?empid=E1002`, headers, agent: false }, resolve).on('error', reject);
    });

  test('arrives whole', async () => {
    const hash = createHash('sha256');
    let size = 0;
    for await (const bytes of await begin()) {
      hash.update(bytes as Buffer);
      size += (bytes as Buffer).length;
    }
    expect([size, hash.digest('hex')]).toEqual([content.length, createHash('sha256').update(content).digest('hex')]);
  });

  test('is read as fast as its reader takes it, and no further', async () => {
    const opened: Readable[] = [];
    const { open } = hr.services.files;
    const watched = jest.spyOn(hr.services.files, 'open').mockImplementation(async (...file) => {
      const stream = await open(...file);
      opened.push(stream);
      return stream;
    });
    const answer = await begin();
    const bytesRead = () => (opened[0] as ReadStream).bytesRead;
    let before = -1;
    while (bytesRead() !== before) {
      before = bytesRead();
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    expect(before).toBeGreaterThan(0);
    expect(before).toBeLessThan(12 * MB);
    answer.destroy();
    await new Promise((resolve) => opened[0]!.once('close', resolve));
    expect(bytesRead()).toBeLessThan(content.length);
    watched.mockRestore();
  });
});

test('every one of the cast, and about half of the others, has a photo of their own', async () => {
  const rows = await hr.db
    .select({ empid: persons.empid, fileId: personPhotos.fileId })
    .from(persons)
    .leftJoin(personPhotos, eq(personPhotos.personId, persons.id))
    .innerJoin(employments, and(eq(employments.personId, persons.id), asOn(employments, today)));
  const others = rows.filter(({ empid }) => (empid ?? '') > 'E1017');
  const share = others.filter(({ fileId }) => fileId !== null).length / others.length;
  expect(share).toBeGreaterThan(0.4);
  expect(share).toBeLessThan(0.6);
});
