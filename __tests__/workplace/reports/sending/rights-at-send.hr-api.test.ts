import { and, eq } from 'drizzle-orm';
import { ROLE } from '../../../../hr-api/people/accounts/role-codes';
import { accounts, roleGrants } from '../../../../hr-api/people/accounts/tables';
import { notifications } from '../../../../hr-api/workplace/notifications/tables';
import { savedReportFields } from '../../../../hr-api/workplace/reports/tables';
import type { ReportDelivery } from '../../../../lib/contract/workplace/reports/sending/sending';
import { startSender, type Sender } from './sender';

let at: Sender;
beforeAll(async () => {
  at = await startSender();
});
afterAll(() => at.stop());

/** What a send or the last run of a schedule brought. */
const broughtBy = async (HeaderCode: string): Promise<readonly ReportDelivery[]> =>
  (await at.call('listReportSendingRuns', { HeaderCode }))[0]!.Deliveries;
const runNextDay = async (HeaderCode: string) => {
  at.nextDay();
  await at.deliverAll();
  return broughtBy(HeaderCode);
};
const nameFilter = (SavedReportCode: string, FieldValue: string) => [
  { ReportCode: 'employee-list', SavedReportCode, FieldCode: 'Name', Operator: 'contains' as const, FieldValue },
];
const isHeldBy = (accountId: string, roleCode: number) =>
  and(eq(roleGrants.accountId, accountId), eq(roleGrants.roleCode, roleCode));

test('a role is sent to whoever holds it then, each with their own rights in the report', async () => {
  const SavedReportCode = await at.saveLayout('To a role');
  const HeaderCode = await at.schedule({ SavedReportCode, RoleCodes: [ROLE.reviewer] });
  const holders = async () =>
    (await at.hr.db.selectDistinct({ id: roleGrants.accountId }).from(roleGrants).where(isReviewer)).length;
  const isReviewer = eq(roleGrants.roleCode, ROLE.reviewer);
  const first = await runNextDay(HeaderCode);
  expect(first).toHaveLength((await holders()) + 1);
  expect(new Set(first.map(({ State }) => State))).toEqual(new Set(['delivered']));
  expect(new Set(first.map(({ RowCount }) => RowCount)).size).toBeGreaterThan(2);
  const { accountId } = (await at.asManager()).actor;
  const added = { accountId, roleCode: ROLE.reviewer, scope: 'tree' as const, validFrom: '2026-01-01' };
  await at.hr.db.insert(roleGrants).values(added);
  expect(await runNextDay(HeaderCode)).toHaveLength(first.length + 1);
  await at.hr.db.delete(roleGrants).where(isHeldBy(accountId, ROLE.reviewer));
  await at.call('removeReportSchedule', { HeaderCode });
});

test('a report that is sent only when there are rows is not sent to those who see none', async () => {
  const SavedReportCode = await at.saveLayout('With rows');
  const Fields = nameFilter(SavedReportCode, 'Meera Krishnan');
  const ChillCodes = await at.codesOf('E1002');
  const HeaderCode = await at.schedule({ SavedReportCode, Fields, ChillCodes, SendWhen: 'rows' });
  const brought = await runNextDay(HeaderCode);
  const ofHr = brought.find(({ RowCount }) => RowCount === 1);
  const ofManager = brought.find((one) => one !== ofHr);
  expect(ofHr).toMatchObject({ State: 'delivered' });
  expect(ofManager).toMatchObject({ State: 'nothing_to_send', Reasons: ['no_rows'] });
  await at.call('removeReportSchedule', { HeaderCode });
});

test('a report with a limit is sent once the number of rows passes it', async () => {
  const SavedReportCode = await at.saveLayout('Above a limit');
  const Fields = nameFilter(SavedReportCode, 'Meera Krishnan');
  const part = { SavedReportCode, Fields, SendWhen: 'limit' as const };
  const HeaderCode = await at.schedule({ ...part, LimitValue: 1 });
  expect(await runNextDay(HeaderCode)).toMatchObject([{ State: 'nothing_to_send', Reasons: ['below_limit'] }]);
  await at.schedule({ ...part, HeaderCode, LimitValue: 0 });
  expect(await runNextDay(HeaderCode)).toMatchObject([{ State: 'delivered', RowCount: 1 }]);
  await at.call('removeReportSchedule', { HeaderCode });
});

test('a layout with a field that is gone is sent without it, and rests once none is left', async () => {
  const SavedReportCode = await at.saveLayout('Field gone', ['Name', 'Unit']);
  const HeaderCode = await at.schedule({ SavedReportCode });
  const forget = (fieldName: string) =>
    at.hr.db
      .update(savedReportFields)
      .set({ fieldName: `S9.${fieldName}` })
      .where(eq(savedReportFields.fieldName, fieldName));
  await forget('Unit');
  expect(await runNextDay(HeaderCode)).toMatchObject([{ State: 'delivered', ColumnCount: 1 }]);
  await forget('Name');
  at.nextDay();
  await at.deliverAll();
  const listed = await at.call('listReportSchedules', { ReportCode: '' });
  expect(listed.find((row) => row.HeaderCode === HeaderCode)).toMatchObject({ PausedBecause: 'layout_gone' });
});

