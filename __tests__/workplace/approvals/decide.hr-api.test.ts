import { eq, sql } from 'drizzle-orm';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { auditEntries } from '../../../hr-api/platform/audit/tables';
import { approvals } from '../../../hr-api/workplace/approvals/tables';
import { APPROVAL_STATUS, MAX_DECISIONS } from '../../../lib/contract/workplace/approvals/limits';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { HR, MANAGER, useChain } from './chain-of';
import { approverNames, decide, waitingFor } from './deciding';
import { amend, ask, decisionsOn, hindered, registerSubject } from './test-subject';

let hr: TestApp;
beforeAll(async () => {
  hr = await startApp();
  await registerSubject(hr);
});
afterAll(() => hr.stop());

const stateOf = async (code: string) =>
  (await hr.db.select({ state: approvals.state }).from(approvals).where(eq(approvals.code, code)))[0]?.state;

describe('whom a chain asks', () => {
  test('without a chain of its own HR decides, and nobody else', async () => {
    await hr.db.execute(sql`update approval_chains set replaced_at = now() where rank > 0 and replaced_at is null`);
    const asked = await ask(hr, 'E1001');
    expect(await waitingFor(hr, 'E1002')).not.toContain(asked.code);
    expect(await waitingFor(hr, 'E1004', ROLE.hr)).toContain(asked.code);
    expect(await decide(hr, 'E1002', asked)).toBe('not_found');
    expect(await decide(hr, 'E1004', asked, { roleCode: ROLE.hr })).toBe('done');
    expect(await decisionsOn(hr, asked.subjectId)).toEqual(['approved']);
  });

  test('two steps: the manager, then HR, and the subject hears of it once at the end', async () => {
    await useChain(hr, { approvers: [MANAGER] }, { approvers: [HR] });
    const asked = await ask(hr, 'E1001');
    expect(await waitingFor(hr, 'E1004', ROLE.hr)).not.toContain(asked.code);
    expect(await decide(hr, 'E1002', asked)).toBe('done');
    expect(await decisionsOn(hr, asked.subjectId)).toEqual([]);
    expect(await decide(hr, 'E1004', asked, { roleCode: ROLE.hr })).toBe('done');
    expect(await decisionsOn(hr, asked.subjectId)).toEqual(['approved']);
    expect(await stateOf(asked.code)).toBe('approved');
  });

  test('a step that needs all waits for each; one that needs any is done with the first', async () => {
    const two = [MANAGER, { kind: 'role', roleCode: ROLE.administrator }] as const;
    await useChain(hr, { approvers: two, needs: 'all' });
    const all = await ask(hr, 'E1001');
    await decide(hr, 'E1002', all);
    expect(await stateOf(all.code)).toBe('pending');
    await decide(hr, 'E1006', all, { roleCode: ROLE.administrator });
    expect(await stateOf(all.code)).toBe('approved');
    await useChain(hr, { approvers: two, needs: 'any' });
    const any = await ask(hr, 'E1001');
    await decide(hr, 'E1002', any);
    expect(await stateOf(any.code)).toBe('approved');
    expect(await waitingFor(hr, 'E1006', ROLE.administrator)).not.toContain(any.code);
  });

  test('where a step finds nobody HR decides, and of HR itself others who keep the chains', async () => {
    await useChain(hr, { approvers: [{ kind: 'reviewer' }] });
    const ofHr = await ask(hr, 'E1004', {});
    expect(await approverNames(hr, ofHr.code)).not.toContain('Sofía Herrera');
    expect((await approverNames(hr, ofHr.code)).length).toBeGreaterThan(0);
  });

  test('whoever approved is not asked again in a later step', async () => {
    await useChain(hr, { approvers: [MANAGER] }, { approvers: [MANAGER, HR] });
    const asked = await ask(hr, 'E1001');
    await decide(hr, 'E1002', asked);
    expect(await stateOf(asked.code)).toBe('approved');
  });

  test('one for chosen sections comes before one for all, and the unit before the kind', async () => {
    await useChain(hr, { approvers: [MANAGER] });
    await hr.db.execute(sql`insert into approval_chains
      (code, number, name, kind, sections, fields, unit_codes, rank, steps, published_at)
      select 'bank', 1, 'Bank', 'desk-move', '{8}', '{}', '{}', 5, '[{"approvers":[{"kind":"hr"}],"needs":"any"}]', now()`);
    const plain = await ask(hr, 'E1001', { sections: ['1'] });
    const bank = await ask(hr, 'E1001', { sections: ['8', '1'] });
    expect(await waitingFor(hr, 'E1002')).toContain(plain.code);
    expect(await waitingFor(hr, 'E1002')).not.toContain(bank.code);
    expect(await waitingFor(hr, 'E1004', ROLE.hr)).toContain(bank.code);
  });
});

