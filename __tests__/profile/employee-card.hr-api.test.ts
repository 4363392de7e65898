import { eq } from 'drizzle-orm';
import { ROLE } from '../../hr-api/people/accounts/role-codes';
import { persons } from '../../hr-api/people/tables';
import { auditEntries } from '../../hr-api/platform/audit/tables';
import { employmentOf } from '../people/cast-actors';
import { startApp, type TestApp } from '../platform/hr-api/harness/start-app';
import { inRole } from './a-record';

let hr: TestApp;
let own: { token: string };
let human: { token: string };
let manager: { token: string };
let stranger: { token: string };
let ananya: { code: string; personId: string };

beforeAll(async () => {
  hr = await startApp();
  ananya = await employmentOf(hr, 'E1001');
  own = { token: await hr.tokenOf('E1001') };
  manager = await inRole(hr, 'E1002', ROLE.appraiser);
  stranger = { token: await hr.tokenOf('E1016') };
  human = await inRole(hr, 'E1004', ROLE.hr);
  const known = { about: 'I like maps.', phone: '+65 5550 0001', personalMail: 'ananya@home.example' };
  await hr.db.update(persons).set(known).where(eq(persons.id, ananya.personId));
});
afterAll(() => hr.stop());

const cards = async (who: { token: string }, UserCode = ananya.code) =>
  (await hr.call('listEmployeeCard', { UserCode }, who)).reply();

test('a card tells what is open to its reader, private mail by its own right (CARD-02)', async () => {
  const told = { Empid: 'E1001', Active: 'Y', ReportingManagerID: 'E1002', EditContent: 'I like maps.', IsWhole: true };
  const [byManager] = await cards(manager);
  expect(byManager).toMatchObject({ ...told, EditYourSelf: false, edp: false });
  expect([byManager?.MobileNo, byManager?.Personal_Email]).toEqual(['+65 5550 0001', '']);
  const [byHr] = await cards(human);
  expect(byHr).toMatchObject({ ...told, EditYourSelf: false, edp: true, Personal_Email: 'ananya@home.example' });
  const [byOneself] = await cards(own, '');
  expect(byOneself).toMatchObject({ ...told, EditYourSelf: true, edp: true, Personal_Email: 'ananya@home.example' });
  expect(byOneself?.EmpPercentage).toBeGreaterThan(0);
});

test('a colleague reads who somebody is and no more; a stranger and nobody at all have no card', async () => {
  const { code } = await employmentOf(hr, 'E1002');
  const [card] = await cards(own, code);
  expect(card).toMatchObject({ Empid: 'E1002', IsWhole: false, edp: false, EmpPercentage: 0 });
  expect([card?.MobileNo, card?.Personal_Email, card?.EditContent, card?.EmailID]).toEqual(['', '', '', '']);
  expect(await cards(stranger)).toEqual([]);
  expect(await cards(own, 'nobody')).toEqual([]);
});

describe('About Me', () => {
  const say = (who: { token: string }, AboutMe: string) => hr.call('saveAboutMe', { AboutMe }, who);
  const audited = () => hr.db.select().from(auditEntries).where(eq(auditEntries.action, 'change about me'));

  test('is the caller’s own, kept as text, and audited once (ABME-04)', async () => {
    const AboutMe = 'I explain <b>maps</b>.\nAsk me.';
    expect((await say(own, `  ${AboutMe} `)).reply()).toEqual({ AboutMe });
    expect((await say(own, AboutMe)).reply()).toEqual({ AboutMe });
    expect((await cards(manager))[0]?.EditContent).toBe(AboutMe);
    expect(await audited()).toHaveLength(1);
    await say(stranger, 'Somebody else');
    expect((await cards(manager))[0]?.EditContent).toBe(AboutMe);
  });

  test('may have 1,000 characters and not one more, and may be emptied', async () => {
    expect((await say(own, 'x'.repeat(1000))).status).toBe(200);
    expect((await say(own, 'x'.repeat(1001))).error().code).toBe('invalid');
    expect((await say(own, '')).reply()).toEqual({ AboutMe: '' });
    expect((await cards(own, ''))[0]?.EditContent).toBe('');
  });
});
