import { and, eq, isNull } from 'drizzle-orm';
import { ROLE } from '../../hr-api/people/accounts/role-codes';
import { recordSecrets, recordValues } from '../../hr-api/people/record/tables';
import { auditEntries } from '../../hr-api/platform/audit/tables';
import type { Section } from '../../hr-api/people/record/sections/sections';
import { recordProposals } from '../../hr-api/profile/tables';
import { employmentOf } from '../people/cast-actors';
import { publish } from '../people/record/a-section';
import { startApp, type TestApp } from '../platform/hr-api/harness/start-app';
import { inRole, keep, LIST, LIST_MEMBER, MEMBER, publishTests, SECTION, sectionOfTests } from './a-record';

let hr: TestApp;
let section: Section;
let own: { token: string };
let human: { token: string };
let ananya: { code: string; personId: string };
let kept = 0;

beforeAll(async () => {
  hr = await startApp();
  [section] = (await publishTests(hr)) as [Section, Section];
  ananya = await employmentOf(hr, 'E1001');
  own = { token: await hr.tokenOf('E1001') };
  human = await inRole(hr, 'E1004', ROLE.hr);
});
afterAll(() => hr.stop());

/** The record of the tests as it is before each of them. */
beforeEach(async () => {
  hr.clock.advance(60_000);
  await hr.db.update(recordProposals).set({ state: 'withdrawn' }).where(eq(recordProposals.state, 'pending'));
  const answers = { street: 'Old Road 1', city: 'Pune', account: '123456789012', remark: `kept ${(kept += 1)}` };
  await keep(hr, section, { personId: ananya.personId, answers });
});

const of = { SectionCode: SECTION, ChillCode: '' };
const ananyas = () => ({ SectionCode: SECTION, ChillCode: ananya.code });
type Values = Readonly<Record<string, string>>;
const save = (who: { token: string }, values: Values, more: object = {}) =>
  hr.call('saveSection', { ...of, ...more, ...values } as never, { ...who, member: MEMBER });
const saveByHr = (values: Values, more: object = {}) => save(human, values, { ...ananyas(), ...more });
const rowOf = async (who = own, more: object = {}) =>
  (await hr.call('getSectionRow', { ...of, ...more }, who)).reply() as Record<string, unknown> & {
    RowVersion: string;
    Proposal: { Values: Values; Blocks: boolean } | null;
  };
const issues = async (answer: ReturnType<typeof save>) =>
  ((await answer).error().issues ?? []).map(({ path, message }) => `${path} ${message}`);

test('what an employee asks for waits, while what is in force stays', async () => {
  const reply = (await save(own, { STREETKey: 'New Road 2' })).reply();
  expect([reply.StatusCode, reply.StatusName]).toEqual(['pending', 'Pending']);
  const row = await rowOf();
  expect([row.STREETKey, row.Proposal?.Values.STREETKey, row.Proposal?.Values.CITYKey]).toEqual([
    'Old Road 1',
    'New Road 2',
    'Pune',
  ]);
  const header = (await hr.call('getSectionHeader', of, own)).reply();
  expect(header.StatusCode).toBe('pending');
});

test('who asks again amends what waits, so that there is one', async () => {
  await save(own, { STREETKey: 'New Road 2' });
  (await save(own, { CITYKey: 'Goa' })).reply();
  const row = await rowOf();
  expect(row.Proposal?.Values).toMatchObject({ STREETKey: 'New Road 2', CITYKey: 'Goa' });
  const open = await hr.db
    .select()
    .from(recordProposals)
    .where(and(eq(recordProposals.personId, ananya.personId), eq(recordProposals.state, 'pending')));
  expect(open).toHaveLength(1);
});

test('what HR saves counts at once, with an audit row', async () => {
  const reply = (await saveByHr({ STREETKey: 'By HR' })).reply();
  expect(reply.StatusCode).toBe('approved');
  expect((await rowOf()).STREETKey).toBe('By HR');
  const rows = await hr.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectKind, 'record'), eq(auditEntries.action, 'change record')));
  expect(rows.at(-1)).toMatchObject({
    before: { answers: { STREETKey: 'Old Road 1' } },
    after: { answers: { STREETKey: 'By HR' } },
  });
});

test('a field that is not sent stays, a secret one too', async () => {
  (await saveByHr({ CITYKey: 'Delhi' })).reply();
  const row = await rowOf(human, ananyas());
  expect(row).toMatchObject({ STREETKey: 'Old Road 1', CITYKey: 'Delhi', ACCOUNTKey: '••••9012' });
});

