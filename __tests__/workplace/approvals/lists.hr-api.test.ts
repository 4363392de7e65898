import { eq, sql } from 'drizzle-orm';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { approvalHandlers } from '../../../hr-api/workplace/approvals/lists/approval-handlers';
import { approvals } from '../../../hr-api/workplace/approvals/tables';
import { homeHandlers } from '../../../hr-api/workplace/home/handlers';
import { notifications } from '../../../hr-api/workplace/notifications/tables';
import { shellHandlers } from '../../../hr-api/workplace/shell/handlers';
import type { RequestFor } from '../../../lib/contract/all';
import { languages } from '../../../lib/contract/platform/languages';
import { actorOf, contextOf } from '../../people/cast-actors';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { HR, MANAGER, useChain } from './chain-of';
import { decide } from './deciding';
import { amend, ask, KIND, registerSubject } from './test-subject';

let hr: TestApp;
beforeAll(async () => {
  hr = await startApp();
  await registerSubject(hr);
});
afterAll(() => hr.stop());
beforeEach(async () => {
  await hr.db.delete(approvals);
  await hr.db.delete(notifications);
  await useChain(hr, { approvers: [MANAGER] });
});

const list = async (empid: string, request: RequestFor<'listApprovals'>, roleCode: number = ROLE.employee) => {
  const context = contextOf(hr, await actorOf(hr, empid, roleCode));
  const read = { State: 'waiting' as const, Kind: '', Search: '', After: '', PageSize: 50, ...request };
  return approvalHandlers.listApprovals.handle(read, context);
};
const count = async (empid: string, request: RequestFor<'countApprovals'>) => {
  const context = contextOf(hr, await actorOf(hr, empid));
  const read = { State: 'waiting' as const, Kind: '', Search: '', ...request };
  return (await approvalHandlers.countApprovals.handle(read, context)).Count;
};

