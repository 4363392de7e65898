import { eq } from 'drizzle-orm';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { persons } from '../../../hr-api/people/tables';
import { whenWorkedOn } from '../../access/passwords/ask-code';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { TEST_NOW } from '../../platform/hr-api/harness/test-settings';
import { inRole } from '../../profile/a-record';
import { AnImport, joiner, update } from './an-import';

let hr: TestApp;
let human: { token: string };

beforeAll(async () => {
  hr = await startApp();
  human = await inRole(hr, 'E1004', ROLE.hr);
});
afterAll(() => hr.stop());
beforeEach(() => {
  hr.clock.now = TEST_NOW;
});

const personOf = async (empid: string) => (await hr.db.select().from(persons).where(eq(persons.empid, empid)))[0];

test('a file with English headings is understood, and the dry run says what each row would do', async () => {
  const people = await AnImport.of(hr, human, [
    joiner({ id: 'D1', given: 'Dara', manager: 'E1002' }),
    update('E1001', { unit: 'Geräteentwicklung', from: '2026-06-01' }),
    update('E1016'),
    update('E1002', { unit: 'nowhere' }),
  ]);
  const mapped = await people.detail();
  expect(mapped.FileColumns.map(({ Column }) => Column)).toEqual([
    ...['EmployeeID', 'GivenName', 'FamilyName', 'Mail', 'JoinedOn', 'BusinessCode', 'CompanyCode', 'UnitCode'],
    ...['LocationCode', 'LevelCode', 'JobStatus', 'ReportingID', 'EffectiveFrom'],
  ]);
  expect(mapped).toMatchObject({ State: 'mapping', KeyColumn: 'EmployeeID', CanCheck: true, CanRun: false });
  const checked = await people.check();
  expect(checked).toMatchObject({ State: 'checked', Counts: { Rows: 4, New: 1, Changed: 1, Same: 1, Refused: 1 } });
  const rows = await people.rows();
  expect(rows.map(({ Line, Outcome }) => [Line, Outcome])).toEqual([
    [2, 'new'],
    [3, 'changed'],
    [4, 'same'],
    [5, 'refused'],
  ]);
  expect(rows[1]!.Changes).toMatchObject([{ Column: 'UnitCode', From: 'Firmware', To: 'Instrument development' }]);
  expect(rows[3]!.Issues).toMatchObject([{ Column: 'UnitCode', Title: 'Unit', Reason: 'unknown_choice' }]);
  expect(checked.RefusedColumns).toEqual([{ Column: 'UnitCode', Title: 'Unit', Count: 1 }]);
  expect(await personOf('D1')).toBeUndefined();
});

test.each<[string, string, string]>([
  ['a joiner without a name', joiner({ id: 'B1', given: '' }), 'GivenName required'],
  ['a joiner without a unit', joiner({ id: 'B2', unit: '' }), 'UnitCode required'],
  ['a joiner without a first day', joiner({ id: 'B3', joined: '' }), 'JoinedOn required'],
  ['a day that is none', joiner({ id: 'B4', joined: '31 Feb 2026' }), 'JoinedOn no_day'],
  ['a number that is none', joiner({ id: 'B 5' }), 'EmployeeID not_valid'],
  ['an address that is none', joiner({ id: 'B6', mail: 'noor' }), 'Mail not_valid'],
  ['a status that needs a length', joiner({ id: 'B7', status: '1' }), 'NoOfMonths required'],
  ['a manager whom nobody knows', joiner({ id: 'B8', manager: 'E0000' }), 'ReportingID unknown_leader'],
  ['a row without a number', joiner({ id: '' }), 'EmployeeID required'],
  ['oneself', update('E1004', { unit: 'firmware' }), 'EmployeeID own'],
  ['somebody as their own manager', update('E1001', { manager: 'E1001' }), 'ReportingID own_leader'],
  [
    'a day before somebody came',
    update('E1001', { unit: 'hr-operations', from: '1990-01-01' }),
    'EffectiveFrom outside_employment',
  ],
  [
    'a first day that the record says otherwise',
    update('E1001', { joined: '2020-01-01' }),
    'JoinedOn identity_differs',
  ],
  ['a name that no record takes', update('E1001', { given: 'R2-D2!' }), 'GivenName record_rule'],
  ['somebody who looks like one who is here', joiner({ id: 'B9', given: 'Ananya', family: 'Rao' }), ' double'],
])('%s is refused at the column', async (_, line, issue) => {
  const people = await AnImport.of(hr, human, [line]);
  await people.check();
  expect(await people.outcomes()).toEqual([expect.stringContaining(`refused: ${issue}`)]);
});

