import { eq } from 'drizzle-orm';
import { helpdeskPriorities } from '../../hr-api/helpdesk/tables';
import { STANDARD_CALENDAR } from '../../hr-api/platform/calendar/reference';
import { calendarDays } from '../../hr-api/platform/calendar/tables';
import { startApp, type TestApp } from '../platform/hr-api/harness/start-app';
import { workOf } from '../platform/hr-api/harness/work-of';

let hr: TestApp;
let keeper: string;
let asker: string;
beforeAll(async () => {
  hr = await startApp();
  keeper = await hr.tokenOf('E1006');
  asker = await hr.tokenOf('E1001');
});
afterAll(() => hr.stop());

const list = async (language = 'en') => (await hr.call('listTickets', {}, { token: asker, language })).reply();
const CATALOGUE =
  /from "(helpdesk_(processes|sub_processes|priorities)|ticket_statuses|calendar_weekdays|calendar_days)"/;
const catalogueReads = async (language?: string) =>
  (await workOf(() => list(language))).statements.filter((text) => CATALOGUE.test(text) && !text.includes('"tickets"'))
    .length;
const addHoliday = (day: string, en: string) =>
  hr.db
    .insert(calendarDays)
    .values({ calendarCode: STANDARD_CALENDAR, day, names: { de: '', en, es: '', fr: '', ja: '', zh: '' } });
const priorityNames = async () => new Set((await list()).map(({ PriorityName }) => PriorityName));

/** As another process does it: what this one keeps hears nothing of it. */
const renameElsewhere = (name: string, code: number) =>
  hr.db.update(helpdeskPriorities).set({ name, textCode: null }).where(eq(helpdeskPriorities.code, code));

test('two lists of tickets cost one reading of the catalogue, another language one of its own', async () => {
  // A version that this process has not met: other tests of it may have read that of the sample organisation.
  await addHoliday('2026-03-04', 'Dhulandi');
  expect((await list()).length).toBeGreaterThan(0);
  expect(await catalogueReads()).toBe(0);
  expect(await catalogueReads('de')).toBeGreaterThan(0);
  expect(await catalogueReads('de')).toBe(0);
  expect(await catalogueReads()).toBe(0);
});

test('a change of settings is in the next list', async () => {
  const [ticket] = await list();
  const request = { PriorityCode: ticket!.PriorityCode, Name: 'By noon', IsActive: true, IsDefault: true };
  const saved = await hr.call(
    'saveHelpdeskPriority',
    { ...request, ResponseMinutes: 60, ResolutionMinutes: 120 },
    { token: keeper },
  );
  expect(saved.status).toBe(200);
  expect(await priorityNames()).toContain('By noon');
});

test('a change by another process is in the next list', async () => {
  const [ticket] = await list();
  await renameElsewhere('By night', ticket!.PriorityCode);
  expect(await priorityNames()).toContain('By night');
  await addHoliday('2026-03-06', 'Holi');
  expect(await catalogueReads()).toBeGreaterThan(0);
});

test('a change that is taken back is in no list, also not when others followed', async () => {
  const [ticket] = await list();
  const failing = hr.db.transaction(async (tx) => {
    await tx
      .update(helpdeskPriorities)
      .set({ name: 'Never', textCode: null })
      .where(eq(helpdeskPriorities.code, ticket!.PriorityCode));
    throw new Error('taken back');
  });
  await expect(failing).rejects.toThrow('taken back');
  expect(await priorityNames()).not.toContain('Never');
  await renameElsewhere('At last', ticket!.PriorityCode);
  expect(await priorityNames()).toContain('At last');
});
