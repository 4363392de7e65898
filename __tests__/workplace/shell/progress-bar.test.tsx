import { act, render, screen } from '@testing-library/react';
import { ProgressBar } from '@/components/workplace/shell/progress-bar';

const place = { path: '/home/dashboard' };
jest.mock('next/navigation', () => ({ usePathname: () => place.path }));

beforeEach(() => {
  jest.useFakeTimers();
  place.path = '/home/dashboard';
});
afterEach(() => jest.useRealTimers());

const [travel, logout] = ['/travel/dashboard', '/logout'];
const percent = () => screen.queryByRole('progressbar')?.getAttribute('aria-valuenow') ?? null;
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const bar = () => (
  <>
    <ProgressBar label="Loading page" />
    <a href={travel} onClick={(event) => event.preventDefault()}>
      Travel
    </a>
    <a href={logout} aria-haspopup="dialog" onClick={(event) => event.preventDefault()}>
      Sign out
    </a>
  </>
);

test('on another path it fills in steps of 10 % each 30 ms, and goes', async () => {
  const { rerender } = render(bar());
  expect(percent()).toBeNull();
  place.path = '/travel/dashboard';
  rerender(bar());
  expect(percent()).toBe('0');
  for (const step of ['10', '20', '30']) {
    await pass(30);
    expect(percent()).toBe(step);
  }
  await pass(7 * 30);
  expect(percent()).toBe('100');
  await pass(30);
  expect(percent()).toBeNull();
});

test('from the press on a link it waits at 90 % until the page is there', async () => {
  const { rerender } = render(bar());
  act(() => screen.getByText('Travel').click());
  await pass(60);
  expect(percent()).toBe('20');
  await pass(5000);
  expect(percent()).toBe('90');
  place.path = '/travel/dashboard';
  rerender(bar());
  await pass(30);
  expect(percent()).toBe('100');
});

test('a link that only opens a dialog starts nothing', async () => {
  render(bar());
  act(() => screen.getByText('Sign out').click());
  await pass(60);
  expect(percent()).toBeNull();
});
