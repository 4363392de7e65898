import { and, eq } from 'drizzle-orm';
import { auditEntries } from '../../../hr-api/platform/audit/tables';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { searchHandlers } from '../../../hr-api/workplace/search/handlers';
import { favourites } from '../../../hr-api/workplace/search/tables';
import { menus } from '../../../hr-api/workplace/shell/tables';
import { GROUP } from '../../../lib/contract/workplace/search';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { actorOf, contextOf, employmentOf } from '../../people/cast-actors';

let hr: TestApp;
beforeAll(async () => {
  hr = await startApp();
  await hr.db.delete(favourites);
});
afterAll(() => hr.stop());

const contextFor = async (empid: string, roleCode: number = ROLE.employee) =>
  contextOf(hr, await actorOf(hr, empid, roleCode));
const listFor = async (empid: string, roleCode?: number) =>
  searchHandlers.listFavourites.handle({}, await contextFor(empid, roleCode));
async function menuCode(link: string): Promise<string> {
  const [menu] = await hr.db.select({ code: menus.code }).from(menus).where(eq(menus.link, link));
  return String(menu!.code);
}

test('a picked colleague becomes a favourite once, with their page (QS-28, VCON-25)', async () => {
  const token = await hr.tokenOf('E1001');
  const { code } = await employmentOf(hr, 'E1002');
  const pick = { GroupCode: GROUP.employee, KeyCode: code, ChillCode: code };
  const idempotencyKey = 'one-double-click-1';
  for (let click = 0; click < 2; click += 1) {
    const reply = (await hr.call('addFavourite', pick, { token, idempotencyKey })).reply();
    expect(reply).toEqual({ data: { LinkSrc: 'profileview' } });
  }
  await Promise.all([1, 2, 3].map(() => hr.call('addFavourite', pick, { token })));
  expect((await hr.call('listFavourites', {}, { token })).reply()).toEqual([
    {
      GroupCode: 2,
      KeyName: 'Vikram Nair',
      KeyName2: 'E1002',
      KeyCode: code,
      ChillCode: code,
      URLName: 'ecenter/profileview',
      HasPhoto: expect.any(Boolean),
    },
  ]);
  const { accountId } = await actorOf(hr, 'E1001');
  const entries = and(eq(auditEntries.accountId, accountId), eq(auditEntries.action, 'add favourite'));
  expect(await hr.db.select().from(auditEntries).where(entries)).toHaveLength(1);
});

test('a menu entry is named in the language that is asked for, with its module and path (QS-25)', async () => {
  const token = await hr.tokenOf('E1001');
  const KeyCode = await menuCode('mysurveys');
  expect((await hr.call('addFavourite', { GroupCode: GROUP.menu, KeyCode }, { token })).reply()).toEqual({
    data: { LinkSrc: 'mysurveys' },
  });
  const [entry] = (await hr.call('listFavourites', {}, { token, language: 'ja' })).reply();
  expect(entry).toMatchObject({ GroupCode: 1, KeyCode, ChillCode: '', URLName: 'ecenter/mysurveys' });
  expect(entry!.KeyName).toMatch(/[\u3040-\u30ff\u4e00-\u9fff]/);
  expect(entry!.KeyName2).not.toBe('');
});

test('what the role may not open is refused like what is not there, and noted nowhere (T63)', async () => {
  const before = await hr.db.select().from(favourites);
  const context = await contextFor('E1001');
  const stranger = (await employmentOf(hr, 'E1016')).code;
  const hidden = await menuCode('profileview');
  const others = await menuCode('jobstatusupdate');
  const { code } = await employmentOf(hr, 'E1002');
  for (const [GroupCode, KeyCode] of [
    [GROUP.menu, others],
    [GROUP.menu, hidden],
    [GROUP.menu, '0'],
    [GROUP.menu, code],
    [GROUP.employee, stranger],
    [GROUP.employee, 'nobody'],
    [GROUP.appraiser, others],
  ] as const) {
    const refused = searchHandlers.addFavourite.handle({ GroupCode, KeyCode, ChillCode: '' }, context);
    await expect(refused).rejects.toMatchObject({ code: 'not_found' });
  }
  expect(await hr.db.select().from(favourites)).toEqual(before);
});

test('a favourite is listed only in roles that may open it (T66)', async () => {
  const KeyCode = await menuCode('jobstatusupdate');
  const asHr = await contextFor('E1004', ROLE.hr);
  const left = (
    await searchHandlers.searchEmployees.handle(
      { SearchText: 'E1015', IsPicker: false, IsOpen: false, AppVFlag: 'E', ActiveStatus: 'S', Mode: 'all' },
      asHr,
    )
  )[0]!.ChillCode;
  await searchHandlers.addFavourite.handle({ GroupCode: GROUP.menu, KeyCode, ChillCode: '' }, asHr);
  await searchHandlers.addFavourite.handle({ GroupCode: GROUP.employee, KeyCode: left, ChillCode: left }, asHr);
  expect((await listFor('E1004', ROLE.hr)).map((row) => row.KeyCode)).toEqual([KeyCode, left]);
  expect(await listFor('E1004', ROLE.employee)).toEqual([]);
});

test('the last picked comes first in its group of at most twenty (QS-05)', async () => {
  const context = await contextFor('E1003');
  const people = await searchHandlers.listEmployees.handle(
    { SearchText: '', After: '', AppVFlag: 'E', ActiveStatus: 'A', Mode: 'all' },
    context,
  );
  for (const [index, { ChillCode }] of people.slice(0, 23).entries()) {
    const now = new Date(hr.clock.now.getTime() + index);
    const GroupCode = index < 22 ? GROUP.employee : GROUP.appraiser;
    await searchHandlers.addFavourite.handle({ GroupCode, KeyCode: ChillCode, ChillCode }, { ...context, now });
  }
  const again = people[5]!.ChillCode;
  const later = { ...context, now: new Date(hr.clock.now.getTime() + 1000) };
  await searchHandlers.addFavourite.handle({ GroupCode: GROUP.employee, KeyCode: again, ChillCode: again }, later);
  const listed = await listFor('E1003');
  expect(listed.filter(({ GroupCode }) => GroupCode === 2)).toHaveLength(20);
  expect(listed[0]!.KeyCode).toBe(again);
  expect(listed.at(-1)).toMatchObject({ GroupCode: 5, KeyCode: people[22]!.ChillCode });
});

test('one’s own favourite is taken away, for good and once; another’s is not touched', async () => {
  const token = await hr.tokenOf('E1001');
  const { code } = await employmentOf(hr, 'E1002');
  const favourite = { GroupCode: GROUP.employee, KeyCode: code };
  const later = { ...(await contextFor('E1003')), now: new Date(hr.clock.now.getTime() + 2000) };
  await searchHandlers.addFavourite.handle({ ...favourite, ChillCode: code }, later);
  for (let click = 0; click < 2; click += 1)
    expect((await hr.call('removeFavourite', favourite, { token })).reply()).toEqual({});
  expect((await listFor('E1001')).map(({ KeyCode }) => KeyCode)).not.toContain(code);
  expect((await listFor('E1003')).map(({ KeyCode }) => KeyCode)).toContain(code);
  const { accountId } = await actorOf(hr, 'E1001');
  const entries = and(eq(auditEntries.accountId, accountId), eq(auditEntries.action, 'remove favourite'));
  expect(await hr.db.select().from(auditEntries).where(entries)).toHaveLength(1);
});
