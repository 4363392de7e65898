import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { askedFields, fillings } from '../../hr-api/people/record/values/completeness';
import { asOn } from '../../hr-api/people/effective-dates';
import { ROLE } from '../../hr-api/people/accounts/role-codes';
import { fieldAccess } from '../../hr-api/people/record/rights/access';
import { sectionsOn } from '../../hr-api/people/record/sections/sections';
import { employments, jobStatuses, reportingLines } from '../../hr-api/people/tables';
import { daysAfter, startOf } from '../../hr-api/platform/dates';
import { approvalApprovers, approvalChains, approvals } from '../../hr-api/workplace/approvals/tables';
import { workforceDashboardHandlers } from '../../hr-api/dashboards/workforce/workforce-handlers';
import type { RequestFor } from '../../lib/contract/all';
import { actorOf, employmentOf } from '../people/cast-actors';
import { definition, publish } from '../people/record/a-section';
import { inRole, keep } from '../profile/a-record';
import { startApp, type TestApp } from '../platform/hr-api/harness/start-app';
import { is } from './figures-reader';
import { TODAY, YEAR, figuresOf, type WorkforceCall } from './workforce-figures';

const MANAGER = 'a manager';
const BANK = 8;
const CONTACT = 3;

let hr: TestApp;
let figures: Awaited<ReturnType<typeof figuresOf>>;
let me: Awaited<ReturnType<typeof actorOf>>;
beforeAll(async () => {
  hr = await startApp();
  figures = await figuresOf(hr);
  me = await actorOf(hr, 'E1002', ROLE.appraiser);
});
afterAll(() => hr.stop());

/** The people of those who are employed today and the manager or below them, as the lines say, by their employment. */
async function readTeam() {
  const held = await hr.db.select().from(employments).where(asOn(employments, TODAY));
  const lines = await hr.db
    .select()
    .from(reportingLines)
    .where(and(eq(reportingLines.kind, 'manager'), asOn(reportingLines, TODAY)));
  const leaderOf = new Map(lines.map(({ employmentId, leaderId }) => [employmentId, leaderId]));
  const isMine = (id: string | undefined): boolean => !!id && (id === me.employmentId || isMine(leaderOf.get(id)));
  return held.filter(({ id }) => isMine(id));
}

test('a manager reads every figure of the workforce dashboard as appraiser, and none as employee', async () => {
  const [appraiser, employee] = [await inRole(hr, 'E1002', ROLE.appraiser), await hr.tokenOf('E1002')];
  for (const name of Object.keys(workforceDashboardHandlers) as WorkforceCall[]) {
    const asked = { ...YEAR, SectionCode: CONTACT } as RequestFor<WorkforceCall>;
    expect({ name, status: (await hr.call(name, asked, appraiser)).status }).toEqual({ name, status: 200 });
    expect({ name, status: (await hr.call(name, asked, { token: employee })).status }).toEqual({ name, status: 403 });
  }
});

test('a manager counts whom their lists have: themselves and all below them', async () => {
  const team = await readTeam();
  const { HeadCount } = await figures.read('readEmployment', {}, MANAGER);
  expect(HeadCount).toBe(team.length);
  expect(HeadCount).toBeGreaterThan(1);
  expect(HeadCount).toBeLessThan((await figures.read('readEmployment', {})).HeadCount);
  const { Months } = await figures.read('listWorkforceMovements', YEAR, MANAGER);
  const joined = Months.reduce((all, month) => all + month.Joined, 0);
  expect(await figures.listed('workforce-movements', YEAR, is('Movement', 'joined'), MANAGER)).toBe(joined);
});

/** Asked an hour before today, of somebody of the manager's people unless it is about another person. */
async function ask(kind: string, { sections = [], fields = [], personId }: Asked = {}) {
  const about = personId ?? (await readTeam()).find((one) => one.personId !== me.personId)!.personId;
  const [chain] = await hr.db.select().from(approvalChains).limit(1);
  const askedAt = new Date(startOf(TODAY).getTime() - 3_600_000);
  const [row] = await hr.db
    .insert(approvals)
    .values({
      ...{ code: randomUUID(), kind, subjectId: randomUUID(), version: '1', personId: about, askedById: about },
      ...{ sections: [...sections], fields: [...fields], chainId: chain!.id, askedAt, changedAt: askedAt },
    })
    .returning();
  return row!;
}

