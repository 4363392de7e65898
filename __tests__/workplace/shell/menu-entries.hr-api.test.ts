import { eq } from 'drizzle-orm';
import { capabilities } from '../../../hr-api/composed';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { completeReference } from '../../../hr-api/reference';
import { loadMenuEntries, type MenuEntryDeclaration } from '../../../hr-api/workplace/shell/menu-entries';
import { shellHandlers } from '../../../hr-api/workplace/shell/handlers';
import { menus } from '../../../hr-api/workplace/shell/tables';
import type { Language } from '../../../lib/contract/platform/languages';
import { actorOf, contextOf } from '../../people/cast-actors';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';

let hr: TestApp;
beforeEach(async () => {
  hr = await startApp();
});
afterEach(() => hr.stop());

const text = (name: string) => ({ name, description: '' });
const entry: MenuEntryDeclaration = {
  module: 'travel',
  link: 'maps',
  group: 'mine',
  subGroup: 'trips',
  roles: [ROLE.employee, 999],
  names: {
    de: text('Karten'),
    en: text('Maps'),
    es: text('Mapas'),
    fr: text('Cartes'),
    ja: text('地図'),
    zh: text('地图'),
  },
};

async function travelFor(roleCode: number, language: Language): Promise<string[]> {
  const context = contextOf(hr, await actorOf(hr, 'E1002', roleCode), language);
  const menu = await shellHandlers.listMenu.handle({}, context);
  return menu.filter(({ Module_Code }) => Module_Code === 355).map(({ Menu_Name }) => Menu_Name);
}

test('an entry of a capability stands last in its module, for its roles, in their language', async () => {
  await loadMenuEntries(hr.db, [entry]);
  expect((await travelFor(ROLE.employee, 'fr')).at(-1)).toBe('Cartes');
  expect(await travelFor(ROLE.appraiser, 'fr')).not.toContain('Cartes');
});

test('an entry that administrators hid stays hidden when the HR API starts again', async () => {
  await loadMenuEntries(hr.db, [entry]);
  await hr.db.update(menus).set({ isShown: false }).where(eq(menus.link, 'maps'));
  await loadMenuEntries(hr.db, [entry]);
  expect(await travelFor(ROLE.employee, 'en')).not.toContain('Maps');
  expect(await hr.db.$count(menus, eq(menus.link, 'maps'))).toBe(1);
});

test('every entry that a capability declares is in the menu from the beginning', async () => {
  await completeReference(hr.db);
  const links = (await hr.db.select({ link: menus.link }).from(menus)).map(({ link }) => link);
  const declared = capabilities.flatMap(({ menuEntries }) => menuEntries ?? []).map(({ link }) => link);
  expect(declared).toContain('ticket');
  expect(declared.filter((link) => !links.includes(link))).toEqual([]);
});
