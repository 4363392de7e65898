import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { asOn, covers } from '../../hr-api/people/effective-dates';
import { levels } from '../../hr-api/people/organisation/tables';
import { fieldAccess } from '../../hr-api/people/record/rights/access';
import { fillings } from '../../hr-api/people/record/values/completeness';
import { assignments, employments, persons, reportingLines } from '../../hr-api/people/tables';
import { daysAfter } from '../../hr-api/platform/dates';
import { reportHandlers } from '../../hr-api/workplace/reports/report-handlers';
import { calls, type RequestFor } from '../../lib/contract/all';
import { startApp, type TestApp } from '../platform/hr-api/harness/start-app';
import { is } from './figures-reader';
import { KIND, KINDS, READERS, TODAY, YEAR, figuresOf } from './workforce-figures';

let hr: TestApp;
let figures: Awaited<ReturnType<typeof figuresOf>>;
beforeAll(async () => {
  hr = await startApp();
  figures = await figuresOf(hr);
  await moveSomebody();
});
afterAll(() => hr.stop());

/** Somebody who moves up into another unit with a second employment, then to another place, down, and comes back after a gap. */
async function moveSomebody() {
  const [person] = await hr.db
    .insert(persons)
    .values({ empid: 'Z1', name: 'Zoe Moves', givenName: 'Zoe', familyName: 'Moves' })
    .returning();
  const [usual] = await hr.db.select().from(assignments).where(eq(assignments.unitCode, 'firmware')).limit(1);
  const leaders = await hr.db.select({ id: employments.id }).from(employments).where(asOn(employments, TODAY)).limit(2);
  const spans = [
    { validFrom: '2025-05-01', validTo: '2025-09-01' },
    { validFrom: '2025-09-01', validTo: '2025-12-01' },
    { validFrom: '2026-01-05', validTo: null },
  ];
  const held = await hr.db
    .insert(employments)
    .values(spans.map((span) => ({ ...span, code: randomUUID(), personId: person!.id })))
    .returning();
  const place = (at: number, part: object, span: object = {}) => ({
    ...{ businessCode: usual!.businessCode, companyCode: usual!.companyCode, locationCode: usual!.locationCode },
    ...{ unitCode: 'firmware', levelCode: 'associate', employmentId: held[at]!.id, ...spans[at]!, ...part, ...span },
  });
  const senior = { unitCode: 'hr-operations', levelCode: 'senior' };
  await hr.db.insert(assignments).values([
    // Its end was never written: the employment's counts.
    place(0, {}, { validTo: null }),
    place(1, senior, { validTo: '2025-10-10' }),
    place(1, { ...senior, locationCode: 'barcelona' }, { validFrom: '2025-10-10', validTo: '2025-11-01' }),
    place(1, { ...senior, locationCode: 'barcelona', levelCode: 'associate' }, { validFrom: '2025-11-01' }),
    place(2, {}),
  ]);
  await hr.db.insert(reportingLines).values(
    held.map(({ id }, at) => ({
      ...spans[at]!,
      employmentId: id,
      kind: 'manager' as const,
      leaderId: leaders[at % 2]!.id,
    })),
  );
}

/** Who moved in which way, day by day in plain code. */
async function movementsBy() {
  const ranks = new Map((await hr.db.select().from(levels)).map(({ code, rank }) => [code, rank]));
  const held = await hr.db.select().from(employments);
  const [placed, led] = [await hr.db.select().from(assignments), await hr.db.select().from(reportingLines)];
  const counts = { Joined: 0, Left: 0, Transferred: 0, Promoted: 0, Lowered: 0, ManagerChanged: 0 };
  for (const { id } of await hr.db.select({ id: persons.id }).from(persons)) {
    const own = held.filter(({ personId }) => personId === id);
    const places = placed.filter(({ employmentId }) => own.some((one) => one.id === employmentId));
    const lines = led.filter(
      ({ kind, employmentId }) => kind === 'manager' && own.some((one) => one.id === employmentId),
    );
    const on = (day: string) => {
      const employment = own.find((one) => covers(one, day));
      const at = <Row extends { employmentId: string; validFrom: string; validTo: string | null }>(rows: Row[]) =>
        rows.find((row) => row.employmentId === employment?.id && covers(row, day));
      return { employment, place: at(places), leader: at(lines)?.leaderId };
    };
    for (let day = YEAR.FromDate, old = on(daysAfter(day, -1)); day <= YEAR.ToDate; day = daysAfter(day, 1)) {
      const now = on(day);
      if (now.employment && !old.employment) counts.Joined += 1;
      if (now.employment && !on(daysAfter(day, 1)).employment) counts.Left += 1;
      if (now.place && old.place && now.place !== old.place) {
        const parts = ['businessCode', 'companyCode', 'unitCode', 'locationCode'] as const;
        if (parts.some((part) => now.place![part] !== old.place![part])) counts.Transferred += 1;
        const by = ranks.get(now.place.levelCode)! - ranks.get(old.place.levelCode)!;
        if (by !== 0) counts[by > 0 ? 'Promoted' : 'Lowered'] += 1;
      }
      if (now.leader && old.leader && now.leader !== old.leader) counts.ManagerChanged += 1;
      old = now;
    }
  }
  return counts;
}

