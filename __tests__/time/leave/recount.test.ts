import { changedDays } from '@/hr-api/time/leave/recount/changed-days';
import { recountDays, type StoredDay } from '@/hr-api/time/leave/rules/recount';
import type { WorkCalendar } from '@/hr-api/platform/calendar/calendar-rules';
import type { LeaveDay } from '@/hr-api/time/leave/rules/count-days';
import { HALF_DAY, HOUR, PARTS_PER_DAY } from '@/lib/contract/time/leave/leave-rules';

const day = '2026-06-16';
const counted = (amount: number): LeaveDay => ({
  ...{ day, amount, first: amount > 0, second: amount > 0, free: amount > 0 ? '' : 'holiday', holiday: '' },
});
const stored = (amount: number, isHeld = true): StoredDay => ({ day, amount, first: true, second: true, isHeld });
const elsewhere = (first: boolean, second: boolean) => () => ({ first, second });
const alone = { heldElsewhere: elsewhere(false, false), hours: null };

test('a day that counts the same is no difference, and one that was given back stays so', () => {
  expect(recountDays([counted(PARTS_PER_DAY)], [stored(PARTS_PER_DAY)], alone)).toEqual([]);
  expect(recountDays([counted(0)], [stored(PARTS_PER_DAY, false)], alone)).toEqual([]);
  expect(recountDays([counted(PARTS_PER_DAY)], [stored(PARTS_PER_DAY, false)], alone)).toEqual([]);
});

test('a day that counts no more, or counts now, differs by what it was', () => {
  expect(recountDays([counted(0)], [stored(PARTS_PER_DAY)], alone)).toMatchObject([{ amount: 0, was: PARTS_PER_DAY }]);
  expect(recountDays([counted(PARTS_PER_DAY)], [], alone)).toMatchObject([{ amount: PARTS_PER_DAY, was: 0 }]);
});

test('a half that other leave holds by now is not taken twice', () => {
  const half = { ...alone, heldElsewhere: elsewhere(true, false) };
  expect(recountDays([counted(PARTS_PER_DAY)], [], half)).toMatchObject([
    { amount: HALF_DAY, first: false, second: true },
  ]);
  expect(recountDays([counted(PARTS_PER_DAY)], [], { ...alone, heldElsewhere: elsewhere(true, true) })).toEqual([]);
});

test('a day that comes to the same by its other half differs', () => {
  const afternoon: LeaveDay = { ...counted(HALF_DAY), first: false, second: true };
  const [morning, same] = [
    { ...stored(HALF_DAY), second: false },
    { ...stored(HALF_DAY), first: false },
  ];
  expect(recountDays([afternoon], [morning], alone)).toEqual([
    { day, first: false, second: true, amount: HALF_DAY, was: HALF_DAY },
  ]);
  expect(recountDays([afternoon], [same], alone)).toEqual([]);
});

test('hours are as many as were asked for, or what is worked', () => {
  const twoHours = { ...alone, hours: 2 };
  expect(recountDays([counted(2 * HOUR)], [stored(2 * HOUR)], twoHours)).toEqual([]);
  expect(recountDays([counted(2 * HOUR)], [], twoHours)).toMatchObject([{ amount: 2 * HOUR }]);
});

test('the days that a calendar changes are those of which other halves are worked', () => {
  const holidayOn = (...days: string[]): WorkCalendar => ({
    ...{ code: '1', zone: 'UTC', isOff: (on) => on === '2026-06-20' },
    holidayOn: (on) => (days.includes(on) ? { day: on, portion: 'whole', isOptional: false, name: '' } : null),
  });
  const [was, is] = [holidayOn('2026-06-15', '2026-06-16'), holidayOn('2026-06-16', '2026-06-18', '2026-06-20')];
  const span = { from: '2026-06-01', to: '2026-06-30' };
  const same = ['munich', was] as const;
  expect(changedDays(new Map([['here', was], same]), new Map([['here', is], same]), span)).toEqual([
    { place: 'here', day: '2026-06-15' },
    { place: 'here', day: '2026-06-18' },
  ]);
});
