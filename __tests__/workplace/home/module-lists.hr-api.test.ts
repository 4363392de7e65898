import { homeHandlers } from '../../../hr-api/workplace/home/handlers';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { tasks } from '../../../hr-api/workplace/tasks/tables';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { actorOf, contextOf, employmentOf } from '../../people/cast-actors';

const [CARE, PERFORMANCE, CONNECT, TRAVEL, NO_MODULE] = [15, 2, 399, 355, 999];

let hr: TestApp;
beforeAll(async () => {
  hr = await startApp();
});
afterAll(() => hr.stop());

test('a module lists its tasks and links their page only where the role may open it', async () => {
  const { id: employmentId } = await employmentOf(hr, 'E1004');
  const task = { employmentId, title: 'Of HR', createdAt: hr.clock.now };
  await hr.db.insert(tasks).values([
    { ...task, code: 'in-care', link: 'ecenter/letters' },
    { ...task, code: 'in-travel', link: 'travel/mytrips' },
    { ...task, code: 'nowhere', link: 'travel/nothing' },
    { ...task, code: 'of-no-page' },
  ]);
  const actor = await actorOf(hr, 'E1004');
  const seen = async (Modulecode?: number, roleCode: number = ROLE.hr) => {
    const context = contextOf(hr, { ...actor, roleCode }, 'en');
    const rows = await homeHandlers.listPendingTasks.handle({ Modulecode }, context);
    return rows.filter(({ Title }) => Title === 'Of HR').map(({ TaskCode, Link_Info }) => [TaskCode, Link_Info]);
  };
  expect(await seen(CARE)).toEqual([['in-care', 'ecenter/letters']]);
  expect(await seen(CARE, ROLE.employee)).toEqual([['in-care', '']]);
  expect(await seen(TRAVEL)).toEqual([
    ['in-travel', ''],
    ['nowhere', ''],
  ]);
  expect(await seen(TRAVEL, ROLE.employee)).toContainEqual(['in-travel', 'travel/mytrips']);
  expect(await seen(PERFORMANCE)).toEqual([]);
  expect(await seen(NO_MODULE)).toEqual([]);
  expect((await seen()).map(([code]) => code)).toEqual(['in-care', 'in-travel', 'nowhere', 'of-no-page']);
});

test.each(['//evil.example', 'https://evil.example', 'ecenter', 'ecenter/a/b', '../x/y'])(
  'the database takes no task that is done at %s',
  async (link) => {
    const { id: employmentId } = await employmentOf(hr, 'E1001');
    const row = { employmentId, code: `at ${link}`, title: 'T', link, createdAt: hr.clock.now };
    await expect(hr.db.insert(tasks).values(row)).rejects.toThrow();
  },
);

test('a module lists what leads into it; a message that leads nowhere is in none', async () => {
  const unreadIn = async (Modulecode: number, roleCode: number) =>
    homeHandlers.listUnread.handle({ Modulecode }, contextOf(hr, await actorOf(hr, 'E1004', roleCode), 'en'));
  const namesIn = async (Modulecode: number) =>
    (await unreadIn(Modulecode, ROLE.hr)).map(({ NotificationName }) => NotificationName);
  expect(await namesIn(CARE)).toContain('New colleagues start this month');
  expect(await namesIn(CARE)).not.toContain('Welcome to the portal');
  expect(await namesIn(CONNECT)).toContain('Three articles of HR were read most last week');
  expect(await namesIn(TRAVEL)).toEqual([]);

  const linkFor = async (roleCode: number) =>
    (await unreadIn(CARE, roleCode)).find(({ NotificationName }) => /^New colleagues/.test(NotificationName))
      ?.Link_Info;
  expect(await linkFor(ROLE.hr)).toBe('ecenter/newjoiners');
  expect(await linkFor(ROLE.employee)).toBe('');
});
