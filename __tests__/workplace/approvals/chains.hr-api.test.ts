import { eq, sql } from 'drizzle-orm';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { roleGrants } from '../../../hr-api/people/accounts/tables';
import { inTransaction } from '../../../hr-api/platform/db/transaction';
import { chainHandlers } from '../../../hr-api/workplace/approvals/chains/chain-handlers';
import { dayOf } from '../../../hr-api/platform/dates';
import { previewSteps } from '../../../hr-api/workplace/approvals/flow/preview-steps';
import { approvals } from '../../../hr-api/workplace/approvals/tables';
import type { CallContext } from '../../../hr-api/platform/calls/call';
import type { ReplyFor, RequestFor } from '../../../lib/contract/all';
import { approvalChainCalls } from '../../../lib/contract/workplace/approvals/chains';
import { actorOf, contextOf, employmentOf } from '../../people/cast-actors';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { HR, MANAGER, useChain } from './chain-of';
import { approverNames, decide, waitingFor } from './deciding';
import { ask, KIND, registerSubject } from './test-subject';

let hr: TestApp;
beforeAll(async () => {
  hr = await startApp();
  await registerSubject(hr);
});
afterAll(() => hr.stop());
beforeEach(async () => {
  await hr.db.delete(approvals);
  await useChain(hr, { approvers: [MANAGER] });
  // Of two chains as particular the newer one counts.
  hr.clock.advance(1000);
});

type Name = keyof typeof approvalChainCalls;
type Handle = (request: unknown, context: CallContext) => Promise<unknown>;

/** A call as HR, in a transaction as the HR API opens it. */
async function run<N extends Name>(name: N, request: RequestFor<N>): Promise<ReplyFor<N>> {
  const context = contextOf(hr, await actorOf(hr, 'E1004', ROLE.hr));
  const { handle } = chainHandlers[name] as unknown as { handle: Handle };
  const call = approvalChainCalls[name];
  const reply = await inTransaction(hr.db, (db) => handle(call.request.parse(request), { ...context, db }));
  return call.reply.parse(reply) as ReplyFor<N>;
}

const byHr = { Name: 'Desks by HR', Kind: KIND, Steps: [{ Approvers: [{ Kind: 'hr' as const }] }] };

test('what is open keeps its chain; what begins now begins with the new one', async () => {
  const before = await ask(hr, 'E1001');
  const { ChainCode, OpenCount } = await run('publishApprovalChain', byHr);
  const after = await ask(hr, 'E1001');
  expect(OpenCount).toBe(1);
  expect(await waitingFor(hr, 'E1002')).toEqual([before.code]);
  expect(await waitingFor(hr, 'E1004', ROLE.hr)).toEqual([after.code]);
  const listed = await run('listOtherApprovals', { ChainCode });
  expect(listed.map(({ KeyCode }) => KeyCode)).toEqual([before.code]);
});

test('by choice open ones are moved, and whoever approved is not asked again', async () => {
  await useChain(hr, { approvers: [MANAGER] }, { approvers: [HR] });
  const [stays, moves] = [await ask(hr, 'E1001'), await ask(hr, 'E1001')];
  await decide(hr, 'E1002', moves);
  const { personId } = await employmentOf(hr, 'E1003');
  const { code: ChillCode } = await employmentOf(hr, 'E1003');
  expect(personId).not.toBe('');
  const Steps = [
    { Approvers: [{ Kind: 'manager' as const }] },
    { Approvers: [{ Kind: 'person' as const, ChillCode }] },
  ];
  const { ChainCode } = await run('publishApprovalChain', { ...byHr, Steps });
  expect(await run('moveApprovals', { ChainCode, KeyCodes: [moves.code, 'nobodys'] })).toEqual({ Moved: 1, Own: 0 });
  expect(await approverNames(hr, moves.code)).toEqual(['Meera Krishnan']);
  expect(await approverNames(hr, stays.code)).toEqual(['Vikram Nair']);
  expect(await run('moveApprovals', { ChainCode, KeyCodes: [moves.code] })).toEqual({ Moved: 0, Own: 0 });
  expect(await decide(hr, 'E1003', moves)).toBe('done');
});

test('what the new chain needs no more is granted when it is moved', async () => {
  await useChain(hr, { approvers: [MANAGER] }, { approvers: [HR] });
  const asked = await ask(hr, 'E1001');
  await decide(hr, 'E1002', asked);
  const { ChainCode } = await run('publishApprovalChain', { ...byHr, Steps: [{ Approvers: [{ Kind: 'manager' }] }] });
  await run('moveApprovals', { ChainCode, KeyCodes: [asked.code] });
  const [row] = await hr.db.select({ state: approvals.state }).from(approvals).where(eq(approvals.code, asked.code));
  expect(row?.state).toBe('approved');
});

