import {
  addressOf,
  around,
  lastDayOf,
  readCalendarView,
  shifted,
  withLength,
} from '@/components/time/team-calendar/model/calendar-view';

const TODAY = '2026-11-29';
const read = (query: string) => readCalendarView(new URLSearchParams(query), TODAY);

test('an address that says nothing, or nonsense, shows this month of the team', () => {
  const view = { length: 'month', first: '2026-11-01', audience: 'team', code: '', after: '' };
  expect(read('')).toEqual(view);
  expect(read('view=week&month=2026-13&who=everybody')).toEqual(view);
  expect(lastDayOf(read(''))).toBe('2026-11-30');
});

test('a quarter begins with its month and is at most 92 days long', () => {
  const view = read('view=quarter&month=2026-08&who=unit&code=firmware');
  expect([view.first, lastDayOf(view)]).toEqual(['2026-07-01', '2026-09-30']);
  expect(shifted(view, 1).first).toBe('2026-10-01');
  expect(shifted(view, -3).first).toBe('2025-10-01');
  expect(around(view, TODAY).first).toBe('2026-10-01');
  expect(addressOf(view)).toBe('/timemanage/teamcalendar?view=quarter&month=2026-07&who=unit&code=firmware');
});

test('from a quarter one comes to the month of today if it is shown, else to its first', () => {
  expect(withLength(read('view=quarter'), 'month', TODAY).first).toBe('2026-11-01');
  expect(withLength(read('view=quarter&month=2026-04'), 'month', TODAY).first).toBe('2026-04-01');
  expect(withLength(read('month=2026-05'), 'quarter', TODAY).first).toBe('2026-04-01');
});
