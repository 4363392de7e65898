import {
  menuItems,
  isOfTarget,
  openFavourites,
  peopleRequest,
  personItems,
  recordItems,
  TARGET,
  type SearchItem,
} from '@/components/workplace/search/search-items';
import { cellAfterKey } from '@/components/workplace/search/use-grid-keys';

const ecenter = { Module_Code: 15, Module_Name: 'Employee Care', Link_Src: 'ecenter', Img_Src: '', Description: '' };
const entry = (Menu_Code: number, Menu_Name: string, Module_Code = 15, Link_Src = 'mydevices') => ({
  Menu_Code,
  Menu_Name,
  Link_Src,
  Description: '',
  Group_Name: 'For me',
  Group_Code: 'mine',
  SubGroupName: '',
  Module_Code,
});
const person = (empid: string, Active: 'A' | 'N') => ({
  empid,
  EmpidName: `${empid} Ravi Menon`,
  name: 'Ravi Menon',
  UserCode: `code-${empid}`,
  ChillCode: `code-${empid}`,
  AppCode: 5,
  ManagerCode: 0,
  ReviewerCode: 0,
  Active,
  Empid: empid,
  Name: 'Ravi Menon',
  Business_Name: 'Instruments',
  Company_Name: '',
  HasPhoto: false,
});
const keys = (items: readonly SearchItem[]) => items.map(({ key }) => key);

describe('the menu', () => {
  const menu = [entry(1, 'My Surveys'), entry(2, 'Timesheet'), entry(3, 'Survey results')];

  test.each([
    ['  SURVEY ', ['1', '3']],
    ['sheet', ['2']],
    ['zzz', []],
    ['   ', []],
    ['', []],
  ])('%p finds %p: trimmed, in small letters, anywhere in the name (QS-09 to QS-12)', (text, found) => {
    expect(keys(menuItems(menu, [ecenter], text))).toEqual(found);
  });

  test('at most ten are suggested, none of a module and none whose page is not there (QS-13)', () => {
    const many = Array.from({ length: 30 }, (_, index) => entry(index + 1, `Page ${index}`));
    expect(menuItems(many, [ecenter], 'page')).toHaveLength(10);
    expect(menuItems([entry(1, 'Page', 99)], [ecenter], 'page')).toEqual([]);
    expect(menuItems([entry(1, 'Page', 15, 'letters')], [ecenter], 'page')).toEqual([]);
  });

  test('an item leads to the entry below its module (QS-22)', () => {
    expect(menuItems(menu, [ecenter], 'sheet')[0]).toMatchObject({
      isMenu: true,
      Active: 'A',
      redirectLink: 'ecenter/mydevices',
    });
  });
});

test.each([
  [TARGET.menu, ['1']],
  [TARGET.employee, ['code-E1', 'code-E2']],
  [TARGET.appraiser, ['code-E1', 'code-E2']],
  [TARGET.active, ['code-E1']],
  [TARGET.inactive, ['code-E2']],
  [TARGET.all, ['1', 'code-E1', 'code-E2']],
])('the target %i leaves %p (QS-17 to QS-21)', (target, found) => {
  const items = [
    ...menuItems([entry(1, 'Ravi')], [ecenter], 'ravi'),
    ...personItems([person('E1', 'A'), person('E2', 'N')], TARGET.employee),
  ];
  expect(keys(isOfTarget(items, target))).toEqual(found);
});

test.each([
  [TARGET.menu, 'ravi', null],
  [TARGET.employee, ' ra ', null],
  [TARGET.employee, '田中', null],
  [TARGET.employee, ' rav ', { SearchText: 'rav', Mode: 'all', ActiveStatus: 'S' }],
  [TARGET.appraiser, 'rav', { SearchText: 'rav', Mode: 'manager', ActiveStatus: 'S' }],
  [TARGET.reviewer, 'rav', { SearchText: 'rav', Mode: 'reviewer', ActiveStatus: 'S' }],
  [TARGET.inactive, 'rav', { SearchText: 'rav', Mode: 'all', ActiveStatus: 'N' }],
])('the target %i asks for people with %p by %p (SRCH-06, QS-14)', (target, text, request) => {
  expect(peopleRequest(target, text)).toEqual(request);
});

test('people are filed under the role in which they were looked for (QS-07)', () => {
  expect(personItems([person('E1', 'A')], TARGET.reviewer)[0]).toMatchObject({ group: 13, key: 'code-E1' });
  expect(personItems([person('E1', 'A')], TARGET.all)[0]).toMatchObject({ group: 2 });
});

test('of the favourites those are shown that lead to a person or to a page that is there', () => {
  const favourite = { KeyName: '', KeyName2: '', KeyCode: '1', ChillCode: '', HasPhoto: false };
  const page = { ...favourite, GroupCode: 1 as const, URLName: 'ecenter/mydevices' };
  const away = { ...favourite, GroupCode: 1 as const, URLName: 'ecenter/letters' };
  const someone = { ...favourite, GroupCode: 5 as const, URLName: '' };
  expect(openFavourites([page, away, someone])).toEqual([page, someone]);
});

test('a record is found only where its page is there', () => {
  const record = { Kind: 'ticket', Kind_Name: 'Ticket', Title: 'Printer', Detail: '' };
  const found = recordItems([
    { ...record, Link_Info: 'chillconnect/ticket/key/1' },
    { ...record, Link_Info: 'travel/trip/key/1' },
  ]);
  expect(found.map(({ redirectLink }) => redirectLink)).toEqual(['chillconnect/ticket/key/1']);
});

test.each([
  ['ArrowDown', null, { row: 0, column: 0 }],
  ['ArrowUp', null, { row: 2, column: 0 }],
  ['ArrowDown', { row: 2, column: 1 }, { row: 0, column: 1 }],
  ['ArrowRight', { row: 1, column: 0 }, { row: 1, column: 1 }],
  ['ArrowRight', { row: 1, column: 1 }, undefined],
  ['ArrowLeft', { row: 1, column: 1 }, { row: 1, column: 0 }],
  ['ArrowLeft', null, undefined],
  ['a', { row: 1, column: 1 }, undefined],
])('%s from %p leads to %p among three rows of two cells', (key, from, to) => {
  expect(cellAfterKey(key, from, 3, 2)).toEqual(to);
});

test('a record says what it is, leads to its page and is no favourite', () => {
  const [item] = recordItems([
    { Kind: 'ticket', Kind_Name: 'Ticket', Title: 'Printer', Detail: '#12', Link_Info: 'chillconnect/ticket/key/a1' },
  ]);
  expect(item).toMatchObject({
    EmpidName: 'Printer',
    detail: 'Ticket · #12',
    redirectLink: 'chillconnect/ticket/key/a1',
    group: null,
  });
  expect(isOfTarget([item!], TARGET.all)).toEqual([item]);
  expect(isOfTarget([item!], TARGET.menu)).toEqual([]);
});
