import { ROLE } from '../../hr-api/people/accounts/role-codes';
import { recordProposals } from '../../hr-api/profile/tables';
import { approvals } from '../../hr-api/workplace/approvals/tables';
import { APPROVAL_STATUS } from '../../lib/contract/workplace/approvals/limits';
import { employmentOf } from '../people/cast-actors';
import { startApp, type TestApp } from '../platform/hr-api/harness/start-app';
import { inRole, LIST, LIST_MEMBER, MEMBER, publishTests, SECTION } from './a-record';

const ROUNDS = 12;

let hr: TestApp;
let own: { token: string };
let human: { token: string };
let ananya: { code: string; personId: string };

beforeAll(async () => {
  hr = await startApp();
  await publishTests(hr);
  ananya = await employmentOf(hr, 'E1001');
  own = { token: await hr.tokenOf('E1001') };
  human = await inRole(hr, 'E1004', ROLE.hr);
});
afterAll(() => hr.stop());
beforeEach(() => hr.clock.advance(60_000));

const of = { SectionCode: SECTION };
const ask = (STREETKey: string) => hr.call('saveSection', { ...of, STREETKey } as never, { ...own, member: MEMBER });
const edit = (CITYKey: string) =>
  hr.call('saveSection', { ...of, ChillCode: ananya.code, CITYKey } as never, { ...human, member: MEMBER });
async function waiting() {
  const rows = (await hr.call('listApprovals', { Kind: 'profile-section', PageSize: 200 }, human)).reply();
  return rows.find(({ Person }) => Person.Empid === 'E1001');
}
async function decide() {
  const { KeyCode = '', Version = '' } = (await waiting()) ?? {};
  return hr.call('decideApproval', { KeyCode, Version, StatusCode: APPROVAL_STATUS.approved } as never, human);
}

/** What is open on either side: one of both, or none. */
async function expectWhole() {
  const open = (await hr.db.select().from(recordProposals)).filter(({ state }) => state === 'pending');
  const asked = (await hr.db.select().from(approvals)).filter(
    ({ state, personId }) => state === 'pending' && personId === ananya.personId,
  );
  expect(asked.map(({ subjectId }) => subjectId)).toEqual(open.map(({ id }) => id));
}

test('a decision and an amendment at once wait for each other, and one of them counts', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    (await ask(`Road ${round}`)).reply();
    const before = await waiting();
    hr.clock.advance(1000);
    const seen = { KeyCode: before?.KeyCode, Version: before?.Version, StatusCode: APPROVAL_STATUS.approved };
    const [decided, amended] = await Promise.all([
      hr.call('decideApproval', seen as never, human),
      ask(`Road ${round}, amended`),
    ]);
    expect([200, 409]).toContain(decided.status);
    expect(amended.status).toBe(200);
    await expectWhole();
    if (await waiting()) expect((await decide()).status).toBe(200);
    const row = (await hr.call('getSectionRow', of, own)).reply();
    expect(row).toMatchObject({ STREETKey: `Road ${round}, amended`, Proposal: null });
  }
}, 120_000);

test('what HR edits while somebody decides is kept, and so is what was decided', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    (await ask(`Lane ${round}`)).reply();
    const [decided, edited] = await Promise.all([decide(), edit(`Town ${round}`)]);
    expect([200, 409]).toContain(decided.status);
    expect(edited.status).toBe(200);
    await expectWhole();
    if (await waiting()) expect((await decide()).status).toBe(200);
    const row = (await hr.call('getSectionRow', of, own)).reply();
    expect(row).toMatchObject({ STREETKey: `Lane ${round}`, CITYKey: `Town ${round}`, Proposal: null });
  }
}, 120_000);

test('a first request that is sent twice at once, from two tabs, is one request (F15)', async () => {
  const sent = await Promise.all([ask('Tab one'), ask('Tab two')]);
  expect(sent.map(({ status }) => status)).toEqual([200, 200]);
  await expectWhole();
  expect(await waiting()).toBeDefined();
  expect((await decide()).status).toBe(200);
});

test('whoever decides about a field is asked for a row that takes it away', async () => {
  const list = { SectionCode: LIST };
  const added = await hr.call('saveSection', { ...list, STREETKey: 'One', ACCOUNTKey: '123456789012' } as never, {
    ...own,
    member: LIST_MEMBER,
  });
  const { KeyCode } = added.reply();
  expect((await decide()).status).toBe(200);
  (await hr.call('deleteSectionRow', { ...list, KeyCode }, own)).reply();
  const [open] = (await hr.db.select().from(approvals)).filter(({ state }) => state === 'pending');
  expect(open?.fields.sort()).toEqual(['account', 'street']);
});
