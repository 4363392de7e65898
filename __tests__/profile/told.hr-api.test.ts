import { and, eq, isNull } from 'drizzle-orm';
import { ROLE } from '../../hr-api/people/accounts/role-codes';
import { persons } from '../../hr-api/people/tables';
import { notifications } from '../../hr-api/workplace/notifications/tables';
import { employmentOf } from '../people/cast-actors';
import { publish } from '../people/record/a-section';
import { startApp, type TestApp } from '../platform/hr-api/harness/start-app';
import { inRole, MEMBER, publishTests, SECTION, sectionOfTests } from './a-record';

let hr: TestApp;
let own: { token: string };
let human: { token: string };
let ananya: { code: string; personId: string };

beforeAll(async () => {
  hr = await startApp();
  await publishTests(hr);
  ananya = await employmentOf(hr, 'E1001');
  own = { token: await hr.tokenOf('E1001') };
  human = await inRole(hr, 'E1004', ROLE.hr);
});
afterAll(() => hr.stop());
beforeEach(() => hr.db.delete(notifications));

const told = (SectionCode = SECTION) =>
  hr.db
    .select()
    .from(notifications)
    .where(and(eq(notifications.linkValue, String(SectionCode)), isNull(notifications.readAt)));
const saveByHr = async (values: object, { code = SECTION, member = MEMBER } = {}) =>
  (
    await hr.call('saveSection', { SectionCode: code, ChillCode: ananya.code, ...values } as never, {
      ...human,
      member,
    })
  ).reply();

test('a person is told once that HR changed a section of theirs, and nothing of what it says', async () => {
  await saveByHr({ STREETKey: 'Secret Street 4', ACCOUNTKey: '121234345656' });
  hr.clock.advance(60_000);
  await saveByHr({ CITYKey: 'Goa' });
  const found = await told();
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({ aboutId: ananya.personId, link: 'ecenter/essprofileedit', linkKey: 'section' });
  expect(found[0]?.subject).toBe('Your profile was changed');
  expect(found[0]?.createdAt).toEqual(hr.clock.now);
  expect(JSON.stringify(found)).not.toMatch(/Secret Street|121234345656|5656|Goa/);
  const [keeper] = await hr.db.select().from(persons).where(eq(persons.empid, 'E1004'));
  expect(found[0]?.senderId).toBe(keeper?.id);
  const listed = (await hr.call('listNotifications', { RoleCode: ROLE.employee }, own)).reply();
  expect(JSON.stringify(listed)).toContain('Your profile was changed');
});

test('what the person may not see is not told, nor what they ask for themself', async () => {
  const link = 'ecenter/profilesave/dynamicadd/testclosed';
  const fields = sectionOfTests.fields.map((field) => ({ ...field, isShownToEmployee: false }));
  await publish(hr.db, 9104, { of: { ...sectionOfTests, link, fields } });
  await saveByHr({ STREETKey: 'Kept 1', CITYKey: 'Pune' }, { code: 9104, member: 'testclosed' });
  expect(await told(9104)).toEqual([]);
  const request = { SectionCode: SECTION, ChillCode: '', CITYKey: 'Delhi' };
  (await hr.call('saveSection', request as never, { ...own, member: MEMBER })).reply();
  expect(await told()).toEqual([]);
});
