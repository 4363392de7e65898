import { eq } from 'drizzle-orm';
import { menus, modules, roleMenus } from '../../../hr-api/workplace/shell/tables';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { handlers } from '../../../hr-api/handlers';
import type { Actor, CallContext } from '../../../hr-api/platform/calls/call';
import { isAllowed } from '../../../hr-api/platform/calls/is-allowed';
import { shellHandlers } from '../../../hr-api/workplace/shell/handlers';
import { texts } from '../../../hr-api/platform/texts/tables';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { actorOf, contextOf } from '../../people/cast-actors';

let hr: TestApp;
beforeAll(async () => {
  hr = await startApp();
});
afterAll(() => hr.stop());

const holders: [role: number, empid: string][] = [
  [ROLE.employee, 'E1001'],
  [ROLE.appraiser, 'E1002'],
  [ROLE.reviewer, 'E1003'],
  [ROLE.hr, 'E1004'],
  [ROLE.helpdesk, 'E1005'],
  [ROLE.administrator, 'E1006'],
];

const paths = (entries: { Module_Code: number; Link_Src: string }[]) =>
  entries.map((entry) => `${entry.Module_Code}/${entry.Link_Src}`);

test('the modules of the product have their given codes and paths', async () => {
  const rows = await hr.db.select({ code: modules.code, link: modules.link }).from(modules);
  expect(Object.fromEntries(rows.map(({ code, link }) => [code, link]))).toEqual({
    20: 'process',
    2: 'performance',
    15: 'ecenter',
    305: 'timemanage',
    14: 'talent',
    355: 'travel',
    362: 'expenses',
    216: 'chillflow',
    399: 'chillconnect',
    21: 'tracker',
  });
});

test('an employee signed in sees their own menu over HTTP, in the language they ask for', async () => {
  const token = await hr.tokenOf('E1001');
  const english = (await hr.call('listMenu', {}, { token, language: 'en' })).reply();
  const german = (await hr.call('listMenu', {}, { token, language: 'de' })).reply();
  expect(english.find(({ Link_Src }) => Link_Src === 'essprofileview')).toMatchObject({
    Menu_Name: 'My profile',
    Group_Name: 'For me',
    SubGroupName: 'Profile',
    Module_Code: 15,
  });
  expect(german.find(({ Link_Src }) => Link_Src === 'essprofileview')).toMatchObject({
    Menu_Name: 'Mein Profil',
    Group_Name: 'Für mich',
    Group_Code: 'mine',
    Description: 'Sehen, was über Sie hinterlegt ist',
  });
  expect(paths(german)).toEqual(paths(english));
  expect(paths(english)).not.toContain('399/helpdeskinbox');
});

test.each(holders)('role %i shows exactly the entries that it was given', async (roleCode, empid) => {
  const context = contextOf(hr, await actorOf(hr, empid, roleCode));
  const given = await hr.db
    .select({ code: menus.code })
    .from(menus)
    .innerJoin(roleMenus, eq(roleMenus.menuCode, menus.code))
    .where(eq(roleMenus.roleCode, roleCode));
  const menu = await shellHandlers.listMenu.handle({}, context);
  const shown = await hr.db.select({ code: menus.code }).from(menus).where(eq(menus.isShown, true));
  const expected = given.filter(({ code }) => shown.some((entry) => entry.code === code)).map(({ code }) => code);
  expect(menu.map(({ Menu_Code }) => Menu_Code).sort()).toEqual(expected.sort());
  const listed = await shellHandlers.listModules.handle({}, context);
  expect(new Set(listed.map(({ Module_Code }) => Module_Code))).toEqual(
    new Set(menu.map(({ Module_Code }) => Module_Code)),
  );
});