test('a manager is told of requests about what they may read of their people, or decide', async () => {
  const stranger = await employmentOf(hr, 'E1016');
  const countOf = async (kind: string, as: 'HR of everyone' | typeof MANAGER = MANAGER) => {
    const { Kinds } = await figures.read('listPendingWorkflows', {}, as);
    const count = Kinds.find(({ Kind }) => Kind === kind)?.Count;
    expect(await figures.listed('pending-approvals', {}, is('Kind', kind), as)).toBe(count ?? 0);
    return count;
  };
  const [contact, bank] = (await sectionsOn(hr.db, TODAY)).filter(({ code }) => code === CONTACT || code === BANK);
  const codeOf = (section: typeof contact, key: string) =>
    section!.definition.fields.find((field) => field.key === key)!.code;
  const before = (await countOf('profile-section')) ?? 0;
  await ask('profile-section', { sections: [String(CONTACT)], fields: [codeOf(contact, 'MobileNo')] });
  expect(await countOf('profile-section')).toBe(before + 1);
  // A field of the same section that is between them and HR, and a section that is.
  await ask('profile-section', { sections: [String(CONTACT)], fields: [codeOf(contact, 'HomePhone')] });
  await ask('profile-section', { sections: [String(BANK)], fields: [codeOf(bank, 'AccountHolder')] });
  await ask('profile-section', { sections: [String(BANK)] });
  expect(await countOf('profile-section')).toBe(before + 1);
  await ask('profile-section', { sections: [String(CONTACT)] });
  await ask('profile-section', { sections: [String(CONTACT)], personId: stranger.personId });
  expect(await countOf('profile-section')).toBe(before + 2);
  expect(await countOf('profile-section', 'HR of everyone')).toBeGreaterThanOrEqual(before + 6);

  const leave = (await countOf('leave')) ?? 0;
  await ask('leave', { sections: ['1'] });
  expect(await countOf('leave')).toBe(leave + 1);
  // What HR plan for somebody is not theirs to know, and so no kind of their figures.
  await ask('person-change', { sections: ['leaving'] });
  expect(await countOf('person-change')).toBeUndefined();
  expect(await countOf('person-change', 'HR of everyone')).toBeGreaterThan(0);
  const planned = await ask('person-change', { sections: ['assignment'] });
  await hr.db.insert(approvalApprovers).values({
    ...{ approvalId: planned.id, kind: planned.kind, position: 0, personId: me.personId, via: 'manager' as const },
    ...{ state: 'waiting' as const, since: hr.clock.now },
  });
  expect(await countOf('person-change')).toBe(1);
});

test('nobody is told of a request of a kind, or about a section, that no capability declares', async () => {
  const listed = (as: 'HR of everyone' | typeof MANAGER) => figures.listed('pending-approvals', {}, [], as);
  const before = [await listed('HR of everyone'), await listed(MANAGER)];
  await ask('removed');
  expect([await listed('HR of everyone'), await listed(MANAGER)]).toEqual(before);
  await ask('leave', { sections: ['9999'] });
  await ask('leave', { sections: ['1'], fields: ['Reason'] });
  await ask('profile-section', { sections: ['9999'] });
  expect(await listed(MANAGER)).toBe(before[1]);
});

interface Asked {
  readonly sections?: readonly string[];
  readonly fields?: readonly string[];
  readonly personId?: string;
}

