import { inArray } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { dayOf, daysAfter } from '../../hr-api/platform/dates';
import { employments, persons, reportingLines } from '../../hr-api/people/tables';
import { reportsOf } from '../../hr-api/people/visibility';
import { startApp, type TestApp } from '../platform/hr-api/harness/start-app';

let hr: TestApp;
let today: string;
const codes = new Map<string, string>();

beforeAll(async () => {
  hr = await startApp();
  today = dayOf(hr.clock.now);
  for (const name of ['ada', 'ben', 'cem', 'dee', 'eli', 'fay']) {
    const [person] = await hr.db.insert(persons).values({ name, givenName: name, familyName: name }).returning();
    const id = randomUUID();
    await hr.db.insert(employments).values({ id, code: name, personId: person!.id, validFrom: '2020-01-01' });
    codes.set(name, id);
  }
});
afterAll(() => hr.stop());

const idOf = (name: string) => codes.get(name)!;

async function lead(leader: string, name: string, validFrom: string, validTo: string | null = null, kind = 'manager') {
  await hr.db.insert(reportingLines).values({
    employmentId: idOf(name),
    leaderId: idOf(leader),
    kind: kind as 'manager' | 'reviewer',
    validFrom,
    validTo,
  });
}

async function reports(name: string, on = today): Promise<string[]> {
  const rows = await hr.db
    .select({ code: employments.code })
    .from(employments)
    .where(inArray(employments.id, reportsOf(idOf(name), on)));
  return rows.map(({ code }) => code).sort();
}

test('reports are everyone below, over any number of managers, as of the day', async () => {
  await lead('ada', 'ben', '2020-01-01');
  await lead('ben', 'cem', '2020-01-01');
  await lead('cem', 'dee', '2020-01-01', '2022-06-01');
  await lead('ada', 'dee', '2022-06-01', daysAfter(today, 1));
  await lead('ben', 'dee', daysAfter(today, 1));
  await lead('dee', 'eli', '2020-01-01', null, 'reviewer');

  expect(await reports('ada')).toEqual(['ben', 'cem', 'dee']);
  expect(await reports('ben')).toEqual(['cem']);
  expect(await reports('ben', daysAfter(today, 1))).toEqual(['cem', 'dee']);
  expect(await reports('cem')).toEqual([]);
  expect(await reports('cem', '2022-05-31')).toEqual(['dee']);
  expect(await reports('cem', '2022-06-01')).toEqual([]);
  expect(await reports('ada', '2019-12-31')).toEqual([]);
  expect(await reports('dee')).toEqual([]);
});

test('a loop of managers ends, and nobody is their own report', async () => {
  await lead('eli', 'fay', '2020-01-01');
  await lead('fay', 'eli', '2020-01-01');
  await lead('eli', 'ada', '2021-01-01');
  expect(await reports('eli')).toEqual(['ada', 'ben', 'cem', 'dee', 'fay']);
  expect(await reports('fay')).toEqual(['ada', 'ben', 'cem', 'dee', 'eli']);
});