test('all who may ask for a change or decide one reach the approvals from the menu', async () => {
  const rolesWith = await Promise.all(
    holders.map(async ([roleCode, empid]) => {
      const menu = await shellHandlers.listMenu.handle({}, contextOf(hr, await actorOf(hr, empid, roleCode)));
      return menu.some(({ Link_Src }) => Link_Src === 'profileapproval') ? [roleCode] : [];
    }),
  );
  const { employee, appraiser, reviewer, hr: keeper, administrator } = ROLE;
  expect(rolesWith.flat().sort()).toEqual([employee, appraiser, reviewer, keeper, administrator].sort());
});

test.each([
  ['jobstatusupdate', 'status.change'],
  ['managerupdate', 'manager.change'],
  ['tagassignment', 'tag.move'],
  ['toursetup', 'tour.edit'],
] as const)('HR and administrators have a way to %s in their menu and the right %s (Q1)', async (link, permission) => {
  const reaching = [];
  const holding = [];
  for (const [roleCode, empid] of holders) {
    const context = contextOf(hr, await actorOf(hr, empid, roleCode));
    const menu = await shellHandlers.listMenu.handle({}, context);
    if (menu.some(({ Link_Src }) => Link_Src === link)) reaching.push(roleCode);
    if (context.actor.permissions.has(permission)) holding.push(roleCode);
  }
  expect(reaching).toEqual([ROLE.hr, ROLE.administrator]);
  expect(holding).toEqual(reaching);
});

test('the six roles see six different menus', async () => {
  const menuOf = async ([roleCode, empid]: [number, string]) =>
    JSON.stringify(paths(await shellHandlers.listMenu.handle({}, contextOf(hr, await actorOf(hr, empid, roleCode)))));
  expect(new Set(await Promise.all(holders.map(menuOf))).size).toBe(6);
});

test('each group and sub-group of a module stands together in the menu', async () => {
  const menu = await shellHandlers.listMenu.handle({}, contextOf(hr, await actorOf(hr, 'E1004', ROLE.hr)));
  const sections = menu.map((entry) => entry.Module_Code);
  const runs = sections.filter((section, index) => section !== sections[index - 1]);
  expect(new Set(runs).size).toBe(runs.length);
});

test('a role without any entry has neither menu nor modules nor routes', async () => {
  const context = contextOf(hr, await actorOf(hr, 'E1001', 999));
  expect(await shellHandlers.listMenu.handle({}, context)).toEqual([]);
  expect(await shellHandlers.listModules.handle({}, context)).toEqual([]);
  expect(await shellHandlers.listRoutes.handle({ Modulecode: 15 }, context)).toEqual([]);
});

test('routes hold the menu of the module and the pages that are reached from elsewhere', async () => {
  const routesOf = async (empid: string, roleCode: number, Modulecode: number) =>
    (await shellHandlers.listRoutes.handle({ Modulecode }, contextOf(hr, await actorOf(hr, empid, roleCode)))).map(
      ({ Link_Src }) => Link_Src,
    );
  const employee = await routesOf('E1001', ROLE.employee, 15);
  expect(employee).toEqual(expect.arrayContaining(['essprofileview', 'esschangepassword', 'profileview']));
  expect(employee).not.toEqual(expect.arrayContaining(['profileedit']));
  expect(employee).not.toContain('commonreport');
  expect(await routesOf('E1004', ROLE.hr, 15)).toEqual(
    expect.arrayContaining(['profileedit', 'commonreport', 'commonsetting']),
  );
  expect(await routesOf('E1002', ROLE.appraiser, 15)).not.toContain('commonsetting');
  expect(await routesOf('E1001', ROLE.employee, 20)).toEqual([]);
  expect(await routesOf('E1001', ROLE.employee, 0)).toEqual([]);
  // Who comes into Time by their own leave alone finds the reports that the header leads to.
  expect(await routesOf('E1003', ROLE.reviewer, 305)).toEqual(expect.arrayContaining(['myleave', 'commonreport']));
  expect(await routesOf('E1001', ROLE.employee, 305)).not.toContain('commonreport');
});

