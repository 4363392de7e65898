import { canOpen } from '../../../hr-api/workplace/shell/policy';

const routes = [
  { module: 'ecenter', link: 'essprofileview', isShown: true },
  { module: 'ecenter', link: 'profileview', isShown: false },
  { module: 'process', link: 'commonsetting', isShown: false },
];

test.each<[what: string, flag: number, module: string, link: string, may: boolean]>([
  ['a page of the menu', 0, 'ecenter', 'essprofileview', true],
  ['a page that no menu shows', 0, 'ecenter', 'profileview', true],
  ['a page of another role', 0, 'ecenter', 'jobstatusupdate', false],
  ['a page of the same name elsewhere', 0, 'process', 'profileview', false],
  ['a page that differs in case', 0, 'ecenter', 'EssProfileView', false],
  ['a page below a page', 0, 'ecenter', 'profileview/key', false],
  ['no page at all', 0, 'ecenter', '', false],
  ['the dashboard of home', 0, 'home', 'dashboard', true],
  ['another page of home', 0, 'home', 'essprofileview', false],
  ['the dashboard of a module with a menu', 0, 'ecenter', 'dashboard', true],
  ['the dashboard of a module whose pages no menu shows', 0, 'process', 'dashboard', false],
  ['the dashboard of a module without a page', 0, 'travel', 'dashboard', false],
  ['the dashboard of no module', 0, '', 'dashboard', false],
  ['a page, who is met by a tour', 1, 'ecenter', 'essprofileview', true],
  ['a page, who still owes a code', 100, 'ecenter', 'essprofileview', false],
  ['home, who still owes the code of conduct', 3, 'home', 'dashboard', false],
])('%s: whether somebody with these routes may open it', (_what, flag, module, link, may) => {
  expect(canOpen({ flag, routes }, module, link)).toBe(may);
});

test('a role without a route opens home and nothing else', () => {
  const nobody = { flag: 0, routes: [] };
  expect(canOpen(nobody, 'home', 'dashboard')).toBe(true);
  expect(routes.filter(({ module, link }) => canOpen(nobody, module, link))).toEqual([]);
});
