import { ROLE } from '../../hr-api/people/accounts/role-codes';
import { APPROVAL_STATUS } from '../../lib/contract/workplace/approvals/limits';
import type { Section } from '../../hr-api/people/record/sections/sections';
import { employmentOf } from '../people/cast-actors';
import { startApp, type TestApp } from '../platform/hr-api/harness/start-app';
import { inRole, keep, LIST, LIST_MEMBER, MEMBER, publishTests, SECTION } from './a-record';

let hr: TestApp;
let section: Section;
let own: { token: string };
let human: { token: string };
let ananya: { code: string; personId: string };

beforeAll(async () => {
  hr = await startApp();
  [section] = (await publishTests(hr)) as [Section, Section];
  ananya = await employmentOf(hr, 'E1001');
  own = { token: await hr.tokenOf('E1001') };
  human = await inRole(hr, 'E1004', ROLE.hr);
  const answers = { street: 'Old Road 1', city: 'Pune', account: '123456789012' };
  await keep(hr, section, { personId: ananya.personId, answers });
});
afterAll(() => hr.stop());
beforeEach(() => hr.clock.advance(60_000));

const of = { SectionCode: SECTION };
const ask = (values: object) => hr.call('saveSection', { ...of, ...values } as never, { ...own, member: MEMBER });
const rowOf = async () =>
  (await hr.call('getSectionRow', of, own)).reply() as unknown as Record<string, string> & {
    Proposal: { ApprovalCode: string } | null;
  };
const header = async () => (await hr.call('getSectionHeader', of, own)).reply();
/** What waits for HR of the record of the tests. */
const waiting = async () => {
  const rows = (await hr.call('listApprovals', { Kind: 'profile-section' }, human)).reply();
  const [row] = rows.filter(({ Person }) => Person.Empid === 'E1001');
  if (!row) throw new Error('nothing waits');
  return row;
};
const decide = async (StatusCode: number, Comments = '') => {
  const { KeyCode, Version } = await waiting();
  return hr.call('decideApproval', { KeyCode, Version, StatusCode, Comments } as never, human);
};

test('before it is saved one is told who decides', async () => {
  const request = { ...of, CITYKey: 'Goa' };
  const { IsAsked, Steps } = (await hr.call('getSaveEffects', request as never, own)).reply();
  expect(IsAsked).toBe(true);
  expect(Steps[0]?.Approvers.length).toBeGreaterThan(0);
});

test('whoever decides sees old beside new, and secrets by their last signs alone', async () => {
  (await ask({ CITYKey: 'Goa', ACCOUNTKey: '555566667777' })).reply();
  const { KeyCode, Title } = await waiting();
  expect(Title).toBe('A section of the tests');
  const { Changes } = (await hr.call('getApproval', { KeyCode }, human)).reply();
  expect(Changes).toEqual([
    { Field: 'CITYKey', Name: 'Field city', Before: 'Pune', After: 'Goa', File: null, People: [] },
    { Field: 'ACCOUNTKey', Name: 'Field account', Before: '••••9012', After: '••••7777', File: null, People: [] },
  ]);
});

test('what is approved is in force, and its history says who decided', async () => {
  (await decide(APPROVAL_STATUS.approved, 'Fine')).reply();
  expect(await rowOf()).toMatchObject({
    CITYKey: 'Goa',
    STREETKey: 'Old Road 1',
    ACCOUNTKey: '••••7777',
    Proposal: null,
  });
  expect((await header()).StatusCode).toBe('approved');
  const [change] = (await hr.call('listSectionHistory', of, own)).reply();
  expect(change).toMatchObject({
    ChangedBy: { Empid: 'E1001' },
    Decisions: [{ By: { Empid: 'E1004' }, Comments: 'Fine' }],
  });
});

test('what is rejected changes nothing, and the banner says why', async () => {
  (await ask({ CITYKey: 'Delhi' })).reply();
  (await decide(APPROVAL_STATUS.rejected, 'The letter is missing')).reply();
  expect(await rowOf()).toMatchObject({ CITYKey: 'Goa', Proposal: null });
  expect(await header()).toMatchObject({ StatusCode: 'rejected', Comments: 'The letter is missing' });
});

test('amending makes a decision on what was seen a conflict', async () => {
  (await ask({ CITYKey: 'Delhi' })).reply();
  const { KeyCode, Version } = await waiting();
  hr.clock.advance(60_000);
  (await ask({ CITYKey: 'Agra' })).reply();
  const late = { KeyCode, Version, StatusCode: APPROVAL_STATUS.approved, Comments: '' };
  expect((await hr.call('decideApproval', late as never, human)).error().code).toBe('conflict');
});

test('what HR changes meanwhile is kept, and the request is decided over it', async () => {
  const place = { ...of, ChillCode: ananya.code };
  (await hr.call('saveSection', { ...place, STREETKey: 'By HR' } as never, { ...human, member: MEMBER })).reply();
  (await decide(APPROVAL_STATUS.approved)).reply();
  expect(await rowOf()).toMatchObject({ STREETKey: 'By HR', CITYKey: 'Agra' });
});

test('a request is withdrawn by whoever asked, and by answering as before', async () => {
  (await ask({ CITYKey: 'Delhi' })).reply();
  const KeyCode = (await rowOf()).Proposal?.ApprovalCode ?? '';
  (await hr.call('withdrawApproval', { KeyCode }, own)).reply();
  expect((await rowOf()).Proposal).toBeNull();
  expect((await header()).StatusCode).toBe('approved');
  hr.clock.advance(60_000);
  (await ask({ CITYKey: 'Delhi' })).reply();
  (await ask({ CITYKey: 'Agra' })).reply();
  expect((await rowOf()).Proposal).toBeNull();
});

test('a later day is kept for that day', async () => {
  (await ask({ CITYKey: 'Kochi', EffectiveFrom: '01-Jan-2031' })).reply();
  (await decide(APPROVAL_STATUS.approved)).reply();
  expect((await rowOf()).CITYKey).toBe('Agra');
  const facts = async (On: string) => {
    const [told] = (await hr.call('listSectionFacts', { ...of, On }, own)).reply();
    return told?.Rows[0]?.Facts.find(({ FieldCode }) => FieldCode === 'city')?.Text;
  };
  expect([await facts('31-Dec-2030'), await facts('01-Jan-2031')]).toEqual(['Agra', 'Kochi']);
});

test('a row that is asked for comes, and one whose deletion is approved goes', async () => {
  const list = { SectionCode: LIST };
  const asked = { ...list, STREETKey: 'Asked for' };
  (await hr.call('saveSection', asked as never, { ...own, member: LIST_MEMBER })).reply();
  (await decide(APPROVAL_STATUS.approved)).reply();
  const rows = async () => (await hr.call('listSectionRows', list, own)).reply();
  const [row] = await rows();
  expect(row).toMatchObject({ STREETKey: 'Asked for', StatusCode: 'approved', Waits: '' });
  hr.clock.advance(60_000);
  (await hr.call('deleteSectionRow', { ...list, KeyCode: row?.KeyCode }, own)).reply();
  (await decide(APPROVAL_STATUS.approved)).reply();
  expect(await rows()).toEqual([]);
});
