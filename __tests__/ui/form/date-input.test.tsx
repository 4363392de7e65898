import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DateInput } from '@/components/ui/form/date/date-input';
import type { Language } from '@/lib/contract/platform/languages';
import { renderWithMessages } from '../../render-with-messages';

const NOW = new Date('2026-11-23T08:00:00Z');
beforeAll(() => jest.useFakeTimers({ now: NOW, doNotFake: ['setTimeout', 'queueMicrotask', 'setInterval'] }));
afterAll(() => jest.useRealTimers());

function Sample({ start, part, readOnly }: { start: string; part?: 'month'; readOnly?: boolean }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <DateInput label="Born" value={value} onChange={setValue} part={part ?? 'day'} readOnly={readOnly} />
      <output>{value}</output>
    </>
  );
}

const input = () => screen.getByRole('textbox', { name: 'Born' });
const value = () => document.querySelector('output')?.textContent;

async function open(start: string, language: Language = 'en', part?: 'month') {
  renderWithMessages(<Sample start={start} {...(part && { part })} />, language);
  await userEvent.click(screen.getAllByRole('button')[0]!);
  return within(await screen.findByRole('dialog'));
}

test('what is typed reads as a date when the field is left', async () => {
  renderWithMessages(<Sample start="" />);
  await userEvent.type(input(), '5.3.25');
  expect(input()).toHaveValue('5.3.25');
  await userEvent.tab();
  expect(input()).toHaveValue('05-Mar-2025');
  expect(value()).toBe('05-Mar-2025');
});

test('what is no date stays as it was typed, so that it can be mended', async () => {
  renderWithMessages(<Sample start="" />);
  await userEvent.type(input(), '31.2.2025');
  await userEvent.tab();
  expect(input()).toHaveValue('31.2.2025');
});

test('the calendar opens at the date and by the arrow key, and gives the focus back', async () => {
  renderWithMessages(<Sample start="05-Mar-2025" />);
  await userEvent.type(input(), '{ArrowDown}');
  const dialog = await screen.findByRole('dialog', { name: 'Calendar for Born' });
  expect(within(dialog).getByRole('button', { name: 'Wednesday, 5 March 2025' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Calendar for Born' })).toHaveFocus();
});

test.each([
  ['{ArrowRight}', '06-Mar-2025'],
  ['{ArrowLeft}', '04-Mar-2025'],
  ['{ArrowDown}', '12-Mar-2025'],
  ['{ArrowUp}', '26-Feb-2025'],
  ['{Home}', '02-Mar-2025'],
  ['{End}', '08-Mar-2025'],
  ['{PageUp}', '05-Feb-2025'],
  ['{PageDown}', '05-Apr-2025'],
  ['{Shift>}{PageUp}{/Shift}', '05-Mar-2024'],
  ['{Shift>}{PageDown}{/Shift}', '05-Mar-2026'],
])('in the calendar %s and Enter choose %s', async (keys, day) => {
  await open('05-Mar-2025');
  await userEvent.keyboard(`${keys}{Enter}`);
  expect(value()).toBe(day);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('any month of any year is two choices away', async () => {
  const calendar = await open('');
  await userEvent.selectOptions(calendar.getByRole('combobox', { name: 'Year' }), '1961');
  await userEvent.selectOptions(calendar.getByRole('combobox', { name: 'Month' }), 'February');
  await userEvent.click(calendar.getByRole('button', { name: 'Tuesday, 28 February 1961' }));
  expect(value()).toBe('28-Feb-1961');
});

test('today is one press away, and so is no date', async () => {
  const calendar = await open('05-Mar-2025');
  await userEvent.click(calendar.getByRole('button', { name: 'Today' }));
  expect(value()).toBe('23-Nov-2026');
  await userEvent.click(screen.getByRole('button', { name: 'Calendar for Born' }));
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(value()).toBe('');
});

test('a month is chosen among twelve', async () => {
  const calendar = await open('Mar-2025', 'en', 'month');
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  expect(calendar.getByRole('button', { name: 'July 2025' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(value()).toBe('Jul-2025');
});

test('months and weekdays are the reader’s, and weeks begin as theirs do', async () => {
  const calendar = await open('05-Mar-2025', 'de');
  expect(calendar.getByRole('combobox', { name: 'Monat' })).toHaveDisplayValue('März');
  expect(calendar.getAllByRole('columnheader')[0]).toHaveAttribute('abbr', 'Montag');
  await userEvent.click(calendar.getByRole('button', { name: 'Freitag, 7. März 2025' }));
  expect(value()).toBe('07-Mar-2025');
});

test('a date that is read-only opens no calendar', async () => {
  renderWithMessages(<Sample start="05-Mar-2025" readOnly />);
  await userEvent.type(input(), '{ArrowDown}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button')).toBeDisabled();
});