test('a schedule whose layout was deleted keeps its name and goes on only with another layout', async () => {
  const HeaderCode = await at.schedule({ SavedReportCode: await at.saveLayout('Deleted one') });
  const listed = await at.call('listReportSchedules', { ReportCode: '' });
  const { SavedReportCode = '' } = listed.find((row) => row.HeaderCode === HeaderCode)!;
  await at.call('removeReport', { SaveReportCode: SavedReportCode });
  at.nextDay();
  await at.deliverAll();
  const row = async () => {
    const rows = await at.call('listReportSchedules', { ReportCode: '' });
    return rows.find((one) => one.HeaderCode === HeaderCode);
  };
  const gone = { SaveReportName: 'Deleted one', Active: false, PausedBecause: 'layout_gone' };
  expect(await row()).toMatchObject(gone);
  await expect(at.call('setReportScheduleActive', { HeaderCode, Active: true })).rejects.toMatchObject({
    code: 'invalid',
  });
  expect(await row()).toMatchObject(gone);
  await at.schedule({ HeaderCode, SavedReportCode: await at.saveLayout('Another one') });
  expect(await row()).toMatchObject({ SaveReportName: 'Another one', Active: true, PausedBecause: '' });
  await at.call('removeReportSchedule', { HeaderCode });
});

test('a recipient who lost the role before sending is left out, and owner and HR are told', async () => {
  const SavedReportCode = await at.saveLayout('Role lost');
  const HeaderCode = await at.schedule({ SavedReportCode, ChillCodes: await at.codesOf('E1002') });
  const { accountId } = (await at.asManager()).actor;
  const held = await at.hr.db.delete(roleGrants).where(isHeldBy(accountId, ROLE.appraiser)).returning();
  const brought = await runNextDay(HeaderCode);
  await at.hr.db.insert(roleGrants).values(held);
  expect(brought.map(({ State }) => State).sort()).toEqual(['delivered', 'left_out']);
  expect(brought.find(({ State }) => State === 'left_out')).toMatchObject({ Reasons: ['report_closed'] });
  const subject = '“Role lost” was not sent to everybody';
  const told = await at.hr.db.select().from(notifications).where(eq(notifications.subject, subject));
  expect(told.map((one) => one.accountId)).toContain((await at.asHr()).actor.accountId);
  expect(told.length).toBeGreaterThan(1);
  expect((await runNextDay(HeaderCode)).map(({ State }) => State)).toEqual(['delivered', 'delivered']);
  await at.call('removeReportSchedule', { HeaderCode });
});

test('a disabled account with the address of another gets nothing and decides nothing', async () => {
  const SavedReportCode = await at.saveLayout('Shared address');
  const [manager, former] = [await at.asManager(), await at.contextAs('E1016', ROLE.employee)];
  const isFormer = eq(accounts.id, former.actor.accountId);
  const isManager = eq(accounts.id, manager.actor.accountId);
  const [{ mail } = { mail: '' }] = await at.hr.db.select().from(accounts).where(isManager);
  const [before] = await at.hr.db.select().from(accounts).where(isFormer);
  await at.hr.db.update(accounts).set({ mail, disabledAt: at.hr.clock.now }).where(isFormer);
  const deliveries = await broughtBy(await sendTo(SavedReportCode, mail));
  expect(deliveries.map(({ State }) => State)).toEqual(['delivered', 'delivered']);
  await at.hr.db.update(accounts).set({ mail: 'former@example.com' }).where(isFormer);
  const refused = at.send({ SavedReportCode, CCEMail_IDs: 'former@example.com' });
  await expect(refused).rejects.toMatchObject({ details: { issues: [{ message: 'no_account' }] } });
  await at.hr.db.update(accounts).set({ mail: before!.mail, disabledAt: null }).where(isFormer);
});

async function sendTo(SavedReportCode: string, CCEMail_IDs: string): Promise<string> {
  const HeaderCode = await at.send({ SavedReportCode, CCEMail_IDs });
  await at.deliverAll();
  return HeaderCode;
}

const WAYS = ['none', 'name', 'role', 'address'] as const;

test.each(WAYS)('a subscription by %s is told as it is sent, and a wish for or against it too', async (way) => {
  const SavedReportCode = await at.saveLayout(`Subscribed by ${way}`);
  await at.call('setReportRoles', { SaveReportCode: SavedReportCode, RoleCodes: [ROLE.appraiser] });
  const manager = await at.asManager();
  const [{ mail } = { mail: '' }] = await at.hr.db
    .select()
    .from(accounts)
    .where(eq(accounts.id, manager.actor.accountId));
  const whom = {
    none: {},
    name: { ChillCodes: await at.codesOf('E1002') },
    role: { RoleCodes: [ROLE.appraiser] },
    address: { CCEmailIDs: mail.toUpperCase() },
  }[way];
  const HeaderCode = await at.schedule({ SavedReportCode, ...whom });
  const isTold = async () =>
    (await at.call('listReportSubscriptions', {}, manager)).find((row) => row.HeaderCode === HeaderCode)?.IsSubscribed;
  const isSent = async () => (await runNextDay(HeaderCode)).some(({ Recipient }) => Recipient === 'Vikram Nair');

  const isMeant = way !== 'none';
  expect([await isTold(), await isSent()]).toEqual([isMeant, isMeant]);
  for (const IsSubscribed of [false, true]) {
    await at.call('setReportSubscription', { HeaderCode, IsSubscribed }, manager);
    expect([await isTold(), await isSent()]).toEqual([IsSubscribed, IsSubscribed]);
  }
});
