import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { tagKinds, tagMembers } from '../../../hr-api/people/tags/tables';
import { historyHandlers } from '../../../hr-api/workplace/reports/history/history-handlers';
import { daysAfter, dayOf } from '../../../hr-api/platform/dates';
import { actorOf, contextOf, employmentOf } from '../../people/cast-actors';
import { publish } from '../../people/record/a-section';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { keep, LIST, listOfTests, SECTION, sectionOfTests } from '../../profile/a-record';
import { fieldsOf, readAll } from './reading';

let hr: TestApp;
beforeAll(async () => {
  hr = await startApp();
  const section = await publish(hr.db, SECTION, { of: sectionOfTests });
  const { personId } = await employmentOf(hr, 'E1001');
  const said = { street: 'Old Road 1', married: 'No', grade: 'G4', account: '123456789012' };
  await keep(hr, section, { personId, answers: said });
  hr.clock.advance(3 * 86_400_000);
  const answers = { ...said, street: 'New Road 2', married: 'Yes', grade: 'G5', account: '999456789012' };
  await keep(hr, section, { personId, answers });
});
afterAll(() => hr.stop());

const contextAs = async (empid: string, roleCode: number) => contextOf(hr, await actorOf(hr, empid, roleCode));
const asHr = () => contextAs('E1004', ROLE.hr);
const asManager = () => contextAs('E1002', ROLE.appraiser);

const Fields = ['EmployeeID', 'RecordField', 'OldValue', 'NewValue', 'MovedOn'];
const changesFor = async (context: Awaited<ReturnType<typeof asHr>>) =>
  (
    await readAll(context, 'record-changes', {
      Fields,
      Filters: [{ FieldCode: 'RecordSection', FieldValue: `${SECTION}` }],
    })
  )
    .map(({ Cells }) => Cells)
    .sort();

test('the history of records tells each answer before and after, on the day of the change', async () => {
  const on = dayOf(hr.clock.now);
  expect(await changesFor(await asHr())).toEqual([
    ['E1001', `S${SECTION}.grade`, 'G4', 'G5', on],
    ['E1001', `S${SECTION}.married`, 'No', 'Yes', on],
    ['E1001', `S${SECTION}.street`, 'Old Road 1', 'New Road 2', on],
  ]);
});

test('a manager is told of changes of their own people in fields that they may read, nobody else', async () => {
  const told = (await changesFor(await asManager())).map((cells) => cells[1]);
  expect(told).toEqual([`S${SECTION}.married`, `S${SECTION}.street`]);
  const elsewhere = await readAll(await asManager(), 'record-changes', { Fields: ['EmployeeID'] });
  const seen = new Set((await readAll(await asManager(), 'employee-list', { Fields: ['EmployeeID'] })).map(keyOf));
  for (const row of elsewhere) expect(seen).toContain(keyOf(row));
});

const keyOf = ({ Cells }: { readonly Cells: readonly unknown[] }) => Cells[0];

test('of what changed HR and a manager may choose what they may read, and read it on a day', async () => {
  const configsFor = async (context: Awaited<ReturnType<typeof asHr>>) =>
    historyHandlers.listHistoryConfigs.handle({}, context);
  const [ofHr, ofManager] = [await configsFor(await asHr()), await configsFor(await asManager())];
  const codes = (configs: typeof ofHr) => configs.map(({ ConfigCode }) => ConfigCode);
  expect(codes(ofHr)).toEqual(expect.arrayContaining(['JobStatus', 'Manager', 'Reviewer', `S${SECTION}.grade`]));
  expect(codes(ofManager)).not.toContain(`S${SECTION}.grade`);
  for (const configs of [ofHr, ofManager]) expect(codes(configs)).not.toContain(`S${SECTION}.account`);
  const known = await fieldsOf(await asHr(), 'employee-list');
  for (const { FieldName } of ofHr) expect(known).toContain(FieldName);
  const on = async (AsOnDate: string) => {
    const asked = { AsOnDate, Fields: [`S${SECTION}.grade`], Search: 'E1001' };
    return (await readAll(await asHr(), 'employee-list', asked))[0]?.Cells[0];
  };
  const today = dayOf(hr.clock.now);
  expect([await on(daysAfter(today, -1)), await on(today)]).toEqual(['G4', 'G5']);
});