test('reasons are told in the language of whoever reads them', async () => {
  const people = await AnImport.of(hr, human, [update('E1002', { unit: 'nirgends' })]);
  await people.check();
  const request = { ImportCode: people.ImportCode };
  const [row] = (await hr.call('listImportRows', request, { ...human, language: 'de' })).reply();
  expect(row!.Issues).toMatchObject([{ Title: 'Einheit', Text: '„nirgends“ gibt es nicht' }]);
});

test('the same person twice in a file is refused in both rows, each naming the other', async () => {
  const people = await AnImport.of(hr, human, [
    update('E1001', { level: 'lead' }),
    update('e1001', { level: 'senior' }),
  ]);
  await people.check();
  const rows = await people.rows();
  expect(rows.map(({ Issues }) => Issues.map(({ Text }) => Text))).toEqual([
    ['Stands in line 3 too'],
    ['Stands in line 2 too'],
  ]);
});

test('managers in a circle are refused, and whoever is led by a refused row too', async () => {
  const people = await AnImport.of(hr, human, [
    joiner({ id: 'C1', given: 'Cai', manager: 'C2' }),
    joiner({ id: 'C2', given: 'Cem', manager: 'C1' }),
    joiner({ id: 'C3', given: 'Cora', manager: 'C1' }),
    update('E1002', { manager: 'E1001' }),
  ]);
  await people.check();
  expect(await people.outcomes()).toEqual([
    'refused: ReportingID circle',
    'refused: ReportingID circle',
    'refused: ReportingID leader_refused',
    'refused: ReportingID circle',
  ]);
});

test('refused rows come back as a file of the same shape with their reasons', async () => {
  const people = await AnImport.of(hr, human, [
    joiner({ id: 'F1', unit: 'nowhere' }),
    joiner({ id: 'F2', given: 'Fay' }),
  ]);
  await people.check();
  const request = { ImportCode: people.ImportCode, Format: 'csv' as const };
  const text = (await hr.call('downloadImportErrors', request, human)).bytes.toString('utf8');
  const lines = text.trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/Employee ID,.*,Why not$/);
  expect(lines[1]).toMatch(/^F1,.*Unit: There is no “nowhere”/);
});

test('the template has the headings of the kind, which are understood again', async () => {
  const file = await hr.call('downloadImportTemplate', { Kind: 'people', Format: 'csv' }, { ...human, language: 'ja' });
  const headings = file.bytes
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trim();
  const people = await AnImport.of(hr, human, ['E1001'], headings);
  const { FileColumns } = await people.detail();
  expect(FileColumns.filter(({ Column }) => Column === '')).toEqual([]);
});

