import { eq } from 'drizzle-orm';
import { accounts } from '../../../hr-api/people/accounts/tables';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { employments } from '../../../hr-api/people/tables';
import { employmentOf } from '../../people/cast-actors';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { inRole } from '../../profile/a-record';
import { giveLeave, leaveOfAnanya, SICK, UNPAID } from './approved-leave';

let hr: TestApp;
beforeAll(async () => {
  hr = await startApp();
  const leave = await leaveOfAnanya(hr);
  // Wednesday to Friday, and the morning of the Wednesday after. Thursday is only asked for.
  await leave.take({ TypeCode: UNPAID, From: '2026-06-03', To: '2026-06-05' });
  await leave.take({ TypeCode: SICK, From: '2026-06-10', To: '2026-06-10', FromPortion: 'first', ToPortion: 'first' });
  await leave.ask({ TypeCode: SICK, From: '2026-06-11', To: '2026-06-11' });
});
afterAll(() => hr.stop());

/** What the manager reads of E1001 at an instant: on the card, and at home. */
async function awayAt(instant: string) {
  hr.clock.now = new Date(instant);
  const manager = await inRole(hr, 'E1002', ROLE.appraiser);
  const { code: KeyCode } = await employmentOf(hr, 'E1001');
  const card = (await hr.call('getPersonCard', { KeyCode }, manager)).reply();
  const [whole] = (await hr.call('listEmployeeCard', { UserCode: KeyCode }, manager)).reply();
  const home = (await hr.call('listAwayToday', {}, manager)).reply().find(({ Empid }) => Empid === 'E1001');
  expect(whole?.Away).toEqual(card.Away);
  return { card: card.Away, home };
}

test('who is away is told on the card and at home until the last day, with the day they are back', async () => {
  const away = { Portion: 'whole', Until: '05-Jun-2026', BackOn: '08-Jun-2026' };
  const told = await awayAt('2026-06-03T06:00:00Z');
  expect(told.card).toEqual(away);
  expect(told.home).toMatchObject({ ...away, Name: 'Ananya Rao', KeyCode: expect.any(String) });
  expect(await awayAt('2026-06-05T06:00:00Z')).toMatchObject({ card: away });
  expect(await awayAt('2026-06-08T06:00:00Z')).toEqual({ card: null, home: undefined });
});

test('a morning is told as one, and what is asked for is not told', async () => {
  expect((await awayAt('2026-06-10T06:00:00Z')).card).toEqual({
    ...{ Portion: 'first', Until: '10-Jun-2026', BackOn: '10-Jun-2026' },
  });
  expect((await awayAt('2026-06-11T06:00:00Z')).card).toBeNull();
});

test('a day begins and ends where the person is', async () => {
  const { id, code: KeyCode } = await employmentOf(hr, 'E1008');
  await giveLeave(hr, id, ['2026-06-03']);
  const awayInOsakaAt = async (instant: string) => {
    hr.clock.now = new Date(instant);
    const colleague = await inRole(hr, 'E1002', ROLE.appraiser);
    return (await hr.call('getPersonCard', { KeyCode }, colleague)).reply().Away;
  };
  // One o'clock at night there, and the evening of the day before in India.
  expect(await awayInOsakaAt('2026-06-02T16:00:00Z')).toMatchObject({ Until: '03-Jun-2026', BackOn: '04-Jun-2026' });
  expect(await awayInOsakaAt('2026-06-03T16:00:00Z')).toBeNull();
});

test('the desk sees beside a name that somebody is away', async () => {
  hr.clock.now = new Date('2026-06-03T06:00:00Z');
  const desk = await inRole(hr, 'E1005', ROLE.helpdesk);
  const asker = { token: await hr.tokenOf('E1001') };
  const question = { ProcessCode: 1, CategoryCode: 11, PriorityCode: 2, Subject: 'No sound', Message: 'Since Monday.' };
  const { QueryCode } = (await hr.call('createTicket', question, asker)).reply();
  const assignees = async () => (await hr.call('listAssignees', { QueryCode }, desk)).reply();
  const [first] = await assignees();
  expect(first).toMatchObject({ Away: null });
  const [employment] = await hr.db
    .select({ id: employments.id })
    .from(employments)
    .innerJoin(accounts, eq(accounts.personId, employments.personId))
    .where(eq(accounts.id, first!.AssigneeCode));
  await giveLeave(hr, employment!.id, ['2026-06-03', '2026-06-04']);
  const away = (await assignees()).filter(({ Away }) => Away !== null);
  expect(away).toMatchObject([{ Name: first!.Name, Away: { Until: '04-Jun-2026', BackOn: '05-Jun-2026' } }]);
});
