import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CalendarScreen } from '@/components/structure/calendars/calendar-screen';
import { emptyHoliday } from '@/components/structure/calendars/holiday-lines';
import { WEEKDAYS, workedDay } from '@/components/structure/calendars/working-week';
import type { CalendarHoliday } from '@/lib/contract/structure/calendars';
import { answerCalls } from '../../helpdesk/answer-calls';
import { renderWithMessages } from '../../render-with-messages';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: () => {}, refresh: () => {} }) }));

const named = (On: string, en: string, part: Partial<CalendarHoliday> = {}): CalendarHoliday => {
  const day = emptyHoliday();
  return { ...day, On, Names: { ...day.Names, en }, ...part };
};
const christmas = named('2026-12-25', 'Christmas Day');
const eve = named('2026-12-24', 'Christmas Eve', { Portion: 'second' });
const calendar = {
  CalendarCode: 4,
  Names: christmas.Names,
  TimeZone: 'Europe/Berlin',
  IsDefault: false,
  IsActive: true,
  Week: WEEKDAYS.slice(0, 5).map(workedDay),
};

function open() {
  const calls = answerCalls({
    saveCalendarDays: ({ Put }: Record<string, unknown>) => [...(Put as CalendarHoliday[]), eve],
    saveCalendarWeek: ({ Week }: Record<string, unknown>) => [{ ...calendar, Week }],
  });
  renderWithMessages(<CalendarScreen calendar={calendar} days={[eve, christmas]} today="2026-03-18" />);
  return calls;
}
/** This environment's files do not read themselves. */
const fileOf = (text: string) => Object.assign(new File([text], 'holidays.ics'), { text: async () => text });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

test('days from a calendar file join the list, of which what differs is saved', async () => {
  const calls = open();
  const text = 'BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20260101\nSUMMARY:New Year’s Day\nEND:VEVENT\nEND:VCALENDAR';
  await userEvent.click(screen.getByText('Add many days at once'));
  await userEvent.upload(screen.getByLabelText('Calendar file (.ics)'), fileOf(text));
  expect(await screen.findByText('Added: 01-Jan-2026 New Year’s Day')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove 25-Dec-2026 Christmas Day' }));
  await save();
  const newYear = named('2026-01-01', 'New Year’s Day');
  expect(calls.of('saveCalendarDays').map(({ request }) => request)).toEqual([
    { CalendarCode: 4, Put: [newYear], Remove: ['2026-12-25'] },
  ]);
});

test('a file that repeats by a rule is refused in words, and nothing joins the list', async () => {
  open();
  const text = 'BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20260101\nSUMMARY:Feast\nRRULE:FREQ=YEARLY\nEND:VEVENT';
  await userEvent.click(screen.getByText('Add many days at once'));
  await userEvent.upload(screen.getByLabelText('Calendar file (.ics)'), fileOf(text));
  expect(await screen.findByText(/^“Feast” repeats by a rule\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

test('a listed day whose date is corrected moves, and the form has the focus', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Edit 25-Dec-2026 Christmas Day' }));
  expect(screen.getByLabelText('Date')).toHaveFocus();
  await userEvent.clear(screen.getByLabelText('Date'));
  await userEvent.type(screen.getByLabelText('Date'), '26-Dec-2026{Tab}');
  await userEvent.click(screen.getByRole('button', { name: 'Put into the list' }));
  expect(screen.getByText('Added: 26-Dec-2026 Christmas Day')).toBeVisible();
  expect(screen.getByText('Removed: 25-Dec-2026 Christmas Day')).toBeVisible();
});

test('a listed day is taken up into the form, made another kind, and put back', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Edit 24-Dec-2026 Christmas Eve, Second half' }));
  await userEvent.selectOptions(screen.getByLabelText('Kind'), 'Optional');
  await userEvent.click(screen.getByRole('button', { name: 'Put into the list' }));
  expect(screen.getByText('Added: 24-Dec-2026 Christmas Eve, Optional, Second half')).toBeVisible();
  expect(screen.getByText('Removed: 24-Dec-2026 Christmas Eve, Second half')).toBeVisible();
});

test('a Saturday is worked for half a day but for the second and fourth of a month', async () => {
  const calls = open();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Saturday is a working day' }));
  const saturday = within(screen.getByRole('checkbox', { name: 'Saturday is a working day' }).closest('li')!);
  await userEvent.click(saturday.getByText('Every week'));
  await userEvent.selectOptions(saturday.getByLabelText('Saturday, what of a day this is'), 'First half');
  for (const week of [4, 2])
    await userEvent.click(saturday.getByRole('checkbox', { name: `Saturday no. ${week} of the month is off` }));
  await save();
  const [saved] = calls.of('saveCalendarWeek');
  expect(saved?.request.CalendarCode).toBe(4);
  expect((saved?.request.Week as unknown[]).at(-1)).toEqual({
    Weekday: 6,
    From: 540,
    To: 810,
    Portion: 'first',
    OffWeeks: [2, 4],
  });
});