test('nobody moves what they asked for themselves: it stays, and is told apart', async () => {
  const own = await ask(hr, 'E1004');
  hr.clock.advance(1_000);
  const other = await ask(hr, 'E1001');
  const { ChainCode } = await run('publishApprovalChain', byHr);
  const listed = await run('listOtherApprovals', { ChainCode });
  expect(listed.map(({ KeyCode, IsOwn, ChainName }) => [KeyCode, IsOwn, ChainName])).toEqual([
    [own.code, true, 'Desks'],
    [other.code, false, 'Desks'],
  ]);
  const KeyCodes = [own.code, other.code];
  expect(await run('moveApprovals', { ChainCode, KeyCodes })).toEqual({ Moved: 1, Own: 1 });
  const left = await run('listOtherApprovals', { ChainCode });
  expect(left.map(({ KeyCode }) => KeyCode)).toEqual([own.code]);
});

test('another version replaces the one before; the list has each chain once, with what is open', async () => {
  const { ChainCode } = await run('publishApprovalChain', byHr);
  await ask(hr, 'E1001');
  const Steps = [{ Approvers: [{ Kind: 'role' as const, RoleCode: ROLE.administrator }], Needs: 'all' as const }];
  await run('publishApprovalChain', { ...byHr, ChainCode, Steps });
  const chains = await run('listApprovalChains', {});
  const [chain, ...others] = chains.filter((one) => one.ChainCode === ChainCode);
  expect(others).toEqual([]);
  expect(chain).toMatchObject({ Number: 2, OpenCount: 0, Steps: [{ Approvers: [{ Name: 'Administrator' }] }] });
  expect(chains.at(-1)).toMatchObject({ ChainCode: 'default', Kind: '' });
});

test('who would decide can be said before anybody asks', async () => {
  await useChain(hr, { approvers: [MANAGER] }, { approvers: [HR], needs: 'all' });
  const { personId } = await employmentOf(hr, 'E1001');
  const today = dayOf(hr.clock.now);
  const asked = { kind: KIND, sections: [], fields: [], personId, askedById: personId };
  const steps = await previewSteps(hr.db, asked, today);
  const { personId: managerId } = await employmentOf(hr, 'E1002');
  const { personId: hrId } = await employmentOf(hr, 'E1004');
  expect(steps).toEqual([
    { needs: 'any', approverIds: [managerId] },
    { needs: 'all', approverIds: expect.arrayContaining([hrId]) },
  ]);
});

test('a chain for a unit is for whoever works there or below', async () => {
  await run('publishApprovalChain', { ...byHr, UnitCodes: ['instruments'] });
  const [inside, outside] = [await ask(hr, 'E1001'), await ask(hr, 'E1016')];
  expect(await approverNames(hr, inside.code)).toContain('Sofía Herrera');
  expect(await approverNames(hr, outside.code)).not.toContain('Sofía Herrera');
});

test('what is open moves to no chain before which another one comes', async () => {
  await run('publishApprovalChain', { ...byHr, Sections: ['bank'] });
  const [bank, other] = [await ask(hr, 'E1001', { sections: ['bank'] }), await ask(hr, 'E1001')];
  await useChain(hr, { approvers: [MANAGER] });
  await run('publishApprovalChain', { ...byHr, Sections: ['bank'] });
  hr.clock.advance(1000);
  const { ChainCode, OpenCount } = await run('publishApprovalChain', byHr);
  expect(OpenCount).toBe(1);
  const listed = await run('listOtherApprovals', { ChainCode, PageSize: 1 });
  expect(listed.map(({ KeyCode }) => KeyCode)).toEqual([other.code]);
  expect(listed.map(({ KeyCode }) => KeyCode)).not.toContain(bank.code);
});

test('whoever publishes what somebody else has published meanwhile hears of it', async () => {
  const { ChainCode } = await run('publishApprovalChain', byHr);
  await run('publishApprovalChain', { ...byHr, ChainCode, Number: 1 });
  const late = run('publishApprovalChain', { ...byHr, ChainCode, Number: 1, Name: 'Late' });
  await expect(late).rejects.toMatchObject({ code: 'conflict' });
  expect((await run('listApprovalChains', {})).find((one) => one.ChainCode === ChainCode)?.Number).toBe(2);
});

