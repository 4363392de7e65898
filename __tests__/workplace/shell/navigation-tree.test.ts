import { navigationTree, type NavigationItem } from '@/components/workplace/shell/navigation/navigation-tree';
import { placesIn } from '@/components/workplace/shell/navigation/place';
import { withPlainName } from '@/components/workplace/shell/modules/plain-name';
import type { MenuEntry, Module } from '@/lib/contract/workplace/shell';
import { careModule, homeModule, menuEntry } from './menu-entry';

const desk: Module = { ...careModule, Module_Code: 399, Module_Name: 'Chill Connect', Link_Src: 'chillconnect' };
const modules = [homeModule, careModule, desk];

const profile = menuEntry({ Menu_Name: 'My profile', Link_Src: 'essprofileview' });
const devices = menuEntry({ Menu_Name: 'My devices', Link_Src: 'mydevices', SubGroupName: 'Ways in' });
const tickets = menuEntry({ Menu_Name: 'My tickets', Link_Src: 'mytickets', Module_Code: 399 });
const inbox = menuEntry({ Menu_Name: 'Inbox', Link_Src: 'helpdeskinbox', Module_Code: 399, Group_Code: 'desk' });
const setup = menuEntry({
  Menu_Name: 'Helpdesk setup',
  Link_Src: 'helpdesksetup',
  Module_Code: 399,
  Group_Code: 'setup',
  Group_Name: 'Setup',
});
const joiners = menuEntry({
  Menu_Name: 'New joiners',
  Link_Src: 'newjoiners',
  Group_Code: 'setup',
  Group_Name: 'Setup',
});

const tree = (menu: MenuEntry[] | null, placed: string[] = ['/home/dashboard'], movedPages = {}) =>
  navigationTree({ modules, menu, placed: new Set(placed), movedPages, overview: 'Overview' });
const shape = (items: NavigationItem[]) =>
  items.map((item) => ('links' in item ? [item.name, item.links.map(({ name }) => name)] : item.name));

test('a module has one level, its dashboard first, however deep the HR API groups its entries', () => {
  expect(shape(tree([profile, devices]))).toEqual([['Employee Care', ['Overview', 'My profile', 'My devices']]]);
});

test('in the place of a group of one stands what it would hold', () => {
  expect(tree([profile])).toEqual([
    { key: 'module 15', name: 'My profile', href: '/ecenter/essprofileview', module: careModule },
  ]);
});

test('a page that the menu knows by another address is linked where it stands', () => {
  const moved = { '/ecenter/essprofileview': '/common/profile' };
  expect(tree([profile], [], moved)).toEqual([
    expect.objectContaining({ name: 'My profile', href: '/common/profile' }),
  ]);
});

test('a place is not repeated in its module, and a module of nothing else is left out', () => {
  expect(shape(tree([profile, tickets], ['/chillconnect/mytickets']))).toEqual(['My profile']);
});

test('what belongs to a role stands below the modules, over all of them together', () => {
  expect(shape(tree([setup, inbox, joiners, profile]))).toEqual([
    'My profile',
    'Inbox',
    ['Setup', ['Helpdesk setup', 'New joiners']],
  ]);
});

test('an outside HR API that tells no group codes has everything in its modules, each page once', () => {
  const plain = [inbox, tickets, { ...tickets, Menu_Name: 'Support requests' }, menuEntry({ Module_Code: 1234 })];
  const outside = plain.map((entry) => ({ ...entry, Group_Code: undefined, Group_Name: 'Team' }));
  expect(shape(tree(outside))).toEqual([['Chill Connect', ['Overview', 'Inbox', 'My tickets']]]);
  expect(shape(tree([]))).toEqual([]);
});

test('while no menu is known the modules lead to their dashboards', () => {
  expect(tree(null).map((item) => 'href' in item && [item.name, item.href])).toEqual([
    ['Employee Care', '/ecenter/dashboard'],
    ['Chill Connect', '/chillconnect/dashboard'],
  ]);
});

test('a place has the name of its page in the person’s menu, and is there only if that is', () => {
  const places = [
    { opens: { href: '/home/dashboard' }, name: 'Today', icon: null },
    { opens: { href: '/chillconnect/mytickets' }, name: null, icon: null },
    { opens: { panel: 'happenings' }, name: 'Wishes', icon: null },
  ] as const;
  const renamed = { ...tickets, Menu_Name: 'Support requests' };
  expect(placesIn([renamed], modules, places).map(({ name }) => name)).toEqual(['Today', 'Support requests', 'Wishes']);
  expect(placesIn([profile], modules, places).map(({ name }) => name)).toEqual(['Today', 'Wishes']);
});

test('a coined name carries a plain word once, any other name none', () => {
  const plain = { 'Chill Connect': 'helpdesk' };
  const name = (Module_Name: string) => withPlainName({ ...desk, Module_Name }, plain).Module_Name;
  expect(name('Chill Connect')).toBe('Chill Connect · helpdesk');
  expect(name('Chill Connect · helpdesk')).toBe('Chill Connect · helpdesk');
  expect(name('toString')).toBe('toString');
});
