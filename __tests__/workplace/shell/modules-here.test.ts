import { entriesHere, splitModules } from '@/components/workplace/shell/modules/modules-here';
import { careModule, menuEntry } from './menu-entry';

const travel = { ...careModule, Module_Code: 355, Link_Src: 'travel' };
const desk = { ...careModule, Module_Code: 399, Link_Src: 'chillconnect' };
const all = [careModule, travel, desk];

const profile = menuEntry({ Link_Src: 'essprofileview' });
const trips = menuEntry({ Link_Src: 'mytrips', Module_Code: 355 });
const letters = menuEntry({ Link_Src: 'letters' });
const group = menuEntry({ Link_Src: '' });

test('of a menu those entries are left whose page this portal has', () => {
  expect(entriesHere([profile, trips, letters, group], all)).toEqual([profile]);
  expect(entriesHere([profile], [travel])).toEqual([]);
});

test('a module in which the menu opens nothing here is off, one that it does not lead into too', () => {
  expect(splitModules(all, [profile, trips])).toEqual({ here: [careModule], off: [travel, desk] });
});

test('while no menu is known the modules count that have pages at all', () => {
  expect(splitModules(all, null)).toEqual({ here: [careModule, desk], off: [travel] });
});