test('a name that is not there in a language is shown in English', async () => {
  const actor = await actorOf(hr, 'E1001');
  await hr.db.transaction(async (tx) => {
    await tx.delete(texts).where(eq(texts.language, 'fr'));
    const context = contextOf(hr, actor, 'fr', tx);
    const menu = await shellHandlers.listMenu.handle({}, context);
    expect(menu.find(({ Link_Src }) => Link_Src === 'mytrips')?.Menu_Name).toBe('My trips');
    await tx.insert(texts).values({ kind: 'menu', code: String(menu[0]!.Menu_Code), language: 'fr', name: 'Revenu' });
    expect((await shellHandlers.listMenu.handle({}, context))[0]?.Menu_Name).toBe('Revenu');
  });
});

/** What a page asks for first. */
const FIRST_CALLS = {
  approvalchain: 'listApprovalChains',
  conductsetup: 'listConducts',
  customexcel: 'listReports',
  leavesetup: 'listLeaveTypes',
  levels: 'listLevels',
  mailtemplates: 'listMailTemplates',
  orgstructure: 'listUnits',
  profilesetup: 'listSetupSections',
  retention: 'getRetention',
  scheduler: 'listServiceSchedules',
  smartupload: 'listImportKinds',
  tagassignment: 'listTagChoices',
  toursetup: 'listTourItems',
} as const;

test('HR of one unit is shown pages that open alone, in menu, routes, modules and search', async () => {
  const everywhere = await actorOf(hr, 'E1004', ROLE.hr);
  const linksOf = async (actor: Actor) =>
    (await shellHandlers.listMenu.handle({}, contextOf(hr, actor))).map(({ Link_Src }) => Link_Src);
  const opens = async (actor: Actor, link: string) => {
    const name = FIRST_CALLS[link as keyof typeof FIRST_CALLS];
    const { allow, handle } = handlers[name] as {
      allow: never;
      handle: (r: object, c: CallContext) => Promise<unknown>;
    };
    if (!isAllowed(allow, actor)) return false;
    const request = { URLName: 'home/dashboard', On: '', Name: '' };
    return handle(request, contextOf(hr, actor)).then(
      () => true,
      (error: { code?: string }) => error.code !== 'forbidden',
    );
  };
  const all = await linksOf(everywhere);
  expect(all).toEqual(expect.arrayContaining(Object.keys(FIRST_CALLS)));

  const partner: Actor = { ...everywhere, scopes: ['unit'] };
  const shown = await linksOf(partner);
  const hidden = ['approvalchain', 'businesses', 'calendars', 'companies', 'levels', 'locations'];
  expect(all.filter((link) => !shown.includes(link)).sort()).toEqual([...hidden, 'profilesetup', 'retention'].sort());
  const asked = Object.keys(FIRST_CALLS).filter((link) => shown.includes(link));
  for (const link of asked) expect([link, await opens(partner, link)]).toEqual([link, true]);
  expect(await opens(partner, 'profilesetup')).toBe(false);

  const process = (await shellHandlers.listRoutes.handle({ Modulecode: 20 }, contextOf(hr, partner))).map(
    ({ Link_Src }) => Link_Src,
  );
  expect(process).toContain('orgstructure');
  expect(process).not.toContain('retention');
  const find = async (actor: Actor) =>
    JSON.stringify(
      await handlers.searchEverything.handle({ SearchText: 'approval chain', Kinds: ['menu'] }, contextOf(hr, actor)),
    );
  expect(await find(everywhere)).toContain('process/approvalchain');
  expect(await find(partner)).not.toContain('process/approvalchain');

  // Whoever lost the permission that a page asks for is not shown it either, and a module with nothing left to show is none.
  const left = await linksOf({ ...everywhere, permissions: new Set() });
  expect(asked.filter((link) => left.includes(link))).toEqual([]);
  const administrator = await actorOf(hr, 'E1006', ROLE.administrator);
  const modulesOf = async (actor: Actor) =>
    (await shellHandlers.listModules.handle({}, contextOf(hr, actor))).map(({ Link_Src }) => Link_Src);
  expect(await modulesOf(administrator)).toContain('process');
  expect(await modulesOf({ ...administrator, permissions: new Set() })).not.toContain('process');
});
