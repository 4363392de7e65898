import { eq } from 'drizzle-orm';
import { ROLE } from '../../hr-api/people/accounts/role-codes';
import { recordProposals } from '../../hr-api/profile/tables';
import { notifications } from '../../hr-api/workplace/notifications/tables';
import { approvals } from '../../hr-api/workplace/approvals/tables';
import type { SectionDefinition } from '../../lib/contract/people/section-definition';
import { APPROVAL_STATUS } from '../../lib/contract/workplace/approvals/limits';
import { employmentOf } from '../people/cast-actors';
import { publish } from '../people/record/a-section';
import { startApp, type TestApp } from '../platform/hr-api/harness/start-app';
import { hostileHtml } from '../ui/hostile-html';
import { inRole, sectionOfTests } from './a-record';

const SECTION = 9110;
const MEMBER = 'testnotes';
const [first] = sectionOfTests.fields;
const withNote: SectionDefinition = {
  ...sectionOfTests,
  link: `ecenter/profilesave/dynamicadd/${MEMBER}`,
  fields: [
    ...sectionOfTests.fields,
    {
      ...(first as SectionDefinition['fields'][number]),
      code: 'note',
      key: 'NOTEKey',
      type: 'editor',
      isMandatory: false,
    },
  ],
};
const HOSTILE =
  /<script|<svg|<style|<iframe|<form|<object|<link|<meta|<base|\son\w+=|javascript:|collector\.example\/[a-f]/i;
/** What stands in an attribute that is only read is text. */
const withoutTitles = (html: string) => html.replace(/ (?:title|alt)="[^"]*"/g, '');

let hr: TestApp;
let own: { token: string };
let human: { token: string };
let colleague: { token: string };
let ananya: { code: string; personId: string };

beforeAll(async () => {
  hr = await startApp();
  await publish(hr.db, SECTION, { of: withNote });
  ananya = await employmentOf(hr, 'E1001');
  own = { token: await hr.tokenOf('E1001') };
  colleague = { token: await hr.tokenOf('E1016') };
  human = await inRole(hr, 'E1004', ROLE.hr);
});
afterAll(() => hr.stop());
beforeEach(async () => {
  hr.clock.advance(60_000);
  await hr.db.delete(approvals);
  await hr.db.delete(recordProposals);
});

const of = { SectionCode: SECTION };
const ask = (values: object) =>
  hr.call('saveSection', { ...of, STREETKey: 'Canary Street', ...values } as never, { ...own, member: MEMBER });
const rowOf = async () => (await hr.call('getSectionRow', of, own)).reply() as unknown as Record<string, unknown>;
async function waiting() {
  const rows = (await hr.call('listApprovals', { Kind: 'profile-section', PageSize: 200 }, human)).reply();
  const row = rows.find(({ Person }) => Person.Empid === 'E1001');
  if (!row) throw new Error('nothing waits');
  return { KeyCode: row.KeyCode, Version: row.Version };
}
const approve = { StatusCode: APPROVAL_STATUS.approved } as const;

test('codes of what others asked for are unknown to a colleague, and decide nothing (T63)', async () => {
  (await ask({})).reply();
  const seen = await waiting();
  for (const one of [seen, { ...seen, KeyCode: 'nobodys' }]) {
    const answers = [
      await hr.call('getApproval', { KeyCode: one.KeyCode }, colleague),
      await hr.call('withdrawApproval', { KeyCode: one.KeyCode }, colleague),
      await hr.call('decideApproval', { ...one, ...approve }, colleague),
    ];
    expect(answers.map((answer) => answer.error().code)).toEqual(['not_found', 'not_found', 'not_found']);
    expect(JSON.stringify(answers.map((answer) => answer.error()))).not.toContain('Canary');
    const rows = (await hr.call('decideApprovals', { Rows: [one], ...approve }, colleague)).reply();
    expect(rows).toEqual([{ KeyCode: one.KeyCode, Code: 'not_found', Why: '' }]);
  }
  expect((await rowOf())['Proposal']).not.toBeNull();
});

