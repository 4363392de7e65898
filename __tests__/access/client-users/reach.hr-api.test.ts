import { and, eq } from 'drizzle-orm';
import { articleRoles } from '../../../hr-api/workplace/knowledge/tables';
import { completeReference } from '../../../hr-api/reference';
import { ROLE, CLIENT_USER_ROLE } from '../../../hr-api/people/accounts/role-codes';
import { accounts, roleGrants, rolePermissions, roles } from '../../../hr-api/people/accounts/tables';
import { roleFeatures, roleMenus } from '../../../hr-api/workplace/shell/tables';
import { texts } from '../../../hr-api/platform/texts/tables';
import { employments } from '../../../hr-api/people/tables';
import { calls, type CallName } from '../../../lib/contract/all';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { clientToken, mailsBy, MIRA, TOM } from './ask-code';

let hr: TestApp;
let mira: string;
let tom: string;
beforeAll(async () => {
  hr = await startApp();
  mira = await clientToken(hr, MIRA);
  tom = await clientToken(hr, TOM);
});
afterAll(() => hr.stop());

/** What somebody who works for a client may ask of the HR API past all gates: each call of it was looked at for them. */
const THEIRS: readonly CallName[] = [
  'createTicket',
  'countTickets',
  'discardDraft',
  'downloadTicketFile',
  'getArticle',
  'getArticleFile',
  'getDraft',
  'getEmployeeInfo',
  'getSession',
  'getSessionLife',
  'getShortcuts',
  'getTableLayout',
  'getTicket',
  'getTicketFile',
  'getTicketFileName',
  'getTicketVersion',
  'getUser',
  'listArticles',
  'listMenu',
  'listModules',
  'listOwnPermissions',
  'listPriorities',
  'listProcesses',
  'listRoles',
  'listRolesForTicket',
  'listRoutes',
  'listSubProcesses',
  'listTicketMessages',
  'listTicketStatuses',
  'listTickets',
  'listToday',
  'markTicketRead',
  'rateTicket',
  'replyToTicket',
  'saveDraft',
  'saveShortcuts',
  'saveTableLayout',
  'setLanguage',
  'signOut',
  'staySignedIn',
  'suggestArticles',
  'suggestProcess',
  'uploadTicketFile',
];

test('client users may use what was looked at for them, and nothing that comes later by itself', () => {
  const open = (Object.keys(calls) as CallName[]).filter(
    (name) => calls[name].users.includes('client') && ['full', 'session'].includes(calls[name].gate),
  );
  const drafts = ['discardDraft', 'getDraft', 'saveDraft'];
  const atTheConductGate = [...drafts, 'getSessionLife', 'getUser', 'setLanguage', 'staySignedIn'];
  expect([...open, ...atTheConductGate].sort()).toEqual([...THEIRS].sort());
});

const closed = (Object.keys(calls) as CallName[]).filter(
  (name) => calls[name].gate !== 'open' && !calls[name].users.includes('client'),
);

test.each(closed)('%s is refused to a client user, whatever is asked (T37, T65)', async (name) => {
  const answer = await hr.call(name, {} as never, { token: mira });
  expect([answer.status, answer.error().code]).toEqual([403, 'forbidden']);
});

test('a client user has type V, no employment, one role, tickets and articles only', async () => {
  const [info, ...others] = (await hr.call('getEmployeeInfo', {}, { token: mira })).reply();
  expect(others).toEqual([]);
  expect(info).toMatchObject({
    Name: 'Mira Shah',
    FirstName: 'Mira',
    Empid: 'C2001',
    TypeOfUser: 'V',
    IsEmployed: false,
    HasPhoto: false,
  });
  const on = Object.entries(info ?? {}).filter(([name, value]) => value === true && name !== 'HasPhoto');
  expect(on.map(([name]) => name)).toEqual(['knb', 'cconn']);
  const held = (await hr.call('listRoles', {}, { token: mira, language: 'de' })).reply();
  expect(held).toEqual([
    {
      Role_Code: CLIENT_USER_ROLE,
      Role_Name: 'Kundennutzer',
      NotificationCount: 0,
      session_Role_Code: CLIENT_USER_ROLE,
    },
  ]);
});

test('a client user finds out nothing about an employee by their code (T63)', async () => {
  const [employment] = await hr.db
    .select({ code: employments.code })
    .from(employments)
    .innerJoin(accounts, eq(accounts.personId, employments.personId))
    .where(eq(accounts.loginId, 'E1001'));
  for (const ChillCode of [employment?.code ?? '', 'nobody']) {
    expect((await hr.call('getEmployeeInfo', { ChillCode }, { token: mira })).reply()).toEqual([]);
  }
});