test.each(READERS)('%s counts movements by month and kind, as many as the list has', async (name) => {
  const { Months } = await figures.read('listWorkforceMovements', YEAR, name);
  expect(Months).toHaveLength(12);
  const total = (kind: keyof typeof KIND) => Months.reduce((all, month) => all + month[kind], 0);
  for (const kind of KINDS)
    expect({ kind, rows: await figures.listed('workforce-movements', YEAR, is('Movement', KIND[kind]), name) }).toEqual(
      {
        ...{ kind, rows: total(kind) },
      },
    );
  const october = { FromDate: '2025-10-01', ToDate: '2025-10-31' };
  const month = Months.find(({ Month }) => Month === '2025-10')!;
  for (const kind of KINDS)
    expect(await figures.listed('workforce-movements', october, is('Movement', KIND[kind]), name)).toBe(month[kind]);
  if (name !== 'HR of everyone') return;
  expect(Object.fromEntries(KINDS.map((kind) => [kind, total(kind)]))).toEqual(await movementsBy());
  expect(KINDS.filter((kind) => total(kind) > 0)).toEqual(KINDS);
});

test('the latest movements say what was before and what is after', async () => {
  const rows = await figures.read('listMovementDetails', YEAR);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.map(({ MovedOn }) => MovedOn)).toEqual(
    rows.map(({ MovedOn }) => MovedOn).sort((one, other) => (one < other ? 1 : -1)),
  );
  for (const { Movement, Before, After } of rows) {
    expect([Movement, Before !== '']).toEqual([Movement, Movement !== 'joined']);
    expect([Movement, After !== '']).toEqual([Movement, Movement !== 'left']);
  }
});

test('mandatory answers are those that each record lacks, by section and by field', async () => {
  const Chosen = { unit: ['firmware'] };
  const { Sections, Asked, Filled, Lacking } = await figures.read('readProfileCount', { Chosen });
  const people = await hr.db
    .select({ personId: employments.personId })
    .from(employments)
    .innerJoin(
      assignments,
      and(eq(assignments.employmentId, employments.id), asOn(assignments, TODAY), eq(assignments.unitCode, 'firmware')),
    )
    .where(asOn(employments, TODAY));
  expect(people.length).toBeGreaterThan(3);
  const expected = new Map<number, { Asked: number; Filled: number; Lacking: number }>();
  for (const { personId } of people)
    for (const { section, asked, filled } of await fillings(hr.db, personId, TODAY)) {
      const known = expected.get(section.code) ?? { Asked: 0, Filled: 0, Lacking: 0 };
      known.Asked += asked;
      known.Filled += filled;
      known.Lacking += asked > filled ? 1 : 0;
      expected.set(section.code, known);
      for (const field of section.definition.fields.filter(({ isMandatory }) => isMandatory))
        expect(fieldAccess(section.definition, field, new Set(['hr'])).access).not.toBe('hidden');
    }
  for (const { SectionCode, SectionName, ...counts } of Sections)
    expect({ SectionName, ...counts }).toEqual({ SectionName, ...expected.get(SectionCode) });
  expect([Asked, Filled, Lacking].every((one) => one > 0)).toBe(true);
  const most = [...Sections].sort((one, other) => other.Lacking - one.Lacking)[0]!;
  const { SectionName, Fields } = await figures.read('readProfileSection', { Chosen, SectionCode: most.SectionCode });
  expect(SectionName).toBe(most.SectionName);
  expect(Math.max(...Fields.map((field) => field.Lacking))).toBeLessThanOrEqual(most.Lacking);
  expect(Fields.reduce((all, field) => all + field.Lacking, 0)).toBeGreaterThanOrEqual(most.Lacking);
  await expect(figures.read('readProfileSection', { SectionCode: 999 })).rejects.toMatchObject({ code: 'not_found' });
});

test.each(READERS)('%s finds as many incomplete sections as the list has', async (name) => {
  const { Sections, Lacking } = await figures.read('readProfileCount', {}, name);
  expect(await figures.listed('incomplete-profiles', {}, [], name)).toBe(Lacking);
  for (const { SectionName, Lacking: rows } of Sections.slice(0, 4))
    expect(await figures.listed('incomplete-profiles', {}, is('Section', SectionName), name)).toBe(rows);
});

test.each(['asc', 'desc'] as const)(
  'pages of incomplete profiles are the whole list %s, however few rows',
  async (way) => {
    const all = await pagesOf({ Direction: way, PageSize: 10_000 });
    expect(all.length).toBe(await figures.listed('incomplete-profiles', {}));
    expect(await pagesOf({ Direction: way, PageSize: 60 })).toEqual(all);
    const { Sections } = await figures.read('readProfileCount', {});
    const { SectionName } = [...Sections]
      .sort((one, other) => one.Lacking - other.Lacking)
      .find(({ Lacking }) => Lacking > 0)!;
    const Filters = is('Section', SectionName);
    const rare = await pagesOf({ Direction: way, PageSize: 3, Filters });
    expect(rare).toEqual(all.filter(([, section]) => section === SectionName));
  },
);

/** The key and the section of each row, page after page in the order of names. */
async function pagesOf({
  PageSize,
  ...asked
}: Partial<RequestFor<'readReport'>> & { readonly PageSize: number }): Promise<
  readonly (readonly [string, unknown])[]
> {
  const read = calls.readReport.request.parse({ Fields: ['Section'], Sort: 'Name', ...asked });
  const found: [string, unknown][] = [];
  for (let After = ''; ;) {
    const context = { ...figures.everyone, member: 'commonreport/dynamiclist/incomplete-profiles' };
    const { Rows } = await reportHandlers.readReport.handle({ ...read, PageSize, After }, context);
    found.push(...Rows.map(({ RowCode, Cells }): [string, unknown] => [RowCode, Cells[0]]));
    if (Rows.length < PageSize) return found;
    After = Rows.at(-1)!.Position;
  }
}
