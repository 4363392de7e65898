import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { capabilities } from '../../../hr-api/composed';
import { ticketMessages, tickets } from '../../../hr-api/helpdesk/tables';
import { sectionsOn } from '../../../hr-api/people/record/sections/sections';
import { persons } from '../../../hr-api/people/tables';
import { recordValues } from '../../../hr-api/people/record/tables';
import { dayOf } from '../../../hr-api/platform/dates';
import { auditEntries } from '../../../hr-api/platform/audit/tables';
import { WORK } from '../../../hr-api/platform/budgets/work';
import { languages } from '../../../lib/contract/platform/languages';
import { actorOf } from '../../people/cast-actors';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { unzipped } from '../../platform/zip/unzipped';

let hr: TestApp;
beforeAll(async () => {
  hr = await startApp();
});
afterAll(() => hr.stop());

async function* of(bytes: Buffer) {
  yield bytes;
}

const download = async (empid: string, language = 'en') =>
  hr.call('downloadOwnData', {}, { token: await hr.tokenOf(empid), language });

async function filesOf(empid: string, language?: string) {
  const answer = await download(empid, language);
  expect(answer.status).toBe(200);
  const files = await unzipped(of(answer.bytes));
  const text = (name: string) => files.get(name)!.toString();
  const rows = (name: string) => (JSON.parse(text(`${name}.json`)) as { rows: Record<string, unknown>[] }).rows;
  return { answer, names: [...files.keys()], text, rows };
}

const NAMES = [
  'employment',
  'account',
  'sessions',
  'activity',
  'mails',
  'notifications',
  'saved-reports',
  'agreements',
  'tickets',
  'record',
  'leave',
  'leave-requests',
  'work-shares',
  'comp-off',
  'calendar-feeds',
];

test('a person gets a page and a file of each part that is held about them', async () => {
  const { answer, names, text, rows } = await filesOf('E1001');
  expect(names.sort()).toEqual(['index.html', ...NAMES.flatMap((name) => [`${name}.html`, `${name}.json`])].sort());
  expect(answer.headers['content-type']).toContain('application/zip');
  expect(answer.headers['content-disposition']).toMatch(/my-data-\d{4}-\d\d-\d\d\.zip/);
  for (const name of ['employment', 'account', 'sessions', 'notifications', 'tickets', 'record'])
    expect(rows(name).length).toBeGreaterThan(0);
  expect(text('index.html')).toContain('<a href="tickets.html">Tickets</a>');
  expect(text('employment.html')).toContain('<th scope="col">Until (not including)</th>');
});

test('each part is called and shown in the reader’s language', async () => {
  const token = await hr.tokenOf('E1002');
  const listed = async (language: string) => (await hr.call('listOwnData', {}, { token, language })).reply();
  const english = await listed('en');
  expect(english.map(({ ShareCode }) => ShareCode).sort()).toEqual([...NAMES].sort());
  const german = await filesOf('E1002', 'de');
  expect(german.text('index.html')).toContain('<html lang="de">');
  expect(german.text('account.html')).toContain('<h1>Benutzerkonto und Rollen</h1>');
  for (const { personalData = [] } of capabilities as readonly { personalData?: readonly object[] }[])
    for (const share of personalData as readonly { titles: object; columns: Record<string, object> }[])
      for (const names of [share.titles, ...Object.values(share.columns)])
        expect(Object.keys(names).sort()).toEqual([...languages].sort());
});

test('nobody gets what is held about somebody else', async () => {
  const { rows, text } = await filesOf('E1016');
  expect(new Set(rows('account').map(({ username }) => username))).toEqual(new Set(['E1016']));
  const [own] = await hr.db.select().from(persons).where(eq(persons.empid, 'E1001'));
  expect(text('record.json')).not.toContain(own!.personalMail ?? own!.name);
});

test('what a section keeps from its person is not in their file', async () => {
  const { personId } = await actorOf(hr, 'E1001');
  const sections = await sectionsOn(hr.db, dayOf(hr.clock.now));
  const fields = sections.flatMap((section) => section.definition.fields.map((field) => ({ section, field })));
  const hidden = fields.filter(({ field }) => !field.isShownToEmployee);
  expect(hidden.length).toBeGreaterThan(0);
  for (const { section, field } of hidden) {
    const place = { personId, rowId: randomUUID(), sectionCode: section.code, versionId: section.versionId };
    const answers = { [field.code]: 'for HR alone' };
    await hr.db
      .insert(recordValues)
      .values({ ...place, answers, validFrom: dayOf(hr.clock.now), recordedAt: hr.clock.now });
  }
  const held = await hr.db.select().from(recordValues).where(eq(recordValues.personId, personId));
  expect(JSON.stringify(held)).toContain('for HR alone');
  const { names, text, rows } = await filesOf('E1001');
  expect(names.map(text).join('')).not.toContain('for HR alone');
  expect(rows('record').length).toBeGreaterThan(10);
});

test('notes of the desk about a ticket are not in the file of who asked', async () => {
  const { accountId } = await actorOf(hr, 'E1001');
  const [message] = await hr.db
    .select({ id: ticketMessages.id, body: ticketMessages.body })
    .from(ticketMessages)
    .innerJoin(tickets, eq(tickets.id, ticketMessages.ticketId))
    .where(and(eq(tickets.requesterId, accountId), eq(ticketMessages.kind, 'message')))
    .limit(1);
  const isIt = eq(ticketMessages.id, message!.id);
  const said = async () => JSON.stringify((await filesOf('E1001')).rows('tickets'));
  expect(await said()).toContain(JSON.stringify(message!.body));
  await hr.db.update(ticketMessages).set({ kind: 'note', body: 'between us at the desk' }).where(isIt);
  expect(await said()).not.toContain('between us');
});

test('taking the file is noted, and may be done a few times an hour only', async () => {
  const strict = await startApp({ settings: { ACCOUNT_BUDGET_FACTOR: '1' } });
  const { accountId, personId } = await actorOf(strict, 'E1005');
  const token = await strict.tokenOf('E1005');
  const answers = [];
  for (let time = 0; time <= WORK.ownData.atOnce; time += 1)
    answers.push(await strict.call('downloadOwnData', {}, { token }));
  expect(answers.map(({ status }) => status)).toEqual([...Array<number>(WORK.ownData.atOnce).fill(200), 429]);
  expect(answers.at(-1)!.error()).toMatchObject({ code: 'too_often' });
  const isNoted = and(eq(auditEntries.accountId, accountId), eq(auditEntries.action, 'download own data'));
  const noted = await strict.db.select().from(auditEntries).where(isNoted);
  expect(noted.map((row) => row.personId)).toEqual(Array(WORK.ownData.atOnce).fill(personId));
  await strict.stop();
});