test('the menu of a client user is their tickets, a page of each, and what they may read', async () => {
  const menu = (await hr.call('listMenu', {}, { token: mira })).reply();
  expect(menu.map(({ Module_Code, Link_Src }) => [Module_Code, Link_Src])).toEqual([
    [399, 'mytickets'],
    [399, 'knowledgebase'],
  ]);
  const modules = (await hr.call('listModules', {}, { token: mira })).reply();
  expect(modules.map(({ Link_Src }) => Link_Src)).toEqual(['chillconnect']);
  const routes = (await hr.call('listRoutes', { Modulecode: 399 }, { token: mira })).reply();
  expect(routes.map(({ Link_Src }) => Link_Src)).toEqual(['mytickets', 'knowledgebase', 'ticket']);
  expect((await hr.call('listRoutes', { Modulecode: 15 }, { token: mira })).reply()).toEqual([]);
});

test('client users see their own tickets, and none of each other or of an employee', async () => {
  const own = (await hr.call('listTickets', { View: 'mine' }, { token: mira })).reply();
  expect(own.map(({ QSubject }) => QSubject).sort()).toEqual([
    'Badges for our visit next week',
    'The gate of ramp 3 opens too slowly',
    'Two new planners need the delivery portal',
  ]);
  expect((await hr.call('listTickets', { View: 'desk' }, { token: mira })).reply()).toEqual([]);
  const others = [
    ...(await hr.call('listTickets', { View: 'mine' }, { token: tom })).reply(),
    ...(await hr.call('listTickets', { View: 'mine' }, { token: await hr.tokenOf('E1001') })).reply(),
  ];
  expect(others.length).toBeGreaterThan(3);
  for (const { QueryCode } of others) {
    for (const name of ['getTicket', 'getTicketVersion', 'listTicketMessages'] as const) {
      expect((await hr.call(name, { QueryCode }, { token: mira })).error().code).toBe('not_found');
    }
  }
});

test('a client user sees the name of who answers, without photo or record link', async () => {
  const [ticket] = (await hr.call('listTickets', { View: 'mine' }, { token: mira }))
    .reply()
    .filter(({ QSubject }) => /planners/.test(QSubject));
  const messages = (
    await hr.call('listTicketMessages', { QueryCode: ticket?.QueryCode ?? '' }, { token: mira })
  ).reply();
  const answers = messages.filter(({ empid }) => empid !== 'C2001');
  expect(answers.length).toBeGreaterThan(0);
  for (const answer of answers) expect(JSON.stringify(answer)).toMatch(/"HasPhoto":false/);
});

test('a client user asks, is answered at the desk, and reads it', async () => {
  const chosen = { ProcessCode: 2, CategoryCode: 21, PriorityCode: 2 };
  const words = { Subject: 'A pallet is missing', Message: 'One of four.', Path: 'home' };
  const asked = (await hr.call('createTicket', { ...chosen, ...words }, { token: tom })).reply();
  const { QueryCode } = asked;
  const desk = await hr.tokenOf('E1005');
  const seen = (await hr.call('getTicket', { QueryCode }, { token: desk })).reply();
  expect(JSON.stringify(seen)).toContain('Tom Becker');
  const mails = await mailsBy(hr, () =>
    hr.call('replyToTicket', { QueryCode, Message: 'It stands at ramp 2.', StatusCode: 2 }, { token: desk }),
  );
  expect(mails.some(({ to }) => to.includes('tom.becker@northwind.example'))).toBe(true);
  const messages = (await hr.call('listTicketMessages', { QueryCode }, { token: tom })).reply();
  expect(JSON.stringify(messages)).toContain('It stands at ramp 2.');
});

test('a client user chooses among the processes that are open to them, and is refused any other', async () => {
  const offered = async (token: string) => ({
    processes: (await hr.call('listProcesses', {}, { token })).reply().map(({ value }) => value),
    within: (await hr.call('listSubProcesses', {}, { token })).reply().map(({ ProcessCode }) => ProcessCode),
  });
  const ask = (token: string, ProcessCode: number, CategoryCode: number) => {
    const words = { Subject: 'A question', Message: 'What about it?', Path: 'home', PriorityCode: 2 };
    return hr.call('createTicket', { ...words, ProcessCode, CategoryCode }, { token });
  };
  const employee = await hr.tokenOf('E1001');
  expect(await offered(mira)).toEqual({ processes: [1, 2], within: [1, 1, 2, 2] });
  expect((await offered(employee)).processes).toEqual([1, 2, 3]);
  const refused = (await ask(mira, 3, 31)).error();
  expect([refused.code, refused.issues]).toEqual(['invalid', [{ path: 'ProcessCode', message: 'is not offered' }]]);
  expect((await ask(employee, 3, 31)).status).toBe(200);

  const { QueryCode } = (await ask(mira, 1, 11)).reply();
  const keeper = { token: await hr.tokenOf('E1006') };
  const { Processes } = (await hr.call('getHelpdeskSettings', {}, keeper)).reply();
  const support = Processes.find(({ ProcessCode }) => ProcessCode === 1)!;
  await hr.call('saveHelpdeskProcess', { ...support, IsForClients: false }, keeper);
  expect((await offered(mira)).processes).toEqual([2]);
  expect((await ask(mira, 1, 11)).error().code).toBe('invalid');
  const reply = { QueryCode, Message: 'I found out myself.', StatusCode: 10 };
  expect((await hr.call('replyToTicket', reply, { token: mira })).status).toBe(200);
  await hr.call('saveHelpdeskProcess', { ...support, IsForClients: true }, keeper);
});

