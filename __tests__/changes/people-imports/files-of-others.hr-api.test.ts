import { and, eq, isNull, sql } from 'drizzle-orm';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { levels, units } from '../../../hr-api/people/organisation/tables';
import { employments, persons, reportingLines } from '../../../hr-api/people/tables';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { inRole } from '../../profile/a-record';
import { AnImport } from './an-import';

let hr: TestApp;
let human: { token: string };

beforeAll(async () => {
  hr = await startApp();
  human = await inRole(hr, 'E1004', ROLE.hr);
});
afterAll(() => hr.stop());

const ORANGEHRM =
  "First Name,Middle Name,Last Name,Employee Id,Other ID,Driver's License No.,License Expiry Date,Gender,Marital Status," +
  'Nationality,Date of Birth,Address Street 1,Address Street 2,City,State/Province,Zip/Postal Code,Country,Home Telephone,' +
  'Mobile,Work Telephone,Work Email,Other Email';

const ORACLE =
  'EMPLOYEE_ID,FIRST_NAME,LAST_NAME,EMAIL,PHONE_NUMBER,HIRE_DATE,JOB_ID,SALARY,COMMISSION_PCT,MANAGER_ID,DEPARTMENT_ID';

/** What is the same for everybody of such a file, which does not say it. */
const COMPANY = { BusinessCode: 'instruments', CompanyCode: 'IN', LocationCode: 'bengaluru', JobStatus: '3' };

const columnsOf = async (file: AnImport) =>
  Object.fromEntries((await file.detail()).FileColumns.map(({ Heading, Column }) => [Heading, Column]));

test('the employee file of OrangeHRM is understood as it is; what has no home is not taken', async () => {
  const line =
    'Orla,Mae,Quill,Q1,,,,Female,Single,Irish,1990-04-12,Lake Street 1,,Bengaluru,,560001,India,,,,orla.quill@example.com,';
  const file = await AnImport.of(hr, human, [line], ORANGEHRM);
  const columns = await columnsOf(file);
  expect(columns).toMatchObject({
    ...{
      'First Name': 'GivenName',
      'Middle Name': 'MiddleName',
      'Last Name': 'FamilyName',
      'Employee Id': 'EmployeeID',
    },
    ...{ Gender: 'Gender', 'Date of Birth': 'BornOn', 'Work Email': 'Mail', 'Other Email': 'PersonalMail' },
  });
  for (const heading of [
    'Other ID',
    "Driver's License No.",
    'License Expiry Date',
    'Marital Status',
    'Nationality',
    'City',
  ])
    expect([heading, columns[heading]]).toEqual([heading, '']);
  await file.options({}, { ...COMPANY, UnitCode: 'firmware', LevelCode: 'specialist', JoinedOn: '2026-06-01' });
  expect((await file.check()).Counts).toMatchObject({ New: 1, Refused: 0 });
  expect((await file.run()).Counts).toMatchObject({ Written: 1 });
  const [orla] = await hr.db.select().from(persons).where(eq(persons.empid, 'Q1'));
  expect(orla).toMatchObject({ name: 'Orla Mae Quill', gender: 'female', bornOn: '1990-04-12' });
});

const FIRST = 100;
const COUNT = 107;
const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

/** Invented people in the shape of Oracle's sample: who leads may stand below, and may have come later. */
function inventedPeople(): string[] {
  const people = Array.from({ length: COUNT }, (_, at) => {
    const manager = at === 0 ? '' : String(FIRST + Math.floor((at - 1) / 6));
    const hired = `${String(1 + ((at * 7) % 28)).padStart(2, '0')}-${MONTHS[(at * 5) % 12]}-${2001 + ((at * 3) % 8)}`;
    const given = `Given${String.fromCharCode(65 + (at % 26))}${at}`;
    const name = `${given},Family${at},${given.slice(0, 1).toUpperCase()}FAMILY${at}`;
    const job = at === 0 ? 'AD_PRES' : at < 19 ? 'ST_MAN' : 'ST_CLERK';
    return `${FIRST + at},${name},650.555.${1000 + at},${hired},${job},${2400 + at},,${manager},${at % 2 ? 10 : 20}`;
  });
  return people.map((_, at) => people[(at * 31) % COUNT]!);
}

test('107 people in the shape of Oracle’s sample come whole, and their managers stand', async () => {
  await hr.db
    .insert(units)
    .values(['10', '20'].map((code, at) => ({ code, parentCode: 'instruments-development', position: 900 + at })));
  await hr.db.insert(levels).values(['AD_PRES', 'ST_MAN', 'ST_CLERK'].map((code, at) => ({ code, rank: 900 + at })));
  const lines = inventedPeople().map((line) => (line.startsWith('150,') ? line.replace(/,\d+$/, ',12') : line));
  const file = await AnImport.of(hr, human, lines, ORACLE);
  expect(await columnsOf(file)).toEqual({
    ...{ EMPLOYEE_ID: 'EmployeeID', FIRST_NAME: 'GivenName', LAST_NAME: 'FamilyName', EMAIL: 'Mail', PHONE_NUMBER: '' },
    ...{ HIRE_DATE: 'JoinedOn', JOB_ID: 'LevelCode', SALARY: '', COMMISSION_PCT: '', MANAGER_ID: 'ReportingID' },
    DEPARTMENT_ID: 'UnitCode',
  });
  await file.options({ MailDomain: 'example.com' }, COMPANY);
  expect((await file.check()).Counts).toMatchObject({ Rows: COUNT, New: COUNT - 1, Refused: 1 });
  const [refused] = await file.rows({ Outcomes: ['refused'] });
  expect(refused!.Issues).toMatchObject([{ Column: 'UnitCode', Reason: 'unknown_choice' }]);
  const correction = { ImportCode: file.ImportCode, Line: refused!.Line, Cells: { UnitCode: '10' } };
  expect((await hr.call('updateImportRow', correction, human)).reply().Counts).toMatchObject({ New: COUNT });
  expect(await file.run()).toMatchObject({ State: 'written', Counts: { Written: COUNT, Refused: 0 } });
  const led = await hr.db
    .select({ led: persons.empid, leader: sql<string>`leaders.empid`, mail: persons.mail })
    .from(reportingLines)
    .innerJoin(employments, eq(employments.id, reportingLines.employmentId))
    .innerJoin(persons, eq(persons.id, employments.personId))
    .innerJoin(sql`employments above`, sql`above.id = ${reportingLines.leaderId}`)
    .innerJoin(sql`persons leaders`, sql`leaders.id = above.person_id`)
    .where(
      and(eq(reportingLines.kind, 'manager'), isNull(reportingLines.validTo), sql`${persons.empid} ~ '^[12]\\d\\d$'`),
    );
  expect(led).toHaveLength(COUNT - 1);
  for (const { led: of, leader, mail } of led) {
    expect([of, leader]).toEqual([of, String(FIRST + Math.floor((Number(of) - FIRST - 1) / 6))]);
    expect(mail).toMatch(/^gfamily\d+@example\.com$/);
  }
});