describe('deciding', () => {
  beforeEach(() => useChain(hr, { approvers: [MANAGER] }));

  test('a rejection needs a comment, ends it, and is told with its comment', async () => {
    const asked = await ask(hr, 'E1001');
    const token = await hr.tokenOf('E1002');
    const rejection = { KeyCode: asked.code, Version: asked.version, StatusCode: APPROVAL_STATUS.rejected };
    const bare = await hr.call('decideApproval', { ...rejection, Comments: '  ' }, { token });
    expect(bare.error()).toMatchObject({ code: 'invalid', issues: [{ path: 'Comments', message: 'required' }] });
    expect(await stateOf(asked.code)).toBe('pending');
    expect((await hr.call('decideApproval', { ...rejection, Comments: 'Too far.' }, { token })).reply()).toEqual({});
    expect(await decisionsOn(hr, asked.subjectId)).toEqual(['rejected']);
    const rows = (await hr.call('listApprovals', { State: 'asked' }, { token: await hr.tokenOf('E1001') })).reply();
    expect(rows.find(({ KeyCode }) => KeyCode === asked.code)).toMatchObject({
      StatusCode: 4,
      StatusName: 'Rejected',
      Comments: 'Too far.',
    });
  });

  test('what was amended since it was seen is not decided (409), and is asked anew', async () => {
    const asked = await ask(hr, 'E1001');
    await amend(hr, 'E1001', asked, 'v2');
    expect(await decide(hr, 'E1002', asked)).toBe('conflict');
    expect(await decide(hr, 'E1002', { ...asked, version: 'v2' })).toBe('done');
  });

  test('amending takes back what was approved of the earlier version', async () => {
    await useChain(hr, { approvers: [MANAGER] }, { approvers: [HR] });
    const asked = await ask(hr, 'E1001');
    await decide(hr, 'E1002', asked);
    await amend(hr, 'E1001', asked, 'v2');
    expect(await waitingFor(hr, 'E1002')).toContain(asked.code);
    expect(await waitingFor(hr, 'E1004', ROLE.hr)).not.toContain(asked.code);
  });

  test('amending to what another chain is for asks whom that one asks', async () => {
    await hr.db.execute(sql`insert into approval_chains
      (code, number, name, kind, sections, fields, unit_codes, rank, steps, published_at)
      select 'field', 1, 'Field', 'desk-move', '{}', '{iban}', '{}', 9, '[{"approvers":[{"kind":"hr"}],"needs":"any"}]', now()`);
    const asked = await ask(hr, 'E1001', { fields: ['nickname'] });
    await amend(hr, 'E1001', asked, 'v2', ['nickname', 'iban']);
    expect(await waitingFor(hr, 'E1002')).not.toContain(asked.code);
    expect(await decide(hr, 'E1002', { ...asked, version: 'v2' })).toBe('not_found');
    expect(await waitingFor(hr, 'E1004', ROLE.hr)).toContain(asked.code);
  });

  test('nobody decides what they asked for, or what concerns them, in whatever role', async () => {
    await useChain(hr, { approvers: [MANAGER, HR] });
    const ofManager = await ask(hr, 'E1002', { of: 'E1001' });
    expect(await decide(hr, 'E1002', ofManager)).toBe('forbidden');
    const ofHr = await ask(hr, 'E1004');
    expect(await decide(hr, 'E1004', ofHr, { roleCode: ROLE.hr })).toBe('forbidden');
    const aboutHr = await ask(hr, 'E1006', { of: 'E1004' });
    expect(await decide(hr, 'E1004', aboutHr, { roleCode: ROLE.hr })).toBe('not_found');
    expect(await stateOf(aboutHr.code)).toBe('pending');
  });

  test('what is asked of a role is decided in that role alone', async () => {
    await useChain(hr, { approvers: [HR] });
    const asked = await ask(hr, 'E1001');
    expect(await decide(hr, 'E1004', asked, { roleCode: ROLE.employee })).toBe('not_found');
    expect(await waitingFor(hr, 'E1004', ROLE.employee)).not.toContain(asked.code);
  });

  test('of two who decide at once one decides, and the other hears that it is decided', async () => {
    await useChain(hr, { approvers: [MANAGER, { kind: 'role', roleCode: ROLE.administrator }] });
    const asked = await ask(hr, 'E1001');
    const both = await Promise.all([
      decide(hr, 'E1002', asked),
      decide(hr, 'E1006', asked, { roleCode: ROLE.administrator, outcome: 'rejected' }),
    ]);
    expect(both.sort()).toEqual(['conflict', 'done']);
    expect(await decisionsOn(hr, asked.subjectId)).toHaveLength(1);
  });

  test('of an amendment and a decision at once nothing is decided that was not seen', async () => {
    const asked = await ask(hr, 'E1001');
    const [decided] = await Promise.all([
      decide(hr, 'E1002', asked),
      amend(hr, 'E1001', asked, 'v2').catch(() => 'decided first'),
    ]);
    const outcomes = await decisionsOn(hr, asked.subjectId);
    expect(outcomes).toEqual(decided === 'done' ? ['approved'] : []);
  });

  test('pressing twice is one decision with one answer (F15, F16)', async () => {
    const asked = await ask(hr, 'E1001');
    const token = await hr.tokenOf('E1002');
    const idempotencyKey = crypto.randomUUID();
    const press = () =>
      hr.call(
        'decideApproval',
        { KeyCode: asked.code, Version: asked.version, StatusCode: 2 },
        { token, idempotencyKey },
      );
    for (const { status } of [await press(), await press()]) expect(status).toBe(200);
    expect(await decisionsOn(hr, asked.subjectId)).toEqual(['approved']);
    expect(await decide(hr, 'E1002', asked)).toBe('conflict');
  });

  test('where the subject fails nothing is decided', async () => {
    const asked = await ask(hr, 'E1001');
    expect(await decide(hr, 'E1002', asked, { outcome: 'rejected', comment: 'break it' })).toBe('internal');
    expect(await stateOf(asked.code)).toBe('pending');
    expect(await decisionsOn(hr, asked.subjectId)).toEqual([]);
    expect(await waitingFor(hr, 'E1002')).toContain(asked.code);
  });

  test('what the subject cannot do is refused with its reason in words, where it has some', async () => {
    const asked = await ask(hr, 'E1001');
    hindered.add(asked.subjectId);
    const token = await hr.tokenOf('E1002');
    const approval = { KeyCode: asked.code, Version: asked.version, StatusCode: APPROVAL_STATUS.approved };
    const refused = await hr.call('decideApproval', approval, { token });
    expect(refused.error()).toMatchObject({ code: 'conflict', params: { why: 'Somebody sits there.' } });
    const wordless = await hr.call('decideApproval', approval, { token, language: 'de' });
    expect(wordless.error().params).toEqual({ reason: 'taken' });
    expect(await stateOf(asked.code)).toBe('pending');
  });

  test('each act leaves its audit row', async () => {
    const asked = await ask(hr, 'E1001');
    await decide(hr, 'E1002', asked);
    const isIt = eq(auditEntries.subjectId, sql`${approvals.id}::text`);
    const rows = await hr.db
      .select({ action: auditEntries.action })
      .from(auditEntries)
      .innerJoin(approvals, isIt)
      .where(eq(approvals.code, asked.code));
    expect(rows.map(({ action }) => action).sort()).toEqual(['approve request', 'ask for approval']);
  });
});