test('a secret value lies in clear nowhere, whether it counts or waits', async () => {
  (await saveByHr({ ACCOUNTKey: '555566667777' })).reply();
  (await save(own, { ACCOUNTKey: '888899990000' })).reply();
  const tables = [recordValues, recordSecrets, recordProposals, auditEntries];
  const stored = JSON.stringify(await Promise.all(tables.map((table) => hr.db.select().from(table))));
  expect(stored).not.toMatch(/555566667777|888899990000/);
  expect(hr.logs.join('\n')).not.toMatch(/555566667777|888899990000/);
  expect((await rowOf()).Proposal?.Values.ACCOUNTKey).toBe('••••0000');
});

test('what a dependency disables is saved empty, and is not asked for', async () => {
  expect(await issues(saveByHr({ MARRIEDKey: 'Yes' }))).toEqual(['SPOUSEKey required']);
  (await saveByHr({ MARRIEDKey: 'Yes', SPOUSEKey: 'Ravi' })).reply();
  (await saveByHr({ MARRIEDKey: 'No', SPOUSEKey: 'Ravi' })).reply();
  expect((await rowOf()).SPOUSEKey).toBe('');
});

test.each([
  [{ STREETKey: '' }, ['STREETKey required']],
  [{ MARRIEDKey: 'Perhaps' }, ['MARRIEDKey unknown_choice']],
  [{ EffectiveFrom: '31-Feb-2030' }, ['EffectiveFrom invalid']],
])('a crafted save of %j is refused at the field (VALD-27)', async (values, expected) => {
  expect(await issues(saveByHr(values as Values))).toEqual(expected);
});

test('an employee cannot change what they may only read, nor date it back', async () => {
  expect(await issues(save(own, { GRADEKey: 'A' }))).toEqual(['GRADEKey not_yours']);
  expect(await issues(save(own, { CITYKey: 'Goa' }, { EffectiveFrom: '01-Jan-2001' }))).toEqual(['EffectiveFrom past']);
});

test('fields that are hidden, or of another section, are dropped, and the log tells them apart', async () => {
  (await save(own, { CITYKey: 'Goa', REMARKKey: 'forged', nosuch: 'x' })).reply();
  const { Proposal } = await rowOf(human, ananyas());
  expect(JSON.stringify(Proposal)).not.toMatch(/forged|nosuch/);
  expect(hr.logs.some((line) => line.includes('"unknown":["nosuch"]') && line.includes('"closed":["REMARKKey"]'))).toBe(
    true,
  );
});

test('of two who save what they saw, the second is told that it has moved on', async () => {
  const seen = (await rowOf(human, ananyas())).RowVersion;
  (await saveByHr({ CITYKey: 'First' }, { RowVersion: seen })).reply();
  const second = (await saveByHr({ CITYKey: 'Second' }, { RowVersion: seen })).error();
  expect([second.code, second.params]).toEqual(['conflict', { reason: 'row' }]);
  expect((await rowOf()).CITYKey).toBe('First');
});

test('a form of another version of the definition is refused', async () => {
  const refused = (await saveByHr({ CITYKey: 'Goa' }, { DefinitionVersion: 99 })).error();
  expect([refused.code, refused.params]).toEqual(['conflict', { reason: 'definition' }]);
});

test('a save to the path of another section, or of none, is not found', async () => {
  for (const member of ['none', LIST_MEMBER, 'profileinfo'])
    expect((await hr.call('saveSection', { ...of, member: '' }, { ...own, member })).error().code).toBe('not_found');
});

test('the same save twice with one key writes once', async () => {
  const idempotencyKey = 'a-key-of-the-tests-1';
  const send = () =>
    hr.call('saveSection', { ...ananyas(), CITYKey: 'Once' } as never, { ...human, member: MEMBER, idempotencyKey });
  const [first, again] = [(await send()).reply(), (await send()).reply()];
  expect(again).toEqual(first);
  const rows = await hr.db
    .select()
    .from(recordValues)
    .where(and(eq(recordValues.personId, ananya.personId), isNull(recordValues.supersededAt)));
  expect(rows.filter(({ answers }) => answers.city === 'Once')).toHaveLength(1);
});