test('what a client user writes is told as theirs, and not as an employee’s', async () => {
  const [ticket] = (await hr.call('listTickets', { View: 'mine' }, { token: mira }))
    .reply()
    .filter(({ QSubject }) => /planners/.test(QSubject));
  const read = { QueryCode: ticket!.QueryCode };
  for (const token of [mira, await hr.tokenOf('E1005')]) {
    const [first] = (await hr.call('listTicketMessages', read, { token })).reply();
    expect(first).toMatchObject({ Legend: 'Client user', UpdatedBy: 'Mira Shah' });
  }
});

test('client users read the articles that name their role, and employees do not read those', async () => {
  const titles = async (token: string) =>
    (await hr.call('listArticles', { Search: '', Module: '' }, { token })).reply().map(({ name }) => name);
  expect(await titles(mira)).toEqual(['Visiting our sites', 'Tickets, step by step']);
  const employee = await hr.tokenOf('E1001');
  const internal = (await hr.call('listArticles', { Search: '', Module: '' }, { token: employee })).reply();
  expect(internal.map(({ name }) => name)).not.toEqual(expect.arrayContaining(['Visiting our sites']));
  for (const { dc } of internal) {
    expect((await hr.call('getArticle', { dc, Page: 1 }, { token: mira })).error().code).toBe('not_found');
  }
  const suggested = await hr.call('suggestArticles', { Subject: 'annual leave and sick leave' }, { token: mira });
  expect(suggested.reply()).toEqual([]);
});

test('a client user gets no password code and cannot sign in as an employee (T47)', async () => {
  const mails = await mailsBy(hr, () => hr.call('requestPasswordCode', { Username: 'C2001' }));
  expect(mails).toEqual([]);
  const [employee] = await hr.db.select().from(accounts).where(eq(accounts.loginId, 'E1001'));
  const isMira = eq(accounts.loginId, 'C2001');
  await hr.db.update(accounts).set({ passwordHash: employee?.passwordHash }).where(isMira);
  expect((await hr.signIn('C2001')).error().code).toBe('sign_in_failed');
  await hr.db.update(accounts).set({ passwordHash: null }).where(isMira);
});

test('disabling a client user, or taking the role away, ends the session at once', async () => {
  const [account] = await hr.db.select().from(accounts).where(eq(accounts.loginId, 'C2002'));
  const isToms = and(eq(roleGrants.accountId, account?.id ?? ''), eq(roleGrants.roleCode, CLIENT_USER_ROLE));
  await hr.db.update(roleGrants).set({ validTo: '2026-03-18' }).where(isToms);
  expect((await hr.call('listTickets', { View: 'mine' }, { token: tom })).status).toBe(401);
});

test('an earlier version’s database gets the role with its name, menu, features and permissions', async () => {
  const isTheirs = { grants: roleGrants.roleCode, menus: roleMenus.roleCode, features: roleFeatures.roleCode };
  await hr.db.delete(roleGrants).where(eq(isTheirs.grants, CLIENT_USER_ROLE));
  await hr.db.delete(roleMenus).where(eq(isTheirs.menus, CLIENT_USER_ROLE));
  await hr.db.delete(roleFeatures).where(eq(isTheirs.features, CLIENT_USER_ROLE));
  await hr.db.delete(texts).where(and(eq(texts.kind, 'role'), eq(texts.code, String(CLIENT_USER_ROLE))));
  const before = await hr.db.$count(roleMenus, eq(roleMenus.roleCode, ROLE.employee));
  await hr.db.delete(articleRoles).where(eq(articleRoles.roleCode, CLIENT_USER_ROLE));
  await hr.db.delete(rolePermissions).where(eq(rolePermissions.roleCode, CLIENT_USER_ROLE));
  await hr.db.delete(roles).where(eq(roles.code, CLIENT_USER_ROLE));
  await completeReference(hr.db);
  expect(await hr.db.$count(roleMenus, eq(roleMenus.roleCode, CLIENT_USER_ROLE))).toBe(3);
  expect(await hr.db.$count(roleFeatures, eq(roleFeatures.roleCode, CLIENT_USER_ROLE))).toBe(2);
  expect(await hr.db.$count(rolePermissions, eq(rolePermissions.roleCode, CLIENT_USER_ROLE))).toBe(1);
  expect(await hr.db.$count(texts, and(eq(texts.kind, 'role'), eq(texts.code, '30')))).toBe(6);
  expect(await hr.db.$count(roleMenus, eq(roleMenus.roleCode, ROLE.employee))).toBe(before);
});