test.each([
  [
    'OrangeHRM',
    'first_name,middle_name,last_name,employee_id,other_id,gender,date_of_birth,work_email,other_email',
    [...['GivenName', 'MiddleName', 'FamilyName', 'EmployeeID', '', 'Gender', 'BornOn', 'Mail', 'PersonalMail']],
  ],
  [
    'Oracle',
    'EMPLOYEE_ID,FIRST_NAME,LAST_NAME,EMAIL,PHONE_NUMBER,HIRE_DATE,JOB_ID,SALARY,COMMISSION_PCT,MANAGER_ID,DEPARTMENT_ID',
    [
      ...[
        'EmployeeID',
        'GivenName',
        'FamilyName',
        'Mail',
        '',
        'JoinedOn',
        'LevelCode',
        '',
        '',
        'ReportingID',
        'UnitCode',
      ],
    ],
  ],
])('the header of a file of %s is understood as it is', async (_, headings, columns) => {
  const people = await AnImport.of(hr, human, ['1'], headings);
  expect((await people.detail()).FileColumns.map(({ Column }) => Column)).toEqual(columns);
});

test('a mapping is remembered for files with the same headings', async () => {
  const headings = 'Nr,Wohin';
  const first = await AnImport.of(hr, human, ['E1001,lead'], headings);
  const said = {
    ...{ ImportCode: first.ImportCode, KeyColumn: 'EmployeeID', Options: { Later: 'next' } },
    Mapping: [
      { Position: 0, Column: 'EmployeeID' },
      { Position: 1, Column: 'LevelCode' },
    ],
  };
  (await hr.call('saveImportMapping', said, human)).reply();
  await first.check();
  const second = await (await AnImport.of(hr, human, ['E1002,lead'], headings)).detail();
  expect(second.FileColumns).toMatchObject([
    { Column: 'EmployeeID', From: 'remembered' },
    { Column: 'LevelCode', From: 'remembered' },
  ]);
  expect(second.Options).toMatchObject({ Later: 'next' });
});

test('fields that the file lacks are the same for all rows', async () => {
  const headings = 'Employee ID,First name,Last name,Joined on';
  const people = await AnImport.of(hr, human, ['X1,Xa,Xu,2026-06-01', 'X2,Xe,Xo,2026-06-01'], headings);
  await people.options(
    {},
    {
      ...{ BusinessCode: 'instruments', CompanyCode: 'IN', UnitCode: 'firmware', LocationCode: 'bengaluru' },
      ...{ LevelCode: 'specialist', JobStatus: '3', ReportingID: 'E1002' },
    },
  );
  expect((await people.check()).Counts).toMatchObject({ New: 2, Refused: 0 });
});

test('a word empties a field that may be empty, and is refused where one may not', async () => {
  await hr.db.update(persons).set({ personalMail: 'vikram@home.example' }).where(eq(persons.empid, 'E1002'));
  const people = await AnImport.of(hr, human, ['E1002,-,', 'E1001,,-'], 'Employee ID,Personal email,First name');
  await people.check();
  const [cleared, refused] = await people.rows();
  expect(cleared!.Changes).toEqual([
    expect.objectContaining({ Column: 'PersonalMail', From: 'vikram@home.example', To: '' }),
  ]);
  expect(refused!.Issues).toMatchObject([{ Column: 'GivenName', Reason: 'cannot_clear' }]);
});

test('the file of refused rows is a workbook that is imported as it is', async () => {
  const people = await AnImport.of(hr, human, [joiner({ id: 'W1', given: 'Wim', unit: 'nowhere' })]);
  await people.check();
  const file = await hr.call('downloadImportErrors', { ImportCode: people.ImportCode }, human);
  const again = (await AnImport.send(hr, human, file.bytes, 'people.xlsx')).reply();
  expect(again).toMatchObject({ Format: 'xlsx', KeyColumn: 'EmployeeID' });
  expect(again.FileColumns.at(-1)).toMatchObject({ Heading: 'Why not', Column: '' });
  (await hr.call('checkImport', { ImportCode: again.ImportCode }, human)).reply();
  await whenWorkedOn(hr);
  const [row] = (await hr.call('listImportRows', { ImportCode: again.ImportCode }, human)).reply();
  expect(row).toMatchObject({ Label: 'Wim Haddad', Issues: [{ Column: 'UnitCode', Reason: 'unknown_choice' }] });
});
