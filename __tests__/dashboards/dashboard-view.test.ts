import {
  addressOf,
  addressOfInactive,
  addressOfList,
  addressOfMovements,
  addressOfPart,
  addressOfPeople,
  readDashboardView,
  readWorkforceView,
  savedFilterOf,
} from '@/components/dashboards/model/dashboard-view';
import { orgPartsOf } from '@/components/dashboards/model/org-parts-of';

const TODAY = '2026-03-18';
const read = (query: string) => readDashboardView(new URLSearchParams(query), TODAY);
const WHOLE = { saved: null, isCut: false, isSeveral: false };
const UNCOMPARED = { compare: 'none', with: '', since: '', ...WHOLE };
const USUAL = {
  page: '/ecenter/hrdashboard',
  on: '',
  chosen: {},
  year: null,
  half: 1,
  band: null,
  by: 'location',
  dimension: null,
  isPlain: false,
  ...UNCOMPARED,
};

test('an address without a question, or with a wrong one, is the dashboard as it begins', () => {
  expect(read('')).toEqual(USUAL);
  const days = ['0000-01-01', '2025-02-29', '2026-13-01', '2026-3-1', 'x', '2300-01-01', '2026-04-31'];
  for (const day of days) expect({ day, on: read(`on=${encodeURIComponent(day)}`).on }).toEqual({ day, on: '' });
  expect(read('year=20&half=3&band=1-2&by=salary&unit=&level=')).toEqual(USUAL);
  const long = 'x'.repeat(65);
  expect(read(`unit=${long}`).chosen).toEqual({});
});

