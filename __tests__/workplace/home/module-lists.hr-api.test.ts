import { dayOf } from '../../../hr-api/platform/dates';
import { homeHandlers } from '../../../hr-api/workplace/home/handlers';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { tasks } from '../../../hr-api/workplace/tasks/tables';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { actorOf, contextOf, employmentOf } from '../../people/cast-actors';

const [CARE, PERFORMANCE, CONNECT, TRAVEL, SETUP, NO_MODULE] = [15, 2, 399, 355, 20, 999];

let hr: TestApp;
beforeAll(async () => {
  hr = await startApp();
});
afterAll(() => hr.stop());

test('a module lists its tasks and links their page only where the role may open it', async () => {
  const { id: employmentId } = await employmentOf(hr, 'E1004');
  const task = { employmentId, title: 'Of HR', createdAt: hr.clock.now, dueOn: dayOf(hr.clock.now) };
  await hr.db.insert(tasks).values([
    { ...task, code: 'in-care', link: 'ecenter/letters' },
    { ...task, code: 'in-travel', link: 'travel/mytrips' },
    { ...task, code: 'nowhere', link: 'travel/nothing' },
    { ...task, code: 'of-another', link: 'process/useraccounts' },
    { ...task, code: 'of-no-page' },
  ]);
  const actor = await actorOf(hr, 'E1004');
  const seen = async (Modulecode?: number, roleCode: number = ROLE.hr) => {
    const context = contextOf(hr, { ...actor, roleCode }, 'en');
    const { Rows } = await homeHandlers.listToday.handle({ Modulecode }, context);
    return Rows.filter(({ Title }) => Title === 'Of HR').map(({ Code, Link_Info, RoleCode }) => [
      Code,
      Link_Info,
      RoleCode,
    ]);
  };
  expect(await seen(CARE)).toEqual([['in-care', 'ecenter/letters', 0]]);
  expect(await seen(CARE, ROLE.employee)).toEqual([['in-care', 'ecenter/letters', ROLE.hr]]);
  expect(await seen(TRAVEL)).toEqual([
    ['in-travel', 'travel/mytrips', ROLE.employee],
    ['nowhere', 'travel/nothing', 0],
  ]);
  expect(await seen(TRAVEL, ROLE.employee)).toContainEqual(['in-travel', 'travel/mytrips', 0]);
  expect(await seen(SETUP)).toEqual([['of-another', '', 0]]);
  expect(await seen(PERFORMANCE)).toEqual([]);
  expect(await seen(NO_MODULE)).toEqual([]);
  expect((await seen()).map(([code]) => code)).toEqual(['in-care', 'in-travel', 'nowhere', 'of-another', 'of-no-page']);
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
  const namesIn = async (Modulecode: number) => {
    const context = contextOf(hr, await actorOf(hr, 'E1004', ROLE.hr), 'en');
    return (await homeHandlers.listToday.handle({ Modulecode }, context)).Rows.map(({ Title }) => Title);
  };
  expect(await namesIn(CARE)).toContain('New colleagues start this month');
  expect(await namesIn(CARE)).not.toContain('Welcome to the portal');
  expect(await namesIn(CONNECT)).toContain('Three HR articles were read most last week');
  expect(await namesIn(TRAVEL)).not.toContain('New colleagues start this month');
  expect(await namesIn(NO_MODULE)).toEqual([]);
});
