import { and, eq, isNull } from 'drizzle-orm';
import { ROLE } from '../../hr-api/people/accounts/role-codes';
import { benefits } from '../../hr-api/people/record/lists/tables';
import { BENEFIT_SECTION, FAMILY_SECTION } from '../../lib/contract/people/known-sections';
import { sectionOn } from '../../hr-api/people/record/sections/sections';
import { recordValues } from '../../hr-api/people/record/tables';
import { dayOf } from '../../hr-api/platform/dates';
import { recordProposals } from '../../hr-api/profile/tables';
import { approvals } from '../../hr-api/workplace/approvals/tables';
import { APPROVAL_STATUS } from '../../lib/contract/workplace/approvals/limits';
import type { RequestFor } from '../../lib/contract/all';
import { employmentOf } from '../people/cast-actors';
import { startApp, type TestApp } from '../platform/hr-api/harness/start-app';
import { inRole, keep } from './a-record';

type Who = { token: string };
type Entry = RequestFor<'saveBenefits'>['Entries'][number];

let hr: TestApp;
let own: Who;
let human: Who;
let ananya: { code: string; personId: string };
let mother: string;
let father: string;
let relativeOfAnother: string;

const PROVIDENT_FUND = 1;
const ACCIDENT = 4;

async function addRelative(personId: string, Name: string, Relation: string): Promise<string> {
  const family = await sectionOn(hr.db, FAMILY_SECTION, dayOf(hr.clock.now));
  if (!family) throw new Error('there is no family');
  return keep(hr, family, { personId, answers: { Name, Relation } });
}

beforeAll(async () => {
  hr = await startApp();
  ananya = await employmentOf(hr, 'E1001');
  own = { token: await hr.tokenOf('E1001') };
  human = await inRole(hr, 'E1004', ROLE.hr);
  mother = await addRelative(ananya.personId, 'Meera of the tests', 'mother');
  father = await addRelative(ananya.personId, 'Arun of the tests', 'father');
  relativeOfAnother = await addRelative((await employmentOf(hr, 'E1002')).personId, 'Of another', 'mother');
});
afterAll(() => hr.stop());

/** Nobody is named for anything, and nothing waits. */
beforeEach(async () => {
  hr.clock.advance(60_000);
  await hr.db
    .update(recordValues)
    .set({ supersededAt: hr.clock.now })
    .where(
      and(
        eq(recordValues.personId, ananya.personId),
        eq(recordValues.sectionCode, BENEFIT_SECTION),
        isNull(recordValues.supersededAt),
      ),
    );
  await hr.db.update(recordProposals).set({ state: 'withdrawn' }).where(eq(recordProposals.state, 'pending'));
  await hr.db.delete(approvals);
  await hr.db.update(benefits).set({ shareEnable: true, isActive: true });
});

const entry = (Family_Code: string, Percentage: string, more: Partial<Entry> = {}): Entry => ({
  ...{ UserCode: ananya.code, Family_Code, Benefit_Code: PROVIDENT_FUND, FNominee: 'Yes', Percentage },
  ...more,
});
const save = (who: Who, ...Entries: Entry[]) => hr.call('saveBenefits', { Entries }, who);
const issues = async (answer: ReturnType<typeof save>) => [
  ...new Set(((await answer).error().issues ?? []).map(({ path, message }) => `${path} ${message}`)),
];
const detailOf = async (who: Who, Family_Code: string, benefit = PROVIDENT_FUND) => {
  const request = { UserCode: ananya.code, Family_Code };
  const found = (await hr.call('listBenefitDetails', request, who)).reply();
  return found.find(({ Benefit_Code }) => Benefit_Code === benefit);
};

test('anybody reads the benefits in their language, with the captions of the product', async () => {
  const german = (await hr.call('listBenefitOptions', {}, { ...own, language: 'de' })).reply();
  expect(german.map(({ Benefit_Name }) => Benefit_Name)).toContain('Vorsorgefonds');
  const accident = (await hr.call('listBenefitOptions', {}, own)).reply().find((one) => one.Benefit_Code === ACCIDENT);
  expect(accident).toEqual({
    ...{ Benefit_Code: ACCIDENT, Benefit_Name: 'Accident insurance', IsActive: true },
    ...{ ShareEnable: true, ShareCaption: 'Share in per cent' },
    ...{ AddressEnable: true, AddressCaption: 'Address', AddressMandatory: true },
  });
});

test('one sees one’s relatives by name and relation', async () => {
  const found = (await hr.call('listRelatives', {}, own)).reply();
  expect(found).toContainEqual({ Family_Code: mother, Name: 'Meera of the tests', Relation: 'Mother' });
  expect((await hr.call('listRelatives', { Family_Code: father }, own)).reply()).toHaveLength(1);
});

