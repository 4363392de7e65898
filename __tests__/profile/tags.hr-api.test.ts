import { and, eq, isNull } from 'drizzle-orm';
import { ROLE } from '../../hr-api/people/accounts/role-codes';
import { employments } from '../../hr-api/people/tables';
import { tagKinds, tagMembers } from '../../hr-api/people/tags/tables';
import { dayOf, daysAfter } from '../../hr-api/platform/dates';
import { employmentOf } from '../people/cast-actors';
import { startApp, type TestApp } from '../platform/hr-api/harness/start-app';
import { inRole } from './a-record';

let hr: TestApp;
let today: string;
let own: { token: string };
let human: { token: string };
let manager: { token: string };
let stranger: { token: string };
let ananya: { id: string; code: string };

beforeAll(async () => {
  hr = await startApp();
  today = dayOf(hr.clock.now);
  ananya = await employmentOf(hr, 'E1001');
  own = { token: await hr.tokenOf('E1001') };
  manager = await inRole(hr, 'E1002', ROLE.appraiser);
  stranger = { token: await hr.tokenOf('E1016') };
  human = await inRole(hr, 'E1004', ROLE.hr);
});
afterAll(() => hr.stop());

const tags = (who: { token: string }, UserCode = ananya.code) => hr.call('listTagInfo', { UserCode }, who);
const namesFor = async (who: { token: string }) => (await tags(who)).reply().map(({ TagName }) => TagName);

test('tags are read with who looks after each by oneself, one’s manager and HR (INFO-04)', async () => {
  expect(await namesFor(own)).toEqual(['Mentoring', 'Remote work', 'First aid']);
  expect(await namesFor(manager)).toEqual(await namesFor(own));
  const rows = (await tags(human)).reply();
  expect(rows.find(({ TagName }) => TagName === 'Remote work')).toMatchObject({
    AppName: 'Sofía Herrera',
    AppEmpid: 'E1004',
    KeyCode: (await employmentOf(hr, 'E1004')).code,
  });
});

test('who keeps the record may change the tags in a role with their page; nobody else (cje)', async () => {
  const mayChange = async (who: { token: string }) => (await tags(who)).reply().map(({ cje }) => cje);
  expect(new Set(await mayChange(human))).toEqual(new Set([true]));
  expect(new Set([...(await mayChange(own)), ...(await mayChange(manager))])).toEqual(new Set([false]));
  const ofHr = { UserCode: (await employmentOf(hr, 'E1004')).code };
  expect((await hr.call('listTagInfo', ofHr, human)).reply().some(({ cje }) => cje)).toBe(false);
  const lines = (await hr.call('listReportingInfo', { UserCode: ananya.code }, human)).reply();
  const statuses = (await hr.call('listEmploymentStatuses', { UserCode: ananya.code }, human)).reply();
  expect([lines.every(({ rme }) => rme), statuses.every(({ jbe }) => jbe)]).toEqual([true, true]);
});

test('a stranger, a code of nobody and two codes are refused alike; a code that is none, too', async () => {
  for (const code of [ananya.code, 'nobody', 'E1001'])
    expect((await tags(stranger, code)).error().code).toBe('not_found');
  expect((await tags(own, 'x'.repeat(65))).error().code).toBe('invalid');
});

test('tags count on their days: one that ended, one to come and one that is retired are not told', async () => {
  const codeOf = async (name: string) =>
    (await hr.db.select({ code: tagKinds.code }).from(tagKinds).where(eq(tagKinds.name, name)))[0]!.code;
  const [owner] = await hr.db.select({ id: employments.id }).from(employments).limit(1);
  const row = { employmentId: ananya.id, ownerId: owner!.id, tagCode: await codeOf('Relocation') };
  await hr.db.insert(tagMembers).values([
    { ...row, validFrom: daysAfter(today, -20), validTo: today },
    { ...row, validFrom: daysAfter(today, 1), validTo: null },
  ]);
  expect(await namesFor(own)).not.toContain('Relocation');
  await hr.db.update(tagKinds).set({ isActive: false }).where(eq(tagKinds.name, 'First aid'));
  expect(await namesFor(own)).toEqual(['Mentoring', 'Remote work']);
  await hr.db.update(tagKinds).set({ isActive: true }).where(eq(tagKinds.name, 'First aid'));
});

test('the database keeps a tag’s history: no second owner at a time, and no past that is changed', async () => {
  const isCurrent = and(eq(tagMembers.employmentId, ananya.id), isNull(tagMembers.validTo));
  const [current] = await hr.db.select().from(tagMembers).where(isCurrent);
  const { id: _, ...again } = current!;
  const refused = async (change: Promise<unknown>) =>
    change.then(
      () => 'done',
      (error: Error) => String(error.cause),
    );
  expect(await refused(hr.db.insert(tagMembers).values({ ...again, validFrom: today }))).toMatch(/do_not_overlap/);
  const isIt = eq(tagMembers.id, current!.id);
  expect(await refused(hr.db.update(tagMembers).set({ validFrom: today }).where(isIt))).toMatch(/recorded correction/);
  expect(await refused(hr.db.delete(tagMembers).where(isIt))).toMatch(/recorded correction/);
  expect(await refused(hr.db.insert(tagKinds).values({ name: 'One, two' }))).toMatch(/tag_kinds_name/);
});

test('the card names the tags to whom the record is open, in the language of the call (CARD-06)', async () => {
  const card = async (who: { token: string }, UserCode: string, language = 'en') =>
    (await hr.call('listEmployeeCard', { UserCode }, { ...who, headers: { 'accept-language': language } })).reply()[0];
  expect((await card(manager, ananya.code))?.TagNames).toBe('Mentoring,Remote work,First aid');
  expect((await card(human, ananya.code, 'de'))?.TagNames).toBe('Mentoring,Mobiles Arbeiten,Ersthelfer');
  const colleague = await employmentOf(hr, 'E1002');
  expect((await card(own, colleague.code))?.TagNames).toBe('');
});
