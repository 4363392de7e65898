import { desc, eq } from 'drizzle-orm';
import { accounts } from '../../../../hr-api/people/accounts/tables';
import { persons } from '../../../../hr-api/people/tables';
import { builtInMail } from '../../../../hr-api/platform/mail/templates/compose-mail';
import { scheduleDeliveries } from '../../../../hr-api/platform/schedules/tables';
import { allReports } from '../../../../hr-api/workplace/reports/find-report';
import { changesSince } from '../../../../hr-api/workplace/reports/sending/changes/changes-since';
import { purgeDigests } from '../../../../hr-api/workplace/reports/sending/changes/purge';
import { reportMail } from '../../../../hr-api/workplace/reports/sending/mail/report-mail';
import { findRecipients } from '../../../../hr-api/workplace/reports/sending/recipients/audience';
import { partsOf } from '../../../../hr-api/workplace/reports/sending/run/parts';
import { reportDeliveries, reportDigests, reportSchedules } from '../../../../hr-api/workplace/reports/sending/tables';
import { languages } from '../../../../lib/contract/platform/languages';
import { MAX_COMPARED_ROWS } from '../../../../lib/contract/workplace/reports/sending/sending-rules';
import { employmentOf } from '../../../people/cast-actors';
import { startSender, type Sender, type SentFile } from './sender';

const LAYOUT = 'By name';

let at: Sender;
let SavedReportCode: string;
beforeEach(async () => {
  at = await startSender();
  SavedReportCode = await at.saveLayout(LAYOUT, ['Name', 'EmployeeID', 'Unit']);
});
afterEach(() => at.stop());

/** What a recipient is mailed on the next day. */
async function nextFiles(): Promise<(empid: string) => SentFile> {
  at.nextDay();
  await at.deliverAll();
  const files = await at.newFiles();
  const mails = await at.hr.db.select({ empid: accounts.loginId, mail: accounts.mail }).from(accounts);
  return (empid) => files.find(({ to }) => to === mails.find((account) => account.empid === empid)?.mail)!;
}

async function rename(empid: string, name: string): Promise<string> {
  const { personId } = await employmentOf(at.hr, empid);
  const [before] = await at.hr.db.select().from(persons).where(eq(persons.id, personId));
  await at.hr.db.update(persons).set({ name }).where(eq(persons.id, personId));
  return before!.name;
}

const changed = ({ rows }: SentFile) =>
  rows.filter((row) => row.at(-1) !== 'unchanged').map((row) => [row[0], row.at(-1)]);
const scheduleChanges = async (part: Parameters<Sender['schedule']>[0] = {}) =>
  at.schedule({ SavedReportCode, ShowsChanges: true, ...part });

test('each recipient is told what changed of their own rows since the last mail', async () => {
  const HeaderCode = await scheduleChanges({ ChillCodes: await at.codesOf('E1002') });
  const first = (await nextFiles())('E1004');
  expect(first.head).toEqual(['Name', 'Employee ID', 'Unit', 'Change']);
  expect(first.subject).toMatch(/^By name: nothing to compare with yet, /);
  expect(new Set(first.rows.map((row) => row.at(-1)))).toEqual(new Set(['']));

  await rename('E1001', 'Ananya Other');
  await rename('E1016', 'Somebody Else');
  const next = await nextFiles();
  expect(next('E1004').subject).toContain('0 added, 0 gone, 2 altered');
  expect(changed(next('E1004'))).toEqual([
    ['Ananya Other', 'altered'],
    ['Somebody Else', 'altered'],
  ]);
  expect(changed(next('E1002'))).toEqual([['Ananya Other', 'altered']]);
  expect(next('E1002').text).toContain('Since the last mail: 0 added, 0 gone, 1 altered.');
  const [run] = await at.runsOf(HeaderCode);
  expect(run?.Deliveries?.map(({ Changes }) => Changes?.Altered).sort()).toEqual([1, 2]);
});