const APPROVE = { StatusCode: APPROVAL_STATUS.approved } as const;

/** Somebody asks so many times. */
async function askOften(of: TestApp, by: string, times: number) {
  const all = [];
  for (let time = 0; time < times; time += 1) all.push(await ask(of, by));
  return all;
}

describe('several at once', () => {
  test('each is decided by itself; what is refused says why and leaves the others alone', async () => {
    await useChain(hr, { approvers: [MANAGER] });
    const [one, two, amended] = [await ask(hr, 'E1001'), await ask(hr, 'E1001'), await ask(hr, 'E1001')];
    await amend(hr, 'E1001', amended, 'v2');
    const own = await ask(hr, 'E1002');
    const Rows = [one, amended, own, two].map(({ code, version }) => ({ KeyCode: code, Version: version }));
    const token = await hr.tokenOf('E1002');
    const press = async () =>
      (await hr.call('decideApprovals', { Rows, StatusCode: APPROVAL_STATUS.approved }, { token })).reply();
    const expected = [
      { KeyCode: one.code, Code: '', Why: '' },
      { KeyCode: amended.code, Code: 'conflict', Why: '' },
      { KeyCode: own.code, Code: 'forbidden', Why: '' },
      { KeyCode: two.code, Code: '', Why: '' },
    ];
    expect(await press()).toEqual(expected);
    expect(await press()).toEqual(expected);
    for (const { subjectId } of [one, two]) expect(await decisionsOn(hr, subjectId)).toEqual(['approved']);
  });

  test('one press takes five hundred, each with its result in its place; one more is refused', async () => {
    await useChain(hr, { approvers: [MANAGER] });
    const asked = await askOften(hr, 'E1001', 5);
    const token = await hr.tokenOf('E1002');
    const others = Array.from({ length: MAX_DECISIONS - asked.length }, (_, at) => ({ code: `x${at}`, version: 'v1' }));
    const Rows = [...asked, ...others].reverse().map(({ code, version }) => ({ KeyCode: code, Version: version }));
    const results = (await hr.call('decideApprovals', { Rows, ...APPROVE }, { token })).reply();
    expect(results.map(({ KeyCode }) => KeyCode)).toEqual(Rows.map(({ KeyCode }) => KeyCode));
    const done = results.filter(({ Code }) => Code === '').map(({ KeyCode }) => KeyCode);
    expect(done).toEqual(asked.map(({ code }) => code).reverse());
    expect(new Set(results.map(({ Code }) => Code))).toEqual(new Set(['', 'not_found']));
    const more = { Rows: [...Rows, { KeyCode: 'one more', Version: 'v1' }], ...APPROVE };
    expect((await hr.call('decideApprovals', more, { token })).status).toBe(422);
  });

  test('several rejections need a comment each', async () => {
    const asked = await ask(hr, 'E1001');
    const token = await hr.tokenOf('E1002');
    const Rows = [
      { KeyCode: asked.code, Version: asked.version },
      { KeyCode: 'nobodys', Version: 'v1' },
    ];
    const refused = await hr.call('decideApprovals', { Rows, StatusCode: APPROVAL_STATUS.rejected }, { token });
    expect(refused.reply().map(({ Code }) => Code)).toEqual(['invalid', 'invalid']);
  });
});
