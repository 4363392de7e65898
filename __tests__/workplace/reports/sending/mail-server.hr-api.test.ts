import { and, eq, inArray } from 'drizzle-orm';
import { ROLE } from '../../../../hr-api/people/accounts/role-codes';
import { accounts, roleGrants } from '../../../../hr-api/people/accounts/tables';
import { asOn } from '../../../../hr-api/people/effective-dates';
import { employments } from '../../../../hr-api/people/tables';
import { dayOf } from '../../../../hr-api/platform/dates';
import { GIVE_UP_AFTER_DAYS } from '../../../../hr-api/platform/jobs/jobs';
import { notifications } from '../../../../hr-api/workplace/notifications/tables';
import { openReports } from '../../../../hr-api/workplace/reports/find-report';
import { readableFields } from '../../../../hr-api/workplace/reports/rows/readable-fields';
import type { CallContext } from '../../../../hr-api/platform/calls/call';
import { startSmtpStub, type SmtpStub } from '../../../platform/hr-api/harness/smtp-stub';
import { whenWorkedOn } from '../../../access/passwords/ask-code';
import { readSent, startSender, type Sender } from './sender';

const HOUR = 3_600_000;

const hardToReach = new Set<string>();
let server: SmtpStub;
let at: Sender;
beforeAll(async () => {
  server = await startSmtpStub({
    refusesMails: (address) => hardToReach.has(address),
    refusal: '550 <nobody@tarnbrook.example>: unknown mailbox',
  });
  at = await startSender({ settings: { SMTP_URL: `smtp://127.0.0.1:${server.port}` }, mailRetrySeconds: [0.05] });
});
afterAll(async () => {
  await at.stop();
  await server.stop();
});
beforeEach(() => {
  server.messages.length = 0;
  hardToReach.clear();
});

const received = () => server.messages.map(readSent);
const mailsOf = async (...empids: string[]) => {
  const rows = await at.hr.db.select().from(accounts).where(inArray(accounts.loginId, empids));
  return empids.map((empid) => rows.find(({ loginId }) => loginId === empid)!.mail);
};

/** Open fields of the record that a reader may read, beside those of the list itself. */
async function recordFieldsFor(context: CallContext): Promise<string[]> {
  const report = openReports(context).find(({ code }) => code === 'employee-list')!;
  const today = '2026-03-05';
  const query = await report.query(context, { on: today, from: today, to: today });
  return readableFields(query, context.actor)
    .filter((field) => field.class === 'open' && field.isHiddenAtFirst)
    .map(({ name }) => name);
}

const noticesOf = (subject: string) => at.hr.db.select().from(notifications).where(eq(notifications.subject, subject));

test('one schedule brings three recipients three files, in rows and columns', async () => {
  const ofManager = new Set(await recordFieldsFor(await at.asManager()));
  const [closed] = (await recordFieldsFor(await at.asHr())).filter((name) => !ofManager.has(name));
  const SavedReportCode = await at.saveLayout('Three files', ['Name', 'EmployeeID', closed!]);
  await at.schedule({ SavedReportCode, ChillCodes: await at.codesOf('E1002', 'E1003') });
  at.nextDay();
  await at.deliverAll();
  const mails = received();
  const [hr, manager, director] = (await mailsOf('E1004', 'E1002', 'E1003')).map((mail) =>
    mails.find(({ to }) => to === mail)!,
  );
  expect(mails).toHaveLength(3);
  expect(hr!.head).toHaveLength(3);
  expect([manager!.head, director!.head]).toEqual([hr!.head.slice(0, 2), hr!.head.slice(0, 2)]);
  expect(manager!.rows.length).toBeGreaterThan(1);
  expect(director!.rows.length).toBeGreaterThan(manager!.rows.length);
  expect(hr!.rows.length).toBeGreaterThan(director!.rows.length);
  const people = (file: typeof hr) => new Set(file!.rows.map(([, empid]) => empid));
  for (const [fewer, more] of [
    [manager, director],
    [director, hr],
  ])
    expect([...people(fewer)].every((empid) => people(more).has(empid))).toBe(true);
  expect(manager!.text).toContain('It has fewer rows than its owner sees');
  expect(manager!.text).toContain(`Left out, because you may not see them: ${hr!.head[2]}.`);
  expect(hr!.text).not.toContain('Left out');
});