describe('lists', () => {
  test('what waits comes page by page, each once, though some are decided meanwhile', async () => {
    const asked = [];
    for (let number = 0; number < 7; number += 1) {
      asked.push(await ask(hr, 'E1001'));
      if (number % 2) hr.clock.advance(1000);
    }
    const seen: string[] = [];
    for (let After = ''; ;) {
      const page = await list('E1002', { After, PageSize: 2 });
      seen.push(...page.map(({ KeyCode }) => KeyCode));
      if (page.length < 2) break;
      if (seen.length === 2) await decide(hr, 'E1002', { code: seen[0]!, version: 'v1' });
      After = page.at(-1)!.Position;
    }
    expect([...seen].sort()).toEqual(asked.map(({ code }) => code).sort());
    expect(await count('E1002', {})).toBe(6);
    expect(await count('E1002', { State: 'decided' })).toBe(1);
    expect(await count('E1001', { State: 'asked' })).toBe(7);
  });

  test('a search finds by name and number of the person concerned, in each list', async () => {
    await ask(hr, 'E1001');
    for (const Search of ['anan', 'E1001', 'rao anan']) expect(await list('E1002', { Search })).toHaveLength(1);
    expect(await list('E1002', { Search: 'krish' })).toEqual([]);
    expect(await list('E1001', { State: 'asked', Search: '%' })).toEqual([]);
    expect(await count('E1002', { Search: 'rao' })).toBe(1);
    expect(await count('E1002', { Search: 'nobody' })).toBe(0);
  });

  test('one kind is listed by itself', async () => {
    await ask(hr, 'E1001');
    for (const [Kind, rows] of [
      [KIND, 1],
      ['other', 0],
    ] as const)
      for (const [empid, State] of [
        ['E1002', 'waiting'],
        ['E1001', 'asked'],
      ] as const)
        expect(await list(empid, { Kind, State })).toHaveLength(rows);
  });

  test('each kind is named in the language, with how many rows the list has of it', async () => {
    await ask(hr, 'E1001');
    await ask(hr, 'E1008');
    const kindsOf = async (empid: string, request: RequestFor<'listApprovalKinds'>, language?: string) =>
      (await hr.call('listApprovalKinds', request, { token: await hr.tokenOf(empid), language })).reply();
    const own = { Kind: KIND, Count: 1 };
    expect(await kindsOf('E1002', {})).toContainEqual({ ...own, Name: 'Desk move' });
    expect(await kindsOf('E1001', { State: 'asked' }, 'de')).toContainEqual({ ...own, Name: 'Umzug' });
  });

  test('each kind is counted as its list is long, in each state', async () => {
    const [first] = [await ask(hr, 'E1001'), await ask(hr, 'E1001'), await ask(hr, 'E1001')];
    await decide(hr, 'E1002', first);
    for (const [empid, State, rows] of [
      ['E1002', 'waiting', 2],
      ['E1002', 'decided', 1],
      ['E1001', 'asked', 3],
    ] as const) {
      const context = contextOf(hr, await actorOf(hr, empid));
      const kinds = await approvalHandlers.listApprovalKinds.handle({ State }, context);
      const listed = [];
      for (const { Kind } of kinds) listed.push([Kind, (await list(empid, { State, Kind })).length]);
      expect(kinds.map(({ Kind, Count }) => [Kind, Count])).toEqual(listed);
      expect(listed).toContainEqual([KIND, rows]);
    }
  });

  test.each(['x', '1.2', '99999999999999.00000000-0000-0000-0000-000000000000', "1.' or 1=1"])(
    'a position %p that no list has is refused',
    async (After) => {
      const token = await hr.tokenOf('E1002');
      for (const State of ['waiting', 'decided', 'asked'] as const)
        expect((await hr.call('listApprovals', { After, State }, { token })).error().code).toBe('bad_request');
    },
  );

  test('a row has the three statuses and no other, in each language', async () => {
    await ask(hr, 'E1001');
    const token = await hr.tokenOf('E1002');
    const names = [];
    for (const language of languages)
      names.push((await hr.call('listApprovals', {}, { token, language })).reply()[0]?.StatusName);
    expect(new Set(names).size).toBe(languages.length);
  });

  test('HR of a unit is listed those of that unit alone', async () => {
    await useChain(hr, { approvers: [HR] });
    const [inside, outside] = [await ask(hr, 'E1001'), await ask(hr, 'E1016')];
    const { rows } = await hr.db.execute<{ login_id: string }>(sql`select login_id from accounts join role_grants g
      on g.account_id = accounts.id where g.role_code = ${ROLE.hr} and g.scope = 'unit' and disabled_at is null`);
    const partner = rows[0]!.login_id;
    expect((await list(partner, {}, ROLE.hr)).map(({ KeyCode }) => KeyCode)).toEqual([inside.code]);
    expect(await decide(hr, partner, outside, { roleCode: ROLE.hr })).toBe('not_found');
    expect(await list(partner, {}, ROLE.employee)).toEqual([]);
  });
});

describe('one approval', () => {
  const get = async (empid: string, code: string) =>
    hr.call('getApproval', { KeyCode: code }, { token: await hr.tokenOf(empid) });

  test('old stands beside new, with steps and history, for who is asked and who asks', async () => {
    await useChain(hr, { approvers: [MANAGER] }, { approvers: [HR] });
    const asked = await ask(hr, 'E1001');
    await amend(hr, 'E1001', asked, 'v2');
    const seen = (await get('E1002', asked.code)).reply();
    expect(seen).toMatchObject({
      Version: 'v2',
      CannotDecide: '',
      CanWithdraw: false,
      Link_Info: 'ecenter/essprofileview',
      Person: { Name: 'Ananya Rao' },
      Step: 1,
      Steps: 2,
      StepList: [{ State: 'waiting', Approvers: [{ Name: 'Vikram Nair', State: 'waiting' }] }, { State: 'to_come' }],
    });
    expect(seen.StepList[1]!.Approvers.map(({ Name, State }) => [Name, State])).toContainEqual([
      'Sofía Herrera',
      'to_come',
    ]);
    expect(seen.Changes[0]).toMatchObject({ Name: 'Desk', Before: 'desk 1' });
    expect(seen.History.map(({ What }) => What)).toEqual(['asked', 'amended']);
    expect((await get('E1001', asked.code)).reply()).toMatchObject({ CannotDecide: 'own', CanWithdraw: true });
  });

  test('others are answered as for one that is not there, the person concerned among them (T63)', async () => {
    const asked = await ask(hr, 'E1002', { of: 'E1001' });
    for (const empid of ['E1001', 'E1003', 'E1016', 'E1006']) {
      expect((await get(empid, asked.code)).error().code).toBe('not_found');
      expect((await get(empid, 'nobodys')).error().code).toBe('not_found');
    }
  });
});

