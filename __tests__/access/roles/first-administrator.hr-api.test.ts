import { eq } from 'drizzle-orm';
import { persons } from '../../../hr-api/people/tables';
import { loadReference } from '../../../hr-api/reference';
import { createFirstAdministrator } from '../../../hr-api/access/roles/first-administrator';
import { accounts } from '../../../hr-api/people/accounts/tables';
import { identities } from '../../../hr-api/access/single-sign-on/tables';
import { makeAdminCommand, type AdminCommand } from '../../platform/hr-api/harness/admin-command';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { makeDatabase } from '../../platform/hr-api/harness/test-database';
import { askCode, resetWith } from '../passwords/ask-code';

const MAIL = 'ada@example.com';
const ada = { id: 'A1', mail: MAIL, name: 'Ada King Lovelace' };

describe('creating the first administrator', () => {
  let hr: TestApp;
  afterEach(() => hr.stop());

  async function startEmpty(): Promise<void> {
    const on = await makeDatabase({ isEmpty: true });
    await on.database.migrate();
    hr = await startApp({ on });
  }

  const create = (administrator = ada) =>
    createFirstAdministrator(hr.db, administrator, { now: hr.clock.now, loadReference });

  test('in an empty database the first administrator sets a password by a mailed code and works', async () => {
    await startEmpty();
    await create();
    expect((await hr.signIn('A1', '')).status).not.toBe(200);
    const code = await askCode(hr, 'a1');
    await resetWith(hr, 'A1', code, 'Meadow-lark 7');
    const { authToken: token, ischg } = (await hr.signIn('A1', 'Meadow-lark 7', { language: 'de' })).reply();
    expect(ischg).toBe(0);

    const ask = async <Name extends Parameters<TestApp['call']>[0]>(name: Name) =>
      (await hr.call(name, {} as never, { token, language: 'de' })).reply();
    expect(await ask('listRoles')).toEqual([
      expect.objectContaining({ Role_Code: 2, session_Role_Code: 23 }),
      expect.objectContaining({ Role_Code: 23, Role_Name: 'Administration' }),
    ]);
    expect(await ask('listModules')).toContainEqual(expect.objectContaining({ Link_Src: 'process' }));
    expect((await ask('listMenu')).length).toBeGreaterThan(5);
    expect(await ask('getEmployeeHeader')).toMatchObject({ Name: 'Ada King Lovelace', Active: 'Y', EmailID: MAIL });
    expect(await ask('getEmployeeInfo')).toMatchObject([{ Empid: 'A1', changePass: true }]);
    expect(await ask('getDashboardCounts')).toMatchObject({ PendTask: 0 });
  });

  test('nobody but the administrator is in the database then, and a second one is refused', async () => {
    await startEmpty();
    await create();
    await expect(create({ ...ada, id: 'A2' })).rejects.toThrow('There is an administrator already');
    expect(await hr.db.select({ name: persons.givenName, family: persons.familyName }).from(persons)).toEqual([
      { name: 'Ada King', family: 'Lovelace' },
    ]);
  });

  test('of two who try at once one becomes the administrator', async () => {
    await startEmpty();
    const tries = await Promise.allSettled([create(), create({ ...ada, id: 'A2' })]);
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await hr.db.$count(accounts)).toBe(1);
  });

  test('where an administrator works already nobody becomes one', async () => {
    hr = await startApp();
    await expect(create()).rejects.toThrow('There is an administrator already');
  });

  test('a new first administrator may replace a disabled one, under a free id', async () => {
    hr = await startApp();
    await hr.db.update(accounts).set({ disabledAt: hr.clock.now }).where(eq(accounts.loginId, 'E1006'));
    await expect(create({ ...ada, id: 'e1001' })).rejects.toThrow('The id e1001 belongs to somebody already');
    await create();
    await resetWith(hr, 'A1', await askCode(hr, 'A1'), 'Meadow-lark 7');
    expect((await hr.signIn('A1', 'Meadow-lark 7')).status).toBe(200);
  });
});

describe('the command', () => {
  let command: AdminCommand;
  beforeAll(async () => {
    command = await makeAdminCommand();
  });
  afterAll(() => command.remove());

  const run: AdminCommand['run'] = (...words) => command.run(...words);

  test.each([
    [['--mail', MAIL], '--id is missing'],
    [['--id', 'A 1', '--mail', MAIL], '--id takes 1 to 50 letters'],
    [['--id', 'A1', '--mail', 'ada'], '--mail takes a mail address'],
    [['--id', 'A1', '--mail', MAIL, '--name', 'Ada\nKing'], '--name takes a name on one line'],
    [['--identities', 'A 1'], '--identities takes 1 to 50 letters'],
    [['--id', 'A1', '--mail', MAIL, '--remove'], '--remove does not belong here'],
    [['--identities', 'A1', '--mail', MAIL], '--mail does not belong here'],
  ])('refuses %j in one line', async (words, line) => {
    const { code, output } = await run(...words);
    expect([code, output.split('\n')[0]]).toEqual([1, expect.stringContaining(line)]);
    expect(output).not.toContain('    at ');
  });

  test('says where the password is set, and the second time that there is an administrator', async () => {
    const first = await run('--id', 'A1', '--mail', MAIL, '--name', 'Ada King');
    expect(first).toEqual({
      code: 0,
      output:
        'A1 is the administrator now. When the portal runs, they set their password at ' +
        `http://127.0.0.1:3000/auth/forgot-password with a code that is mailed to ${MAIL}\n`,
    });
    expect(await run('--id', 'A2', '--mail', MAIL)).toEqual({ code: 1, output: 'There is an administrator already\n' });
  }, 120_000);

  test('shows what an account is bound to, and removes it once', async () => {
    const database = await command.open();
    const [account] = await database.db.select().from(accounts).where(eq(accounts.loginId, 'A1'));
    const boundAt = new Date('2026-03-02T09:00:00Z');
    const identity = { issuer: 'https://id.example.com', subject: 'ada-1', accountId: account!.id, boundAt };
    await database.db.insert(identities).values(identity);
    await database.close();

    const bound = 'A1 is bound to "ada-1" at https://id.example.com since 2026-03-02T09:00:00.000Z\n';
    expect(await run('--identities', 'A1')).toEqual({ code: 0, output: bound });
    expect(await run('--identities', 'A1', '--remove')).toEqual({
      code: 0,
      output: expect.stringContaining('A1 is bound to no identity any more') as string,
    });
    expect(await run('--identities', 'A1', '--remove')).toEqual({ code: 1, output: 'A1 is bound to no identity\n' });
  }, 120_000);
});
