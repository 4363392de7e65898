import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createTranslator } from 'next-intl';
import { CountsLine } from '@/components/workplace/home/counts-line';
import { NoModules } from '@/components/workplace/home/no-modules';
import { openPanel } from '@/components/platform/panel/open-panel';
import messages from '@/messages/en/home.json';

jest.mock('next-intl/server', () => ({
  getLocale: async () => 'en',
  getTranslations: async () => createTranslator({ locale: 'en', messages: { home: messages }, namespace: 'home' }),
}));
jest.mock('@/components/platform/panel/open-panel');

// Only a server renders what waits for its messages; here they are there already.
jest.mock('@/lib/i18n/page-messages', () => ({ PageMessages: ({ children }: { children: ReactNode }) => children }));

const counts = {
  EmpRecWishCount: 1,
  EmpSenWishCount: 2,
  EmpNotiCount: 9,
  PendTask: 3,
  PendApproval: 0,
  PendMessage: 1,
  PendTeamTask: 4,
  Controls: [2],
};

test('the six counts stand as one line, each leading to what it counts (EDASH-01 to EDASH-06)', async () => {
  render(await CountsLine({ counts }));
  expect(screen.getAllByRole('listitem').map((item) => item.textContent?.replace('·', ''))).toEqual([
    '3 tasks',
    '4 team tasks',
    '1 message',
    '9 notifications',
    '1 wish received',
    '2 wishes sent',
  ]);
  expect(screen.getByRole('link', { name: '3 tasks' })).toHaveAttribute('href', '/tracker/mytasks');
  await userEvent.click(screen.getByRole('button', { name: '1 wish received' }));
  expect(openPanel).toHaveBeenCalledWith('happenings', 'received');
});

test('counts that could not be read are said so, and no number is made up', async () => {
  const { container } = render(await CountsLine({ counts: null }));
  expect(container).toHaveTextContent('Your tasks and messages cannot be shown right now.');
  expect(container).not.toHaveTextContent(/\d/);
});

test('whose role opens nothing is told so, and what to do', async () => {
  render(await NoModules());
  expect(screen.getByText('Nothing is available to your role yet')).toBeVisible();
  expect(screen.getByText(/once your HR team gives your role access/)).toBeVisible();
});