test('HR adds a row, changes it and takes it away; an employee asks for each', async () => {
  const listed = { SectionCode: LIST, ChillCode: ananya.code };
  const saveRow = (who: { token: string }, values: object, codes: object) =>
    hr.call('saveSection', { ...codes, ...values } as never, { ...who, member: LIST_MEMBER });
  const { KeyCode } = (await saveRow(human, { STREETKey: 'Added' }, listed)).reply();
  (await saveRow(human, { STREETKey: 'Changed' }, { ...listed, KeyCode })).reply();
  const rows = async () => (await hr.call('listSectionRows', { SectionCode: LIST }, own)).reply();
  expect(await rows()).toMatchObject([{ KeyCode, STREETKey: 'Changed', StatusCode: 'approved' }]);

  const asked = (await hr.call('deleteSectionRow', { SectionCode: LIST, KeyCode }, own)).reply();
  expect(asked.StatusCode).toBe('pending');
  expect(await rows()).toMatchObject([{ KeyCode, Waits: 'delete', EditFlag: false, DeleteFlag: false }]);
  (await saveRow(own, { STREETKey: 'Asked for' }, { SectionCode: LIST })).reply();
  expect(await rows()).toMatchObject([{ KeyCode }, { STREETKey: 'Asked for', StatusCode: 'pending', Waits: 'add' }]);

  (await hr.call('deleteSectionRow', { ...listed, KeyCode }, human)).reply();
  expect((await rows()).map(({ Waits }) => Waits)).toEqual(['add']);
});

test('a section with one row has no row to take away', async () => {
  const { KeyCode } = await rowOf();
  const answer = await hr.call('deleteSectionRow', { ...of, KeyCode: String(KeyCode) }, own);
  expect(answer.error().code).toBe('forbidden');
});

test('what a save would do is told before: whether others decide, and what follows', async () => {
  const ask = (who: { token: string }, values: object) => hr.call('getSaveEffects', values as never, who);
  expect((await ask(own, { ...of, CITYKey: 'Goa' })).reply().IsAsked).toBe(true);
  expect((await ask(human, { ...ananyas(), CITYKey: 'Goa' })).reply().IsAsked).toBe(false);
  expect((await rowOf()).CITYKey).toBe('Pune');
});

test('one’s own history tells what was changed by whom, and what waits', async () => {
  (await saveByHr({ CITYKey: 'Delhi', ACCOUNTKey: '999988887777' })).reply();
  hr.clock.advance(60_000);
  (await save(own, { STREETKey: 'Waiting Road' })).reply();
  const [waiting, changed] = (await hr.call('listSectionHistory', of, own)).reply();
  expect(waiting).toMatchObject({
    StatusCode: 'pending',
    ChangedBy: { Empid: 'E1001' },
    Changes: [{ Label: 'Field street', Before: 'Old Road 1', After: 'Waiting Road' }],
  });
  expect(changed?.ChangedBy.Empid).toBe('E1004');
  expect(changed?.Changes).toContainEqual(
    expect.objectContaining({ FieldCode: 'city', Before: 'Pune', After: 'Delhi' }),
  );
  expect(JSON.stringify([waiting, changed])).not.toContain('999988887777');
  const older = (await hr.call('listSectionHistory', { ...of, Before: waiting?.ChangeCode }, own)).reply();
  expect(older[0]?.ChangeCode).toBe(changed?.ChangeCode);
});

test('a section that HR has seen twice waits for the second pair of eyes', async () => {
  const link = 'ecenter/profilesave/dynamicadd/testtwice';
  await publish(hr.db, 9102, { of: { ...sectionOfTests, link, isSeenTwice: true } });
  const request = { SectionCode: 9102, ChillCode: ananya.code, STREETKey: 'Twice' };
  const reply = (await hr.call('saveSection', request as never, { ...human, member: 'testtwice' })).reply();
  expect(reply.StatusCode).toBe('pending');
});

test('what waits keeps from saving whom a save is refused, and nobody else', async () => {
  const link = 'ecenter/profilesave/dynamicadd/testtwiceasked';
  await publish(hr.db, 9103, { of: { ...sectionOfTests, link, isSeenTwice: true } });
  const place = { SectionCode: 9103, KeyCode: '' };
  const member = 'testtwiceasked';
  const values = { STREETKey: 'Asked Road', CITYKey: 'Pune' };
  (await hr.call('saveSection', { ...place, ChillCode: '', ...values } as never, { ...own, member })).reply();
  const blocks = async (who: { token: string }, more: object) => (await rowOf(who, more)).Proposal?.Blocks;
  expect(await blocks(human, { ...place, ChillCode: ananya.code })).toBe(true);
  const request = { ...place, ChillCode: ananya.code, STREETKey: 'Other Road' };
  const refused = await hr.call('saveSection', request as never, { ...human, member });
  expect([refused.status, refused.error().params]).toEqual([409, { reason: 'proposal' }]);
  expect(await blocks(own, place)).toBe(false);
  (await save(own, { STREETKey: 'New Road 2' })).reply();
  expect(await blocks(human, ananyas())).toBe(false);
  (await saveByHr({ CITYKey: 'Goa' })).reply();
});
