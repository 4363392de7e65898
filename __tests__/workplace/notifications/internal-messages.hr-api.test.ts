import { eq } from 'drizzle-orm';
import { auditEntries } from '../../../hr-api/platform/audit/tables';
import { internalMessages } from '../../../hr-api/workplace/notifications/tables';
import { dayOf, daysAfter } from '../../../hr-api/platform/dates';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';

let hr: TestApp;
let today: string;
beforeAll(async () => {
  hr = await startApp();
  today = dayOf(hr.clock.now);
});
afterAll(() => hr.stop());

const messageOf = async (token: string, language = 'en') =>
  (await hr.call('getInternalMessage', {}, { token, language })).reply();
const read = (token: string, MessageCode: string) => hr.call('markInternalMessageRead', { MessageCode }, { token });

test('employees of a location get its message in their language; others do not', async () => {
  const there = await messageOf(await hr.tokenOf('E1014'), 'fr');
  expect(there).toMatchObject({ Active: 'A', Title: 'Travaux au bureau de Boston' });
  expect(there.Description).toContain('<b>deuxième étage</b>');
  for (const loginId of ['E1001', 'E1004', 'E1016'])
    expect(await messageOf(await hr.tokenOf(loginId))).toEqual({
      Active: 'N',
      Description: '',
      MessageCode: '',
      Title: '',
    });
});

test('a message is told once for each sign-in, until it was read (VOPQ-15)', async () => {
  const token = await hr.tokenOf('E1014');
  const { MessageCode } = await messageOf(token);
  expect((await messageOf(token)).Active).toBe('A');
  expect((await read(token, MessageCode)).status).toBe(200);
  expect((await messageOf(token)).Active).toBe('N');
  hr.clock.advance(60_000);
  const next = await hr.tokenOf('E1014');
  expect(await messageOf(next)).toMatchObject({ Active: 'A', MessageCode });
  await read(next, MessageCode);
  const rows = await hr.db.select().from(auditEntries).where(eq(auditEntries.action, 'read internal message'));
  expect(rows).toHaveLength(2);
});

test('one that is over or still to come is not told, and the newest of several comes first', async () => {
  const message = { body: '<p>B</p>', locationCode: null };
  await hr.db.insert(internalMessages).values([
    { ...message, code: 'over', title: 'Over', validFrom: daysAfter(today, -3), validTo: today },
    { ...message, code: 'to-come', title: 'To come', validFrom: daysAfter(today, 1) },
    { ...message, code: 'older', title: 'Older', validFrom: daysAfter(today, -2) },
    { ...message, code: 'newer', title: 'Newer', validFrom: today },
  ]);
  const token = await hr.tokenOf('E1004');
  const titles = [];
  for (let { Title, MessageCode } = await messageOf(token); Title; { Title, MessageCode } = await messageOf(token)) {
    titles.push(Title);
    await read(token, MessageCode);
  }
  expect(titles).toEqual(['Newer', 'Older']);
  expect((await read(token, 'to-come')).error().code).toBe('not_found');
});

test('nobody marks as read what is not told to them', async () => {
  const { MessageCode } = await messageOf(await hr.tokenOf('E1014'));
  await hr.db.update(internalMessages).set({ locationCode: 'boston' }).where(eq(internalMessages.code, MessageCode));
  expect((await read(await hr.tokenOf('E1001'), MessageCode)).error().code).toBe('not_found');
});
