import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DrawerTabs } from '@/components/helpdesk/drawer/drawer-tabs';
import { renderWithMessages } from '../../render-with-messages';

const NAMES = ['Open', 'In progress', 'Waiting', 'On hold', 'Answered', 'Parked', 'Closed'];
const statuses = (count: number) =>
  NAMES.slice(0, count).map((StatusName, at) => ({
    StatusCode: at + 1,
    StatusName,
    DependsCodes: '',
    IsClosed: false,
    IsPaused: false,
  }));
const counts = {
  Total: 3,
  IsEstimated: false,
  Unread: 0,
  Version: '1',
  Statuses: [{ StatusCode: 2, Count: 3 }],
};

function Drawer({ count, first = 1 }: { count: number; first?: number }) {
  const [chosen, setChosen] = useState(first);
  return (
    <DrawerTabs statuses={statuses(count)} counts={counts} chosen={chosen} onChoose={setChosen}>
      tickets of {chosen}
    </DrawerTabs>
  );
}

const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent);
const selected = () => screen.getByRole('tab', { selected: true }).textContent;
const others = () => screen.queryByText('More statuses')?.closest('details') ?? null;
const choices = () =>
  within(others()!)
    .getAllByRole('button', { hidden: true })
    .map((choice) => choice.textContent);

function widthOf(pixels: number) {
  window.matchMedia = ((query: string) => ({
    matches: pixels >= Number(/min-width: (\d+)px/.exec(query)?.[1]),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
}

test.each([
  [1440, 7, ['Open', 'In progress3', 'Waiting', 'On hold', 'Answered'], ['Parked', 'Closed']],
  [390, 7, ['Open'], ['In progress3', 'Waiting', 'On hold', 'Answered', 'Parked', 'Closed']],
])('at %i px the first of %i statuses are tabs, the rest waits in a menu (DRAW-07 to DRAW-09)', (...row) => {
  const [pixels, count, first, rest] = row;
  widthOf(pixels);
  renderWithMessages(<Drawer count={count} />);
  expect(tabs()).toEqual(first);
  expect(choices()).toEqual(rest);
  expect(selected()).toBe('Open');
});

test('five statuses need no menu (VOPQ-35)', () => {
  widthOf(1440);
  renderWithMessages(<Drawer count={5} />);
  expect(tabs()).toHaveLength(5);
  expect(others()).toBeNull();
});

test('a status from the menu becomes the one extra tab with focus (DRAW-10)', async () => {
  widthOf(1440);
  renderWithMessages(<Drawer count={7} />);
  await userEvent.click(screen.getByText('More statuses'));
  await userEvent.click(within(others()!).getByRole('button', { name: 'Closed' }));
  expect(tabs()).toEqual(['Open', 'In progress3', 'Waiting', 'On hold', 'Answered', 'Closed']);
  expect(selected()).toBe('Closed');
  expect(screen.getByRole('tab', { name: 'Closed' })).toHaveFocus();
  expect(screen.getByRole('tabpanel')).toHaveTextContent('tickets of 7');

  await userEvent.click(screen.getByRole('tab', { name: 'Waiting' }));
  expect(tabs()).toContain('Closed');
  await userEvent.click(screen.getByText('More statuses'));
  await userEvent.click(within(others()!).getByRole('button', { name: 'Parked' }));
  expect(tabs()).toEqual(['Open', 'In progress3', 'Waiting', 'On hold', 'Answered', 'Parked']);
  expect(choices()).toEqual(['Closed']);
});

test('a drawer that is opened at a status of the menu shows it as a tab at once', () => {
  widthOf(1440);
  renderWithMessages(<Drawer count={7} first={7} />);
  expect(selected()).toBe('Closed');
});