test('a tag given, handed over and taken off is told on each of its days', async () => {
  const today = dayOf(hr.clock.now);
  const [of, first, second] = await Promise.all(['E1003', 'E1002', 'E1005'].map((empid) => employmentOf(hr, empid)));
  const [kind] = await hr.db.insert(tagKinds).values({ name: 'Fire warden' }).returning();
  const member = { tagCode: kind!.code, employmentId: of!.id };
  const [begun, handedOver, ended] = [daysAfter(today, -30), daysAfter(today, -20), daysAfter(today, -10)];
  await hr.db.insert(tagMembers).values([
    { ...member, ownerId: first!.id, validFrom: begun, validTo: handedOver },
    { ...member, ownerId: second!.id, validFrom: handedOver, validTo: ended },
  ]);
  const Filters = [{ FieldCode: 'Change', FieldValue: 'Tag' }];
  const told = await readAll(await asHr(), 'changes', {
    Fields: ['MovedOn', 'OldValue', 'NewValue'],
    Filters,
    Search: 'E1003',
  });
  const nameOf = async (empid: string) =>
    (await readAll(await asHr(), 'employee-list', { Fields: ['Name'], Search: empid }))[0]?.Cells[0] as string;
  const warden = `Fire warden · ${await nameOf('E1002')}`;
  const other = `Fire warden · ${await nameOf('E1005')}`;
  expect(told.map(({ Cells }) => Cells).filter((cells) => JSON.stringify(cells).includes('Fire warden'))).toEqual([
    [ended, other, null],
    [handedOver, warden, other],
    [begun, null, warden],
  ]);
  const tagsOn = async (AsOnDate: string) =>
    (await readAll(await asHr(), 'employee-list', { AsOnDate, Fields: ['Tag'], Search: 'E1003' }))[0]?.Cells[0];
  expect([await tagsOn(handedOver), await tagsOn(ended)].map((tags) => String(tags).includes('Fire warden'))).toEqual([
    true,
    false,
  ]);
});

test('a section with several rows is a column of all its answers, and tells what changed in each', async () => {
  const list = await publish(hr.db, LIST, { of: listOfTests });
  const { personId } = await employmentOf(hr, 'E1001');
  const said = { street: 'Hill Lane 3', married: 'No', grade: 'G1', account: '111122223333' };
  await keep(hr, list, { personId, answers: said });
  hr.clock.advance(1000);
  const rowId = await keep(hr, list, { personId, answers: { ...said, street: 'Lake View 8', married: 'Yes' } });
  const Fields = [`S${LIST}.street`, `S${LIST}.married`];
  const read = async (context: Awaited<ReturnType<typeof asHr>>) =>
    (await readAll(context, 'employee-list', { Fields, Search: 'E1001' }))[0]?.Cells;
  for (const context of [await asHr(), await asManager()])
    expect(await read(context)).toEqual(['Hill Lane 3; Lake View 8', 'No; Yes']);
  expect(await fieldsOf(await asManager(), 'employee-list')).not.toContain(`S${LIST}.grade`);
  expect(await fieldsOf(await asHr(), 'employee-list')).not.toContain(`S${LIST}.account`);
  hr.clock.advance(86_400_000);
  await keep(hr, list, { personId, answers: { ...said, street: 'Lake View 9', married: 'Yes' }, rowId });
  const Filters = [{ FieldCode: 'RecordSection', FieldValue: `${LIST}` }];
  const changed = await readAll(await asHr(), 'record-changes', { Fields: ['OldValue', 'NewValue'], Filters });
  expect(changed.map(({ Cells }) => Cells)).toEqual([['Lake View 8', 'Lake View 9']]);
});