describe('a trial', () => {
  const steps = (kind: 'manager' | 'hr' | 'reviewer') => [{ Approvers: [{ Kind: kind }] }];
  const tried = async (Draft: RequestFor<'runChainTrial'>['Draft'], empid = 'E1001') => {
    const { code: ChillCode } = await employmentOf(hr, empid);
    return run('runChainTrial', { ChillCode, Kind: KIND, Draft });
  };

  test('says who would decide for a person by the chains in force, and asks nobody', async () => {
    const { IsDraft, ChainName, Steps } = await tried(null);
    expect({ IsDraft, ChainName }).toEqual({ IsDraft: false, ChainName: 'Desks' });
    expect(Steps).toMatchObject([
      { IsFallback: false, Approvers: [{ Name: 'Vikram Nair', Via: 'manager', StandIns: [] }] },
    ]);
    expect(await hr.db.$count(approvals)).toBe(0);
  });

  test('says the same of a draft, and where it finds nobody that HR is asked', async () => {
    const { rows } = await hr.db.execute<{ empid: string }>(sql`select empid from persons where id in (
      select person_id from employments where valid_to is null and id not in (select employment_id from reporting_lines)
    ) and empid is not null order by empid limit 1`);
    const { IsDraft, Steps } = await tried({ ...byHr, Steps: steps('manager') }, rows[0]?.empid);
    expect(IsDraft).toBe(true);
    expect(Steps).toMatchObject([{ IsFallback: true }]);
    expect(Steps[0]?.Approvers.map(({ Via }) => Via)).toContain('hr');
  });

  test('says where a draft is not for a person, or a more particular chain comes before it', async () => {
    const Draft = { ...byHr, Steps: steps('hr'), UnitCodes: ['instruments'] };
    expect(await tried(Draft, 'E1001')).toMatchObject({ IsDraft: true });
    expect(await tried(Draft, 'E1016')).toMatchObject({ IsDraft: false, ChainName: 'Desks' });
    await run('publishApprovalChain', Draft);
    expect(await tried({ ...byHr, Name: 'For all' })).toMatchObject({ IsDraft: false, ChainName: byHr.Name });
  });

  test('of somebody who is not there, or by who keeps no chains, is refused', async () => {
    await expect(run('runChainTrial', { ChillCode: 'x', Kind: KIND })).rejects.toMatchObject({ code: 'not_found' });
    const { code: ChillCode } = await employmentOf(hr, 'E1001');
    const token = await hr.tokenOf('E1002');
    expect((await hr.call('runChainTrial', { ChillCode, Kind: KIND }, { token })).status).toBe(403);
  });
});

test('chains are made of what is there: kinds with sections and fields, roles and units', async () => {
  const { Kinds, Roles, Units } = await run('listChainChoices', {});
  const profile = Kinds.find(({ Kind }) => Kind === 'profile-section');
  expect(profile?.Sections.length).toBeGreaterThan(10);
  expect(profile?.Sections.every(({ Name }) => Name !== '')).toBe(true);
  const hiddenOf = (code: string) => profile?.Sections.find(({ Code }) => Code === code)?.Fields[0]?.HiddenFrom;
  expect([profile?.SetupLink, hiddenOf('8')]).toEqual([
    'process/profilesetup',
    ['manager', 'admin_manager', 'reviewer'],
  ]);
  expect(Roles).toContainEqual({ RoleCode: ROLE.hr, Name: 'HR' });
  expect(Units[0]).toMatchObject({ Depth: 0 });
});

test.each([
  ['a kind that nobody declares', { Kind: 'holiday' }, 'Kind'],
  ['a section that is not there', { Kind: 'profile-section', Sections: ['nothing'] }, 'Sections.0'],
  ['a field that is not there', { Kind: 'profile-section', Fields: ['nothing'] }, 'Fields.0'],
  ['a unit that is not there', { UnitCodes: ['nowhere'] }, 'UnitCodes.0'],
  [
    'a role that is not there',
    { Steps: [{ Approvers: [{ Kind: 'role', RoleCode: 99 }] }] },
    'Steps.0.Approvers.0.RoleCode',
  ],
  ['nobody', { Steps: [{ Approvers: [{ Kind: 'person', ChillCode: 'x' }] }] }, 'Steps.0.Approvers.0.ChillCode'],
] as const)('a chain with %s is refused', async (_what, change, path) => {
  const published = run('publishApprovalChain', { ...byHr, ...change } as RequestFor<'publishApprovalChain'>);
  await expect(published).rejects.toMatchObject({ code: 'invalid', details: { issues: [{ path }] } });
});

test('a chain is taken out of force, and the one for everything is not', async () => {
  const { ChainCode } = await run('publishApprovalChain', byHr);
  expect(await run('removeApprovalChain', { ChainCode })).toEqual({});
  await expect(run('removeApprovalChain', { ChainCode })).rejects.toMatchObject({ code: 'not_found' });
  await expect(run('removeApprovalChain', { ChainCode: 'default' })).rejects.toMatchObject({ code: 'conflict' });
  const narrowed = run('publishApprovalChain', { ...byHr, ChainCode: 'default' });
  await expect(narrowed).rejects.toMatchObject({ code: 'invalid' });
});

test('HR of one unit alone, and who lacks the permission, change no chain', async () => {
  expect((await hr.call('publishApprovalChain', byHr, { token: await hr.tokenOf('E1001') })).error().code).toBe(
    'forbidden',
  );
  await hr.db.update(roleGrants).set({ scope: 'unit', unitCode: 'instruments' }).where(sql`${roleGrants.accountId} =
    (select id from accounts where login_id = 'E1004') and ${roleGrants.roleCode} = ${ROLE.hr}`);
  await expect(run('publishApprovalChain', byHr)).rejects.toMatchObject({ code: 'forbidden' });
});