describe('what is told', () => {
  const told = async (code: string, empid: string) => {
    const rows = await hr.db
      .select({ subject: notifications.subject, body: notifications.body, readAt: notifications.readAt })
      .from(notifications)
      .where(
        sql`${notifications.linkValue} = ${code} and ${notifications.accountId} =
          (select id from accounts where login_id = ${empid})`,
      );
    return rows.map(({ subject, readAt }) => `${readAt ? 'read' : 'new'}: ${subject}`);
  };

  test('each step tells whom it asks once, and the end tells who asked; what is done waits no more', async () => {
    const asked = await ask(hr, 'E1001');
    expect(await told(asked.code, 'E1002')).toEqual(['new: Ananya Rao asks for your decision']);
    await decide(hr, 'E1002', asked);
    expect(await told(asked.code, 'E1002')).toEqual(['read: Ananya Rao asks for your decision']);
    expect(await told(asked.code, 'E1001')).toEqual(['new: What you asked for was approved']);
  });

  test('no notification and no mail says anything of what is asked for', async () => {
    const asked = await ask(hr, 'E1001');
    await decide(hr, 'E1002', asked, { outcome: 'rejected', comment: 'Not <b>now</b>.' });
    const rows = await hr.db.select().from(notifications).where(eq(notifications.linkValue, asked.code));
    expect(rows.length).toBe(2);
    expect(JSON.stringify(rows)).not.toContain('4711');
    expect(rows.find(({ subject }) => subject.includes('rejected'))?.body).toContain('Not &lt;b&gt;now&lt;/b&gt;.');
  });

  test('home and the counts of tasks agree on what waits for a person and for their team', async () => {
    const before = { mine: await counts('E1002'), leader: await counts('E1003') };
    await ask(hr, 'E1001');
    const after = { mine: await counts('E1002'), leader: await counts('E1003') };
    expect(after.mine.PendTask - before.mine.PendTask).toBe(1);
    expect(after.mine.now - before.mine.now).toBe(1);
    expect(after.leader.PendTeamTask - before.leader.PendTeamTask).toBe(1);
    expect(after.leader.team - before.leader.team).toBe(1);
    for (const each of [after.mine, after.leader]) {
      expect(each.PendTask).toBe(each.open);
      expect(each.PendTeamTask).toBe(each.team);
    }
  });

  test('HR sees at home what waits for the role, and its title in that role alone', async () => {
    await useChain(hr, { approvers: [HR] });
    const asked = await ask(hr, 'E1001');
    const rowAs = async (roleCode: number) => {
      const { Rows } = await homeHandlers.listToday.handle({}, contextOf(hr, await actorOf(hr, 'E1004', roleCode)));
      return Rows.find(({ Code }) => Code === asked.code);
    };
    expect(await rowAs(ROLE.hr)).toMatchObject({ Kind: 'approval', Group: 'now', Action: 'open', Name: 'Ananya Rao' });
    expect((await rowAs(ROLE.hr))?.Title).toBe('Another desk');
    expect((await rowAs(ROLE.employee))?.Title).toBe('Desk move');
  });
});

/** What dashboard and home count. */
async function counts(empid: string) {
  const context = contextOf(hr, await actorOf(hr, empid));
  const { PendTask, PendTeamTask } = await shellHandlers.getDashboardCounts.handle({}, context);
  const { Counts, Rows } = await homeHandlers.listToday.handle({}, context);
  const listed = Rows.filter(({ Kind, Group }) => Group !== 'team' && (Kind === 'task' || Kind === 'approval')).length;
  const { Now = 0, Later = 0, Team = 0 } = Counts;
  return { PendTask, PendTeamTask, now: Now, team: Team, open: listed + Later };
}