test('an employee, a manager and the helpdesk keep no chains, by no call of theirs (T65)', async () => {
  const chain = { Name: 'Mine', Steps: [{ Approvers: [{ Kind: 'manager' as const }] }] };
  const trial = { ChillCode: ananya.code, Kind: 'profile-section' };
  const manager = await inRole(hr, 'E1002', ROLE.appraiser);
  const desk = await inRole(hr, 'E1005', ROLE.helpdesk);
  for (const who of [own, manager, desk])
    for (const answer of [
      await hr.call('listApprovalChains', {}, who),
      await hr.call('listChainChoices', {}, who),
      await hr.call('runChainTrial', trial, who),
      await hr.call('publishApprovalChain', chain, who),
      await hr.call('listOtherApprovals', { ChainCode: 'default' }, who),
      await hr.call('moveApprovals', { ChainCode: 'default', KeyCodes: ['x'] }, who),
      await hr.call('removeApprovalChain', { ChainCode: 'default' }, who),
    ])
      expect(answer.status).toBe(403);
});

test('whoever leaves the role of HR decides nothing of it any more in any session (T66)', async () => {
  (await ask({})).reply();
  const seen = await waiting();
  const before = await inRole(hr, 'E1004', ROLE.hr);
  const after = { token: (await hr.call('changeRole', { RoleCode: ROLE.employee }, before)).reply().authToken };
  expect((await hr.call('decideApproval', { ...seen, ...approve }, before)).status).toBe(401);
  expect((await hr.call('decideApproval', { ...seen, ...approve }, after)).error().code).toBe('not_found');
  const listed = (await hr.call('listApprovals', { Kind: 'profile-section' }, after)).reply();
  expect(listed.map(({ KeyCode }) => KeyCode)).not.toContain(seen.KeyCode);
});

test('nobody approves their own section by what they send with it (T67)', async () => {
  const forged = { StatusCode: 'approved', StatusName: 'Approved', EditFlag: 'true', Active: '1', IsAsked: 'false' };
  const told = (await ask({ ...forged, GRADEKey: 'A1' })).error();
  expect(told.issues).toEqual([{ path: 'GRADEKey', message: 'not_yours' }]);
  expect((await ask(forged)).reply()).toMatchObject({ StatusCode: 'pending' });
  const seen = await waiting();
  expect((await hr.call('decideApproval', { ...seen, ...approve }, own)).error().code).toBe('forbidden');
  expect((await hr.call('decideApprovals', { Rows: [seen], ...approve }, own)).reply()[0]?.Code).toBe('forbidden');
  expect((await rowOf())['STREETKey']).not.toBe('Canary Street');
});

test('hostile HTML of a field is neither kept nor shown, however it came there (T69, T71)', async () => {
  for (const html of hostileHtml) {
    (await ask({ NOTEKey: `${html}<p>${hostileHtml.indexOf(html)}</p>` })).reply();
    const [proposal] = await hr.db.select().from(recordProposals);
    const answers: Readonly<Record<string, string>> = proposal?.answers ?? {};
    expect(withoutTitles(answers['note'] ?? '')).not.toMatch(HOSTILE);
    await hr.db.update(recordProposals).set({ answers: { ...answers, note: html } });
    const { Proposal } = (await rowOf()) as { Proposal: { Values: Record<string, string> } };
    expect(withoutTitles(Proposal.Values['NOTEKey'] ?? '')).not.toMatch(HOSTILE);
  }
});

test('what is written with a decision reaches whoever asked as text (T69, T70)', async () => {
  for (const html of hostileHtml.slice(0, 8)) {
    (await ask({})).reply();
    const Comments = `No ${html}`;
    const rejection = { ...(await waiting()), StatusCode: APPROVAL_STATUS.rejected, Comments };
    (await hr.call('decideApproval', rejection, human)).reply();
    const told = await hr.db.select().from(notifications).where(eq(notifications.linkValue, rejection.KeyCode));
    expect(told.length).toBeGreaterThan(0);
    expect(told.map(({ body }) => body.replace(/<\/?[pb]>/g, '')).join('')).not.toContain('<');
    hr.clock.advance(60_000);
  }
});
