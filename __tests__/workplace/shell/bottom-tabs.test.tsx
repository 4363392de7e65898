import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closePanel, openPanelStore } from '@/components/platform/panel/open-panel';
import { BottomTabs } from '@/components/workplace/shell/bottom-tabs';
import { renderWithMessages } from '../../render-with-messages';

jest.mock('next/navigation', () => ({ usePathname: () => '/home/dashboard' }));
const show = (count: number) =>
  renderWithMessages(
    <BottomTabs
      tabs={[
        { panel: 'modules', name: 'Modules', icon: null },
        { panel: 'notifications', name: 'Alerts', icon: null, count },
      ]}
    />,
  );
const tab = (name: RegExp) => screen.getByRole('button', { name });

afterEach(() => act(closePanel));

test.each([
  [0, 'Alerts'],
  [7, 'Alerts7'],
  [120, 'Alerts99+'],
])('a tab in which %i things wait reads %s (MOB-07, MOB-14)', (count, text) => {
  show(count);
  expect(tab(/^Alerts/)).toHaveTextContent(text);
});

test('a tab opens its panel, switches or closes it; home closes any (MOB-09 to MOB-11)', async () => {
  show(0);
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  await userEvent.click(tab(/Modules/));
  expect(openPanelStore.read()?.name).toBe('modules');
  expect(screen.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
  await userEvent.click(tab(/Alerts/));
  expect(openPanelStore.read()?.name).toBe('notifications');
  expect(tab(/Alerts/)).toHaveAttribute('aria-expanded', 'true');
  expect(tab(/Modules/)).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(tab(/Alerts/));
  expect(openPanelStore.read()).toBeNull();
  await userEvent.click(tab(/Modules/));
  await userEvent.click(screen.getByRole('link', { name: 'Home' }));
  expect(openPanelStore.read()).toBeNull();
});
