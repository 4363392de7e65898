import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MenuProvider } from '@/components/workplace/shell/aside/menu-context';
import { ModuleSwitcher } from '@/components/workplace/shell/modules/module-switcher';
import type { Module } from '@/lib/contract/workplace/shell';
import { careModule, homeModule, menuEntry } from './menu-entry';
import { renderWithMessages } from '../../render-with-messages';

const place = { path: '/home/dashboard' };
jest.mock('next/navigation', () => ({ usePathname: () => place.path }));

const menu = [
  menuEntry({ Menu_Name: 'My profile', Link_Src: 'essprofileview', Group_Name: 'My data' }),
  menuEntry({ Menu_Name: 'My devices', Link_Src: 'mydevices', Group_Name: 'My data', SubGroupName: 'Ways in' }),
  menuEntry({ Menu_Name: 'Password', Link_Src: 'esschangepassword', Group_Name: 'Access' }),
];
const switcher = (modules: Module[] = [homeModule, careModule], modulesOff: Module[] = []) => (
  <MenuProvider value={{ modules, modulesOff, menu, places: [] }}>
    <ModuleSwitcher modules={modules} />
    <button type="button">Next</button>
  </MenuProvider>
);

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const summary = () => screen.getByLabelText(/^Modules/);
const isOpen = () => summary().closest('details')?.open;
const pointAt = (element: Element) =>
  fireEvent(element, Object.assign(new MouseEvent('pointerover', { bubbles: true }), { pointerType: 'mouse' }));
const pointAway = (element: Element) =>
  fireEvent(
    element,
    Object.assign(new MouseEvent('pointerout', { bubbles: true, relatedTarget: document.body }), {
      pointerType: 'mouse',
    }),
  );
const card = () => screen.getByRole('link', { name: new RegExp(`^${careModule.Module_Name}`) });

beforeEach(() => {
  jest.useFakeTimers();
  place.path = '/home/dashboard';
});
afterEach(() => jest.useRealTimers());

test('pointing opens the panel, and it closes 200 ms after the pointer has left (MOD-14, MOD-15)', async () => {
  renderWithMessages(switcher());
  pointAt(summary());
  expect(isOpen()).toBe(true);
  pointAway(summary());
  await pass(190);
  expect(isOpen()).toBe(true);
  await pass(20);
  expect(isOpen()).toBe(false);
});

test('a press keeps it open though the pointer leaves; a second one and Escape close it', async () => {
  renderWithMessages(switcher());
  await user.click(summary());
  pointAway(summary());
  await pass(500);
  expect(isOpen()).toBe(true);
  await user.click(summary());
  expect(isOpen()).toBe(false);
  await user.click(summary());
  await user.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
});

test('focus shows the panel without standing in the way of the next Tab; Arrow Down goes in', async () => {
  renderWithMessages(switcher());
  await user.tab();
  expect(isOpen()).toBe(true);
  expect(card().closest('[inert]')).not.toBeNull();
  await user.keyboard('{ArrowDown}');
  await pass(50);
  expect(card().closest('[inert]')).toBeNull();
  expect(screen.getByRole('link', { name: new RegExp(`^${homeModule.Module_Name}`) })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
  expect(summary()).toHaveFocus();
});

test('pointing at a card shows its menu in group tabs and sub-groups (MENU-04, MENU-05)', async () => {
  renderWithMessages(switcher());
  await user.click(summary());
  expect(screen.queryByRole('tablist')).not.toBeInTheDocument();
  pointAt(card());
  await pass(150);
  const tabs = screen.getAllByRole('tab').map((tab) => tab.textContent);
  expect(tabs).toEqual(['My data', 'Access']);
  const panel = within(screen.getByRole('tabpanel'));
  expect(panel.getByRole('heading', { name: 'Ways in' })).toBeInTheDocument();
  expect(panel.getByRole('link', { name: /^My devices/ })).toHaveAttribute('href', '/ecenter/mydevices');

  screen.getByRole('tab', { name: 'My data' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Access' })).toHaveFocus();
  expect(screen.getByRole('link', { name: /^Password/ })).toBeInTheDocument();
});

test('without a pointer a button of each card shows its menu', async () => {
  renderWithMessages(switcher());
  await user.click(summary());
  await user.click(screen.getByRole('button', { name: `Show the menu of ${careModule.Module_Name}` }));
  await pass(10);
  expect(screen.getByRole('link', { name: /^My profile/ })).toBeInTheDocument();
});

test('another page closes it', async () => {
  const { rerender } = renderWithMessages(switcher());
  await user.click(summary());
  place.path = '/ecenter/dashboard';
  rerender(switcher());
  expect(isOpen()).toBe(false);
});

test('a role without modules is told so (MOD-17)', async () => {
  renderWithMessages(switcher([]));
  await user.click(summary());
  expect(screen.getByText('No modules available')).toBeInTheDocument();
});

test('an administrator sees which modules are not switched on, and nothing leads there', async () => {
  const travel = { ...careModule, Module_Code: 355, Module_Name: 'Travel', Link_Src: 'travel' };
  renderWithMessages(switcher([homeModule, careModule], [travel]));
  await user.click(summary());
  const off = within(screen.getByRole('region', { name: 'Not switched on' }));
  expect(off.getByRole('listitem')).toHaveTextContent('Travel');
  expect(off.queryByRole('link')).not.toBeInTheDocument();
  expect(off.queryByRole('button')).not.toBeInTheDocument();
});