test('a manager is told what is missing in sections that they may read of others, and no more', async () => {
  const isRead = (section: Awaited<ReturnType<typeof sectionsOn>>[number]) => {
    const asked = askedFields(section);
    const read = asked.filter(
      (field) => fieldAccess(section.definition, field, new Set(['manager'])).access !== 'hidden',
    );
    return { all: read.length > 0 && read.length === asked.length, none: read.length === 0 };
  };
  const sections = await sectionsOn(hr.db, TODAY);
  const { Sections, Lacking } = await figures.read('readProfileCount', {}, MANAGER);
  const told = new Map(Sections.map(({ SectionCode, ...counts }) => [SectionCode, counts]));
  const expected = new Map<number, { Asked: number; Filled: number }>();
  for (const { personId } of await readTeam())
    for (const { section, asked, filled } of await fillings(hr.db, personId, TODAY)) {
      const { Asked: all, Filled: there } = expected.get(section.code) ?? { Asked: 0, Filled: 0 };
      expected.set(section.code, { Asked: all + asked, Filled: there + filled });
    }
  for (const section of sections) {
    if (isRead(section).none) expect(told.has(section.code)).toBe(false);
    if (isRead(section).all) expect(told.get(section.code)).toMatchObject(expected.get(section.code)!);
  }
  expect(told.has(CONTACT)).toBe(true);
  expect(told.size).toBeLessThan((await figures.read('readProfileCount', {})).Sections.length);
  expect(await figures.listed('incomplete-profiles', {}, [], MANAGER)).toBe(Lacking);
  expect((await figures.read('readProfileSection', { SectionCode: CONTACT }, MANAGER)).Fields.length).toBeGreaterThan(
    0,
  );
  const hidden = figures.read('readProfileSection', { SectionCode: BANK }, MANAGER);
  await expect(hidden).rejects.toMatchObject({ code: 'not_found' });
});

test('whether a field is asked tells no manager what was answered where they may not read', async () => {
  const of = {
    ...definition,
    fields: definition.fields.map((field) =>
      field.code === 'married' ? { ...field, access: { manager: 'hidden' as const } } : field,
    ),
  };
  const section = await publish(hr.db, 9200, { of });
  const [one] = (await readTeam()).filter(({ personId }) => personId !== me.personId);
  await keep(hr, section, { personId: one!.personId, answers: { married: 'Yes' } });
  const fieldsOf = async (as: 'HR of everyone' | typeof MANAGER) =>
    (await figures.read('readProfileSection', { SectionCode: 9200 }, as)).Fields.map(({ FieldCode }) => FieldCode);
  expect(await fieldsOf('HR of everyone')).toEqual(['street', 'spouse']);
  expect(await fieldsOf(MANAGER)).toEqual(['street']);
});

test('a manager sees whose confirmation is due, and not that somebody is to leave', async () => {
  const { id, code: ChillCode } = await employmentOf(hr, 'E1001');
  const human = await inRole(hr, 'E1004', ROLE.hr);
  const trial = { JobStatus: '2', NoOfMonths: 1, Mode: 'next', Justification: 'As agreed' } as const;
  await hr.call('addJobStatus', { ...trial, ChillCode, EffectiveFrom: '18-Mar-2026' }, human);
  const countOf = async (state: string, as: 'HR of everyone' | typeof MANAGER) => {
    const { Counts, Rows } = await figures.read('listConfirmations', { Days: 60 }, as);
    if (as === MANAGER) expect(Rows.every(({ Empid }) => Empid !== 'E1002')).toBe(true);
    return Counts.find(({ State }) => State === state)!.Count;
  };
  const [mine, all] = [await countOf('due', MANAGER), await countOf('due', 'HR of everyone')];
  expect(mine).toBeGreaterThan(0);
  expect(mine).toBeLessThanOrEqual(all);
  // They leave with the trial in a week, which HR alone may know.
  const validTo = daysAfter(TODAY, 7);
  const isTrial = and(eq(jobStatuses.employmentId, id), asOn(jobStatuses, TODAY));
  await hr.db.execute('alter table employments disable trigger user');
  await hr.db.update(jobStatuses).set({ validTo }).where(isTrial);
  await hr.db.update(employments).set({ validTo }).where(eq(employments.id, id));
  expect(await countOf('due', 'HR of everyone')).toBe(all - 1);
  expect(await countOf('due', MANAGER)).toBe(mine);
  expect((await figures.read('listConfirmations', { On: '2026-12-31' }, MANAGER)).On).toBe(TODAY);
});