test('what HR saves for several benefits holds at once, and tells what others have', async () => {
  const accident = entry(mother, '12.5', { Benefit_Code: ACCIDENT, Address: 'Main Road 1' });
  const reply = (await save(human, entry(mother, '60'), accident)).reply();
  expect(reply.map(({ Benefit_Code, StatusCode }) => [Benefit_Code, StatusCode])).toEqual([
    [PROVIDENT_FUND, 'approved'],
    [ACCIDENT, 'approved'],
  ]);
  expect(await detailOf(own, mother, ACCIDENT)).toMatchObject({
    ...{ Nominee: 'Yes', Percentage: '12.5', Address: 'Main Road 1', OthersPercentage: 0 },
  });
  expect(await detailOf(own, father)).toMatchObject({ Nominee: '', Percentage: '', OthersPercentage: 60 });
});

test('what an employee saves waits, counts into what is left, and shows the relative by name', async () => {
  expect((await save(own, entry(mother, '70'))).reply()).toMatchObject([{ StatusCode: 'pending' }]);
  expect(await detailOf(own, mother)).toMatchObject({ Percentage: '70', Waits: 'add', EditFlag: true });
  expect(await issues(save(own, entry(father, '30.01')))).toEqual(['Entries.0.Percentage shares']);
  (await save(own, entry(father, '30'))).reply();
  const rows = (await hr.call('listSectionRows', { SectionCode: BENEFIT_SECTION }, own)).reply();
  expect(rows.map((row) => (row as Record<string, unknown>)['Family_Code'])).toEqual([
    'Meera of the tests',
    'Arun of the tests',
  ]);
});

test('a hundred per cent may be moved from one relative to another in one save', async () => {
  (await save(human, entry(mother, '100'))).reply();
  (await save(human, entry(father, '100'), entry(mother, '', { FNominee: 'No' }))).reply();
  expect(await detailOf(human, mother)).toMatchObject({ Nominee: 'No', Percentage: '', OthersPercentage: 100 });
});