/** So many leaders of people, whom the list of employees is open to. */
const leaders = (count: number) =>
  at.hr.db
    .selectDistinct({ code: employments.code, mail: accounts.mail })
    .from(roleGrants)
    .innerJoin(accounts, eq(accounts.id, roleGrants.accountId))
    .innerJoin(employments, eq(employments.personId, accounts.personId))
    .where(and(eq(roleGrants.roleCode, ROLE.appraiser), asOn(employments, dayOf(at.hr.clock.now))))
    .orderBy(employments.code)
    .limit(count);

test('of ten recipients one is refused: nine have it, history and a notice say so', async () => {
  const SavedReportCode = await at.saveLayout('To ten');
  const others = await leaders(9);
  const refused = others[0]!.mail;
  hardToReach.add(refused);
  const HeaderCode = await at.send({ SavedReportCode, ChillCodes: others.map(({ code }) => code) });
  await at.deliverAll();
  expect(received()).toHaveLength(9);
  const deliveries = (await at.runsOf(HeaderCode))[0]?.Deliveries ?? [];
  const delivered = Array.from({ length: 9 }, () => 'delivered');
  expect(deliveries.map(({ State }) => State).sort()).toEqual([...delivered, 'refused']);
  const failed = deliveries.find(({ State }) => State === 'refused');
  expect(failed).toMatchObject({ Address: refused, ErrorName: '550 …: unknown mailbox' });
  const { accountId } = (await at.asHr()).actor;
  expect(await noticesOf('A mail with “To ten” did not arrive')).toMatchObject([{ accountId }]);
});

const failures = () => at.hr.logs.filter((line) => line.includes('job failed')).length;
async function whenFailedAgain(): Promise<void> {
  const before = failures();
  while (failures() < before + 2) await new Promise((resolve) => setTimeout(resolve, 10));
}

test('a mail server that is away for three hours takes each mail once when it is back', async () => {
  const SavedReportCode = await at.saveLayout('Server away');
  await server.stop();
  const HeaderCode = await at.send({ SavedReportCode, ChillCodes: await at.codesOf('E1002') });
  await at.runAll();
  await whenFailedAgain();
  at.hr.clock.advance(3 * HOUR);
  const during = await at.runsOf(HeaderCode);
  expect(during[0]?.Deliveries?.map(({ State }) => State)).toEqual(['queued', 'queued']);
  server = await startSmtpStub({ port: server.port });
  await whenWorkedOn(at.hr);
  expect(
    received()
      .map(({ to }) => to)
      .sort(),
  ).toEqual((await mailsOf('E1002', 'E1004')).sort());
  const [run] = await at.runsOf(HeaderCode);
  expect(run?.Deliveries?.map(({ State }) => State)).toEqual(['delivered', 'delivered']);
});

test('a mail that no server took for three days is given up, and its owner is told', async () => {
  const SavedReportCode = await at.saveLayout('Given up');
  await server.stop();
  const HeaderCode = await at.send({ SavedReportCode });
  await at.runAll();
  await whenFailedAgain();
  const longAgo = new Date(Date.now() - (GIVE_UP_AFTER_DAYS * 24 + 1) * HOUR).toISOString();
  const isGivenUp = async () => (await at.runsOf(HeaderCode))[0]?.Deliveries?.[0]?.State === 'failed';
  while (!(await isGivenUp())) {
    await at.hr.database.execute(
      `update jobs.job set data = jsonb_set(data, '{queuedAt}', to_jsonb('${longAgo}'::text)) where state = 'created'`,
    );
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  server = await startSmtpStub({ port: server.port });
  const { accountId } = (await at.asHr()).actor;
  expect(await noticesOf('A mail with “Given up” did not arrive')).toMatchObject([{ accountId }]);
  expect(received()).toEqual([]);
});
