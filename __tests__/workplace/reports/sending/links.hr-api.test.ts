import { eq } from 'drizzle-orm';
import { roleGrants } from '../../../../hr-api/people/accounts/tables';
import { ROLE } from '../../../../hr-api/people/accounts/role-codes';
import { auditEntries } from '../../../../hr-api/platform/audit/tables';
import { storedFiles } from '../../../../hr-api/platform/files/tables';
import { purgeSentFiles } from '../../../../hr-api/workplace/reports/sending/links/purge';
import { startSender, type Sender } from './sender';

const DAY = 86_400_000;

let at: Sender;
beforeAll(async () => {
  at = await startSender();
});
afterAll(() => at.stop());

/** A link to a file with a column of HR alone, as HR got it by mail. */
async function sentLink(): Promise<string> {
  const ReportCode = 'joiners-and-leavers';
  const SavedReportCode = await at.saveLayout(crypto.randomUUID(), ['Name', 'Reason'], ReportCode);
  await at.newFiles();
  const days = { AsOnDate: '', FromDate: '2020-01-01', ToDate: '2026-03-01' };
  await at.send({ ReportCode, SavedReportCode, ...days });
  await at.deliverAll();
  const [mail] = await at.newFiles();
  expect(mail?.fileName).toBe('');
  return /sentreport\/key\/([\w-]+)/.exec(mail!.text)![1]!;
}

const open = (token: string, SentCode: string) => at.hr.call('getSentReport', { SentCode }, { token });
const fetchFile = (token: string, SentCode: string) => at.hr.call('downloadSentReport', { SentCode }, { token });
const tokenOfHr = () => at.hr.tokenOf('E1004');
/** Signs in as HR and goes on as an employee, who may open no report. */
async function asEmployee(): Promise<string> {
  const token = await tokenOfHr();
  return (await at.hr.call('changeRole', { RoleCode: ROLE.employee }, { token })).reply().authToken;
}

test('a file with fields of HR alone travels as a link, read and fetched signed in, in any role', async () => {
  const SentCode = await sentLink();
  for (const token of [await tokenOfHr(), await asEmployee()]) {
    const found = (await open(token, SentCode)).reply();
    expect(found).toMatchObject({ FileName: expect.stringMatching(/^Joiners_And_Leavers_\d{12}\.csv$/) });
    const { status, bytes } = await fetchFile(token, SentCode);
    expect(status).toBe(200);
    const lines = bytes.toString('utf8').replace('\uFEFF', '').trimEnd().split('\r\n');
    expect(lines).toHaveLength(found.RowCount + 1);
    expect(found.Columns.join(',')).toBe(lines[0]);
    expect(found.Rows.map(([first]) => first)).toEqual(lines.slice(1, 51).map((line) => line.split(',')[0]));
  }
  const fetched = await at.hr.db.$count(auditEntries, eq(auditEntries.action, 'download sent report'));
  expect(fetched).toBe(2);
  expect(await at.hr.db.$count(auditEntries, eq(auditEntries.action, 'open sent report'))).toBe(2);
});

test('nobody else opens a link, the administrator included', async () => {
  const SentCode = await sentLink();
  for (const empid of ['E1002', 'E1006']) {
    const token = await at.hr.tokenOf(empid);
    expect((await open(token, SentCode)).status).toBe(404);
    expect((await fetchFile(token, SentCode)).status).toBe(404);
  }
});

test('a link whose reader lost the role leads nowhere', async () => {
  const SentCode = await sentLink();
  const { accountId } = (await at.asHr()).actor;
  const token = await asEmployee();
  const held = eq(roleGrants.accountId, accountId);
  const grants = (await at.hr.db.select().from(roleGrants).where(held)).filter(({ roleCode }) => roleCode === ROLE.hr);
  for (const { id } of grants) await at.hr.db.delete(roleGrants).where(eq(roleGrants.id, id));
  expect((await open(token, SentCode)).status).toBe(404);
  await at.hr.db.insert(roleGrants).values(grants);
  expect((await open(token, SentCode)).status).toBe(200);
});

test('a link ends after seven days, and its file is forgotten', async () => {
  const SentCode = await sentLink();
  const files = () => at.hr.db.$count(storedFiles);
  const before = await files();
  at.hr.clock.advance(7 * DAY - 1);
  await purgeSentFiles(at.hr.db, at.hr.clock.now);
  expect((await open(await tokenOfHr(), SentCode)).status).toBe(200);
  at.hr.clock.advance(1);
  expect((await open(await tokenOfHr(), SentCode)).status).toBe(404);
  at.hr.clock.advance(1);
  await purgeSentFiles(at.hr.db, at.hr.clock.now);
  expect(await files()).toBeLessThan(before);
  expect((await fetchFile(await tokenOfHr(), SentCode)).status).toBe(404);
});
