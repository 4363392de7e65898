import {
  foundGroups,
  openFavourites,
  peopleRequest,
  personItems,
  rankGroups,
  readText,
  sourcesRequest,
  TARGET,
  verbItem,
  type FoundGroup,
} from '@/components/workplace/search/search-items';
import { cellAfterKey } from '@/components/workplace/search/use-grid-keys';

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
  expect(personItems([person('E1', 'A')], TARGET.active)[0]).toMatchObject({ group: 2 });
});

test('of the favourites those are shown that lead to a person or to a page that is there', () => {
  const favourite = { KeyName: '', KeyName2: '', KeyCode: '1', ChillCode: '', HasPhoto: false };
  const page = { ...favourite, GroupCode: 1 as const, URLName: 'ecenter/mydevices' };
  const away = { ...favourite, GroupCode: 1 as const, URLName: 'ecenter/letters' };
  const someone = { ...favourite, GroupCode: 5 as const, URLName: '' };
  expect(openFavourites([page, away, someone])).toEqual([page, someone]);
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

const record = { Detail: '', KeyCode: '', Empid: '', HasPhoto: false, Active: 'A' as const };
const found = (Kind: string, ...rows: Partial<FoundGroup['Found'][number]>[]): FoundGroup => ({
  Kind,
  Kind_Name: `${Kind}s`,
  State: 'found',
  Found: rows.map((row) => ({ ...record, Title: 'Printer', Link_Info: 'ecenter/mydevices', ...row })),
});

test('a record is found only where its page is there, and is no favourite', () => {
  const [tickets] = foundGroups([
    found('ticket', { Link_Info: 'chillconnect/ticket/key/1', Detail: '#12' }, { Link_Info: 'travel/trip/key/1' }),
  ]);
  expect(tickets).toMatchObject({ heading: 'tickets', problem: null });
  expect(tickets?.items).toHaveLength(1);
  expect(tickets?.items[0]).toMatchObject({ detail: '#12', redirectLink: 'chillconnect/ticket/key/1', group: null });
});

test('of the pages that are there at most ten are suggested, filed under the menu (QS-13, QS-22)', () => {
  const missing = { Link_Info: 'ecenter/letters', KeyCode: '1' };
  const [menu] = foundGroups([
    found('menu', missing, ...Array.from({ length: 30 }, (_, at) => ({ KeyCode: `${at}` }))),
  ]);
  expect(menu?.items).toHaveLength(10);
  expect(menu?.items[0]).toMatchObject({ isMenu: true, Active: 'A', group: 1, redirectLink: 'ecenter/mydevices' });
});

test('a person who was found is filed under the employees', () => {
  const [people] = foundGroups([found('person', { KeyCode: 'c', Empid: 'E1', Active: 'N' })]);
  expect(people?.items[0]).toMatchObject({ group: 2, key: 'c', Active: 'N', photo: { empid: 'E1', isThere: false } });
});

test.each([
  ['ticket', ['menu', 'verb', 'article']],
  ['change', ['verb', 'article', 'menu']],
  ['how to change', ['article', 'menu', 'verb']],
])('for %p the groups stand as %p: the closest first', (text, order) => {
  const verb = { key: 'a', folder: 'b', name: 'Change ticket', words: '', opens: { page: '/logout' as const } };
  const verbs = { kind: 'verb', heading: '', problem: null, items: [verbItem(verb)] };
  const groups = [
    ...foundGroups([found('article', { Title: 'How to change' }), found('menu', { Title: 'Ticket' })]),
    verbs,
  ];
  expect(rankGroups(groups, text).map(({ kind }) => kind)).toEqual(order);
});

test('what can be done and fits by a mistake alone stays away from what was found', () => {
  const wish = {
    key: 'wish',
    folder: 'happenings',
    name: 'Send a wish',
    words: 'anniversary',
    opens: { page: '/a' },
  } as const;
  const group = { heading: '', problem: null };
  const verbs = { ...group, kind: 'verb', items: [verbItem(wish)] };
  const people = {
    ...group,
    kind: 'person',
    items: personItems([{ ...person('E1', 'A'), name: 'Ananya Rao' }], TARGET.all),
  };
  const shown = (text: string, ...groups: (typeof verbs)[]) =>
    rankGroups(groups, text).flatMap(({ items }) => items.map(({ EmpidName }) => EmpidName));
  expect(shown('anan', verbs, people)).toEqual(['Ananya Rao']);
  expect(shown('anni', verbs, people)).toEqual(expect.arrayContaining(['Send a wish', 'Ananya Rao']));
  expect(shown('anan', verbs)).toEqual(['Send a wish']);
});

test.each([
  ['@vikram', TARGET.employee, 'vikram'],
  ['  > change', TARGET.verbs, ' change'],
  ['a@b', TARGET.all, 'a@b'],
])('%p narrows to %i with %p', (text, target, wanted) => {
  expect(readText(TARGET.all, text)).toEqual({ target, wanted });
});

test.each([
  [TARGET.all, ' a ', { SearchText: 'a', Kinds: [] }],
  [TARGET.menu, 'a', { SearchText: 'a', Kinds: ['menu'] }],
  [TARGET.menu, '  ', null],
  [TARGET.employee, 'ravi', null],
  [TARGET.verbs, 'ravi', null],
])('the target %i asks the sources with %p by %p (QS-12, QS-17)', (target, text, request) => {
  expect(sourcesRequest(target, text)).toEqual(request);
});