test('what is chosen is saved by the address, once each and at most fifty in all', () => {
  const view = read(
    'on=2024-02-29&unit=a&unit=b&unit=a&location=pune&year=2023&half=2&band=51+%26+Above&by=unit&dimension=S1.x&plain=1',
  );
  expect(view).toEqual({
    page: '/ecenter/hrdashboard',
    ...{ on: '2024-02-29', chosen: { unit: ['a', 'b'], location: ['pune'] } },
    ...{ year: 2023, half: 2, band: '51 & Above', by: 'unit', dimension: 'S1.x', isPlain: true, ...UNCOMPARED },
  });
  const [, query = ''] = addressOf(view, 'ages').split('?');
  expect(query).toMatch(/#ages$/);
  expect(read(query.replace('#ages', ''))).toEqual(view);
  const many = Array.from({ length: 60 }, (_, at) => `unit=u${at}`).join('&');
  const [, shortened = ''] = addressOf({ ...read(many), isPlain: true }).split('?');
  for (const one of [many, shortened]) expect(read(one)).toMatchObject({ isCut: true });
  expect(read(many).chosen.unit).toHaveLength(50);
  const spread = read(`company=DE&location=pune&${many}`);
  expect([spread.chosen.company, spread.chosen.unit?.length, spread.chosen.location]).toEqual([['DE'], 49, undefined]);
});

test('a list behind a figure has the day, the places and what narrows the figure', () => {
  const view = read('on=2024-02-29&unit=a&location=pune');
  expect(addressOfPeople(view, { from: 18, to: 24 })).toBe(
    '/ecenter/hrdashboard/people?on=2024-02-29&unit=a&location=pune&from=18&to=24',
  );
  expect(addressOfPeople(view, { chosen: { unit: ['b & c'] } })).toContain('unit=b+%26+c&location=pune');
  expect(addressOfPeople(view, { dimension: 'S1.x', part: '' })).toMatch(/location=pune&dimension=S1.x&part=$/);
  expect(addressOfInactive(view, { first: '2024-01-01', last: '2024-01-31' })).toBe(
    '/ecenter/hrdashboard/inactive?unit=a&location=pune&first=2024-01-01&last=2024-01-31',
  );
  expect(addressOfMovements(view, { kind: 'left', first: '2024-01-01', last: '2024-01-31' })).toBe(
    '/ecenter/hrdashboard/movements?unit=a&location=pune&kind=left&first=2024-01-01&last=2024-01-31',
  );
});

test('a unit whose own people are a part beside those below it leads to no list of all of them', () => {
  const view = read('');
  const topUnits = ['group'];
  expect(addressOfPart(view, { level: 'unit', code: 'group', topUnits })).toBeUndefined();
  expect(addressOfPart(view, { level: 'unit', code: 'a', topUnits })).toBe('/ecenter/hrdashboard/people?unit=a');
  expect(addressOfPart(view, { level: 'location', code: 'group', topUnits })).toContain('location=group');
});

const saved = savedFilterOf('abcdefghijklmnopqrstuv', {
  ...{ unit: Array.from({ length: 80 }, (_, at) => `u${at}`), location: ['pune', 'munich'] },
});

test('what is saved is named by its code in every address, and what is named beside it by itself', () => {
  const view = readDashboardView(new URLSearchParams(`filter=${saved.code}&on=2024-02-29`), TODAY, saved);
  expect(view).toMatchObject({ chosen: saved.chosen, isCut: false });
  const named = `on=2024-02-29&filter=${saved.code}`;
  expect(addressOf(view)).toContain(`/ecenter/hrdashboard?${named}&half=`);
  expect(addressOfPeople(view, { gender: 'female' })).toBe(`/ecenter/hrdashboard/people?${named}&gender=female`);
  expect(addressOfPeople(view, { chosen: { location: ['pune'] } })).toBe(
    `/ecenter/hrdashboard/people?${named}&location=pune`,
  );
  const days = { first: '2024-01-01', last: '2024-01-31' };
  expect(addressOfInactive(view, days)).toContain(`?filter=${saved.code}&first=`);
  expect(addressOfMovements(view, days)).toContain(`?filter=${saved.code}&first=`);
  const narrowed = readDashboardView(new URLSearchParams(`filter=${saved.code}&unit=u3`), TODAY, saved);
  expect(narrowed.chosen).toEqual({ unit: ['u3'], location: ['pune', 'munich'] });
  expect(addressOfPeople(narrowed)).toBe(`/ecenter/hrdashboard/people?filter=${saved.code}&unit=u3`);
});

test('what is saved no more is nobody’s, also beside a unit that the address names', () => {
  for (const code of [saved.code, 'abc', 'unit', 'x'.repeat(3000)]) {
    const gone = savedFilterOf(code, null);
    const view = readDashboardView(new URLSearchParams(`filter=${code}&unit=a&location=pune`), TODAY, gone);
    expect(view.saved).toMatchObject({ isGone: true });
    expect(view.chosen.unit).toHaveLength(1);
    expect(view.chosen).not.toMatchObject({ unit: ['a'] });
    expect(code).not.toBe(view.chosen.unit?.[0]);
    expect(addressOfPeople(view, { chosen: { unit: ['a'] } })).toBe(
      `/ecenter/hrdashboard/people?filter=${code.slice(0, 64)}`,
    );
    expect(orgPartsOf(view, [], { title: '', saved: '' }).options).toEqual([
      { value: `saved:${code.slice(0, 64)}`, text: '' },
    ]);
  }
});

test('a cut choice is known as cut in each list behind a figure', () => {
  const view = read(Array.from({ length: 60 }, (_, at) => `unit=u${at}`).join('&'));
  const days = { first: '2024-01-01', last: '2024-01-31' };
  for (const list of [addressOfPeople(view), addressOfMovements(view, days), addressOfInactive(view, days)])
    expect(read(list.split('?')[1] ?? '').isCut).toBe(true);
});

test('a list is narrowed to the places that are named and to what is saved, by their names', () => {
  const texts = { title: 'Organisation', saved: 'As saved (82)' };
  const named = [{ KeyCode: 'unit' as const, Code: 'a', Name: 'Unit A' }];
  expect(orgPartsOf({ chosen: { unit: ['a', 'gone'] }, saved: null }, named, texts).options).toEqual([
    { value: 'unit:a', text: 'Unit A' },
    { value: 'unit:gone', text: 'gone' },
  ]);
  expect(orgPartsOf({ chosen: { ...saved.chosen, company: ['DE'] }, saved }, named, texts).options).toEqual([
    { value: `saved:${saved.code}`, text: 'As saved (82)' },
    { value: 'company:DE', text: 'DE' },
  ]);
});

test('the workforce dashboard keeps its own choices and leads to lists of its own', () => {
  const view = readWorkforceView(new URLSearchParams('on=2024-02-29&unit=a&days=90&section=12&plain=1&half=2'));
  expect(view).toEqual({
    ...{ page: '/ecenter/workforcedashboard', on: '2024-02-29', chosen: { unit: ['a'] } },
    ...{ days: 90, section: 12, isPlain: true, ...WHOLE },
  });
  expect(addressOf(view, 'profiles')).toBe(
    '/ecenter/workforcedashboard?on=2024-02-29&unit=a&days=90&section=12&plain=1#profiles',
  );
  expect(readWorkforceView(new URLSearchParams('days=45&section=x'))).toMatchObject({ days: 60, section: null });
  expect(addressOfPeople(view, { status: '3' })).toBe(
    '/ecenter/workforcedashboard/people?on=2024-02-29&unit=a&status=3',
  );
  expect(addressOfList(view, 'confirmations', { state: ['due', 'overdue'], until: '2024-05-29' })).toBe(
    '/ecenter/workforcedashboard/confirmations?on=2024-02-29&unit=a&state=due&state=overdue&until=2024-05-29',
  );
});
