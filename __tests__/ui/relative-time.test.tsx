import { act, screen } from '@testing-library/react';
import { RelativeTime } from '@/components/ui/relative-time';
import { greetedName } from '@/components/workplace/home/home-greeting';
import { renderWithMessages } from '../render-with-messages';

beforeEach(() => void jest.useFakeTimers({ now: new Date('2026-01-02T04:30:00Z') }));
afterEach(() => void jest.useRealTimers());

test.each([
  ['01-Jan-2026', 'yesterday', '2026-01-01', '01-Jan-2026'],
  ['02-Jan-2026 08:00', '2 hours ago', '2026-01-02T02:30:00.000Z', '02-Jan-2026 08:00'],
  ['2026-01-04T03:00:00Z', 'in 2 days', '2026-01-04T03:00:00.000Z', '04-Jan-2026 08:30'],
  ['2026-01-02T04:30:40Z', 'just now', '2026-01-02T04:30:40.000Z', '02-Jan-2026 10:00'],
  ['05-Mar-2025 14:30', '05-Mar-2025', '2025-03-05T09:00:00.000Z', '05-Mar-2025 14:30'],
])('%s reads “%s” and tells the whole on focus', (at, near, dateTime, full) => {
  renderWithMessages(<RelativeTime at={at} isStop />);
  const time = screen.getByText(near);
  expect(time).toHaveAttribute('dateTime', dateTime);
  expect(time).toHaveAttribute('title', full);
  expect(time).toHaveAttribute('data-full', full);
  expect(time).toHaveAttribute('tabindex', '0');
});

test('what is to come within a minute is not said to have just been', () => {
  renderWithMessages(<RelativeTime at="2026-01-02T04:30:40Z" isAhead sentence={(when) => `next: ${when}`} />);
  expect(screen.getByText('next: now')).toHaveAttribute('title', '02-Jan-2026 10:00');
});

test('a day that is far reads once, as the day, and what is no time as it came', () => {
  renderWithMessages(
    <>
      <RelativeTime at="05-Mar-2025" /> <RelativeTime at="soon" sentence={(when) => `due ${when}`} />
    </>,
  );
  expect(screen.getByText('05-Mar-2025')).not.toHaveAttribute('title');
  expect(screen.getByText('due soon')).toBeVisible();
});

test('a sentence is told whole, and goes on with the clock', () => {
  renderWithMessages(<RelativeTime at="02-Jan-2026 10:01" sentence={(when) => `Due ${when}`} />);
  expect(screen.getByText('Due in 1 minute')).toHaveAttribute('data-full', 'Due 02-Jan-2026 10:01');
  act(() => jest.advanceTimersByTime(3 * 60_000));
  expect(screen.getByText('Due 2 minutes ago')).toBeVisible();
});

test('a greeting in Japanese or Chinese has the whole name, others the first', () => {
  const person = { name: 'Haruto Sato', firstName: 'Haruto' };
  expect([greetedName(person, 'de'), greetedName(person, 'ja'), greetedName(person, 'zh')]).toEqual([
    'Haruto',
    'Haruto Sato',
    'Haruto Sato',
  ]);
  expect(greetedName({ name: 'Dr. Maria Anna Braun', firstName: '' }, 'en')).toBe('Dr. Maria Anna Braun');
});