test('two saves that race past a hundred per cent do not both succeed', async () => {
  const answers = await Promise.all([save(human, entry(mother, '60')), save(human, entry(father, '60'))]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
});

test('one entry that is refused leaves nothing of the others', async () => {
  const tooMuch = entry(mother, '100.5', { Benefit_Code: 2 });
  expect(await issues(save(human, entry(mother, '50'), tooMuch))).toEqual(['Entries.1.Percentage invalid']);
  expect(await detailOf(human, mother)).toMatchObject({ Nominee: '' });
});

test.each([
  ['no share', { Percentage: '' }, 'Percentage required'],
  ['a share of nothing', { Percentage: '0' }, 'Percentage invalid'],
  ['a share below nothing', { Percentage: '-5' }, 'Percentage invalid'],
  ['a share that is no number', { Percentage: '1e1' }, 'Percentage invalid'],
  ['no address where it is mandatory', { Benefit_Code: ACCIDENT }, 'Address required'],
  ['an address that is not asked for', { Address: 'Main Road 1' }, 'Address not_enabled'],
  ['a benefit that there is not', { Benefit_Code: 4711 }, 'Benefit_Code unknown_choice'],
] as const)('an entry with %s is refused at its field', async (_, more, expected) => {
  expect(await issues(save(human, entry(mother, '10', more)))).toEqual([`Entries.0.${expected}`]);
});

test('a benefit that is not shared takes no share', async () => {
  await hr.db.update(benefits).set({ shareEnable: false }).where(eq(benefits.code, PROVIDENT_FUND));
  expect(await issues(save(human, entry(mother, '10')))).toEqual(['Entries.0.Percentage not_enabled']);
  (await save(human, entry(mother, ''))).reply();
});

test('nobody is named twice for one benefit, not by the generic form either', async () => {
  expect(await issues(save(human, entry(mother, '10'), entry(mother, '20')))).toEqual([
    'Entries.1.Benefit_Code doubled',
  ]);
  (await save(human, entry(mother, '10'))).reply();
  const generic = (Percentage: string, Family_Code: string) =>
    hr.call(
      'saveSection',
      {
        ...{ SectionCode: BENEFIT_SECTION, ChillCode: ananya.code },
        ...{ Family_Code, Benefit_Code: String(PROVIDENT_FUND), Nominee: 'Yes', Percentage },
      } as never,
      { ...human, member: 'profilebenefit' },
    );
  expect((await generic('10', mother)).error().issues).toEqual([{ path: 'Benefit_Code', message: 'doubled' }]);
  expect((await generic('91', father)).error().issues).toEqual([{ path: 'Percentage', message: 'shares' }]);
});

test('relatives and codes of other people answer as unknown ones do', async () => {
  for (const Family_Code of [relativeOfAnother, 'nobodys']) {
    expect(await issues(save(human, entry(Family_Code, '10')))).toEqual(['Entries.0.Family_Code unknown_choice']);
    const request = { UserCode: ananya.code, Family_Code };
    expect((await hr.call('listBenefitDetails', request, human)).error().code).toBe('not_found');
    expect((await hr.call('listRelatives', request, human)).error().code).toBe('not_found');
  }
});

test('a manager, a colleague, and a save for two people at once are refused as not found', async () => {
  const colleague = { token: await hr.tokenOf('E1003') };
  const manager = await inRole(hr, 'E1002', ROLE.appraiser);
  for (const who of [colleague, manager]) {
    expect((await save(who, entry(mother, '10'))).error().code).toBe('not_found');
    expect((await hr.call('listRelatives', { UserCode: ananya.code }, who)).error().code).toBe('not_found');
  }
  const others = entry(mother, '10', { UserCode: (await employmentOf(hr, 'E1002')).code, Benefit_Code: 2 });
  expect((await save(human, entry(mother, '10'), others)).error().code).toBe('not_found');
});

test('of two who save what they saw, the second is told that it has moved on', async () => {
  const seen = (await detailOf(human, mother))?.RowVersion;
  (await save(human, entry(mother, '40', { RowVersion: seen }))).reply();
  const second = (await save(human, entry(mother, '50', { RowVersion: seen }))).error();
  expect([second.code, second.params]).toEqual(['conflict', { reason: 'row' }]);
});

test('a relative who is a nominee cannot be deleted, until they are one no more', async () => {
  const aunt = await addRelative(ananya.personId, 'Aunt of the tests', 'mother');
  const remove = (who: Who) =>
    hr.call('deleteSectionRow', { SectionCode: FAMILY_SECTION, ChillCode: ananya.code, KeyCode: aunt }, who);
  (await save(own, entry(aunt, '10'))).reply();
  for (const who of [own, human]) {
    const refused = (await remove(who)).error();
    expect([refused.code, refused.params]).toEqual(['conflict', { reason: 'nominee' }]);
  }
  (await save(human, entry(aunt, '10'))).reply();
  await hr.db.update(recordProposals).set({ state: 'withdrawn' }).where(eq(recordProposals.state, 'pending'));
  (await save(human, entry(aunt, '', { FNominee: 'No' }))).reply();
  (await remove(human)).reply();
  expect(await issues(save(human, entry(aunt, '10')))).toEqual(['Entries.0.Family_Code unknown_choice']);
});

test('what was asked for is not approved past a hundred per cent', async () => {
  (await save(own, entry(mother, '60'))).reply();
  (await save(human, entry(father, '60'))).reply();
  const rows = (await hr.call('listApprovals', { Kind: 'profile-section' }, human)).reply();
  const waiting = rows.find(({ Person }) => Person.Empid === 'E1001');
  if (!waiting) throw new Error('nothing waits');
  const { KeyCode, Version } = waiting;
  const decision = { KeyCode, Version, StatusCode: APPROVAL_STATUS.approved, Comments: '' };
  const refused = (await hr.call('decideApproval', decision as never, human)).error();
  expect([refused.code, refused.params]).toEqual(['conflict', { reason: 'shares' }]);
  expect(await detailOf(human, father)).toMatchObject({ Percentage: '60' });
});

test('who decides reads of which benefit each request is, in their language', async () => {
  (
    await save(own, entry(mother, '60'), entry(mother, '10', { Benefit_Code: ACCIDENT, Address: 'Main Road 1' }))
  ).reply();
  const titlesIn = async (language: string) =>
    (await hr.call('listApprovals', { Kind: 'profile-section' }, { ...human, language }))
      .reply()
      .filter(({ Person }) => Person.Empid === 'E1001')
      .map(({ Title }) => Title);
  expect(await titlesIn('en')).toEqual(
    expect.arrayContaining(['Benefit nominees: Provident fund', 'Benefit nominees: Accident insurance']),
  );
  expect((await titlesIn('de')).join()).toContain('Vorsorgefonds');
});

test('before a relative is changed one is told which benefits they are named for', async () => {
  (await save(human, entry(mother, '60'))).reply();
  const rest = { DateOfBirth: '01-Jan-1960', IsDependent: 'No', IsMinor: 'No' };
  const request = { SectionCode: FAMILY_SECTION, ChillCode: ananya.code, KeyCode: mother, Name: 'Meera N.', ...rest };
  const { Touches } = (await hr.call('getSaveEffects', request as never, human)).reply();
  expect(Touches.filter(({ Kind }) => Kind === 'benefits')).toEqual([{ Kind: 'benefits', Text: 'Provident fund' }]);
  const other = { ...request, KeyCode: father, Name: 'Arun N.' };
  const told = (await hr.call('getSaveEffects', other as never, human)).reply();
  expect(told.Touches.filter(({ Kind }) => Kind === 'benefits')).toEqual([]);
});