test('rows that are gone stand behind all others, under their names', async () => {
  const filter = { ReportCode: 'employee-list', SavedReportCode, FieldCode: 'Name', Operator: 'contains' as const };
  await scheduleChanges({ Fields: [{ ...filter, FieldValue: 'Zephyr' }] });
  const name = await rename('E1007', 'Zephyr, First');
  await nextFiles();
  await rename('E1007', name);
  await rename('E1008', 'Zephyr Second');
  const { subject, rows } = (await nextFiles())('E1004');
  expect(rows).toEqual([
    ['Zephyr Second', 'E1008', expect.any(String), 'added'],
    ['Zephyr, First', '', '', 'gone'],
  ]);
  expect(subject).toContain('1 added, 1 gone, 0 altered');
});

test('a mail that was refused is no mail to compare with', async () => {
  await scheduleChanges();
  await nextFiles();
  await rename('E1001', 'Ananya Other');
  expect(changed((await nextFiles())('E1004'))).toEqual([['Ananya Other', 'altered']]);
  const [last] = await at.hr.db.select().from(reportDeliveries).orderBy(desc(reportDeliveries.createdAt)).limit(1);
  await at.hr.db.update(scheduleDeliveries).set({ state: 'refused' }).where(eq(scheduleDeliveries.id, last!.id));
  expect(changed((await nextFiles())('E1004'))).toEqual([['Ananya Other', 'altered']]);
  expect(changed((await nextFiles())('E1004'))).toEqual([]);
});

test('files are compared only where their reader reads them in one language and with one sight', async () => {
  await scheduleChanges();
  await nextFiles();
  await at.hr.db.update(accounts).set({ language: 'de' }).where(eq(accounts.loginId, 'E1004'));
  const { text, head } = (await nextFiles())('E1004');
  expect(text).toContain('Seit der letzten E-Mail: noch kein Vergleich möglich.');
  expect(head.at(-1)).toBe('Änderung');
  expect((await nextFiles())('E1004').text).toContain('0 neu, 0 weggefallen, 0 geändert');
});

test('what no file is compared with any more is forgotten, with a removed schedule all of it', async () => {
  const HeaderCode = await scheduleChanges();
  const kept = async () => {
    await purgeDigests(at.hr.db, at.hr.clock.now);
    return at.hr.db.$count(reportDigests);
  };
  await nextFiles();
  await nextFiles();
  await nextFiles();
  expect(await kept()).toBe(1);
  await at.call('removeReportSchedule', { HeaderCode });
  expect(await kept()).toBe(0);
});

test.each(languages)('above ten thousand rows nothing is compared, and the mail says so: %s', async (language) => {
  const HeaderCode = await scheduleChanges();
  const [schedule] = await at.hr.db.select().from(reportSchedules).where(eq(reportSchedules.code, HeaderCode));
  const { actor, db, now } = { ...(await at.asHr()), now: at.hr.clock.now };
  const report = allReports(at.hr.services.capabilities).find(({ code }) => code === 'employee-list')!;
  const sent = { report, columns: null, rows: schedule!.rows, limitField: '' };
  const addressed = { ownerId: actor.accountId, savedReportId: schedule!.savedReportId, reportScheduleId: null };
  const whom = { accountIds: [], roleCodes: [], addresses: [] };
  const [recipient] = await findRecipients(db, { ...addressed, ...whom }, now);
  const part = { ...(await partsOf({ db, now, services: at.hr.services, sent, owner: actor })(recipient!)), language };
  const view = { ...part.view!, count: MAX_COMPARED_ROWS + 1 };
  const { told, digest } = await (await changesSince(at.dependencies(), schedule!, part, view))!.end();
  expect([told, digest]).toEqual(['too_many', null]);
  const { env } = at.hr.services;
  const shown = { layoutName: LAYOUT, ownerName: 'HR', rowCount: 0, first: [], linkCode: null };
  const { subject, text } = builtInMail(reportMail({ env, part, view, told, now, ...shown }));
  for (const words of [subject, text]) expect(words).toContain(new Intl.NumberFormat(language).format(10_000));
});
