import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createTranslator } from 'next-intl';
import { NoModules } from '@/components/workplace/home/no-modules';
import { ProfileCard } from '@/components/workplace/home/profile-card';
import { Today } from '@/components/workplace/home/today';
import messages from '@/messages/en/home.json';
import { renderWithMessages } from '../../render-with-messages';

jest.mock('next-intl/server', () => ({
  getLocale: async () => 'en',
  getTranslations: async () => createTranslator({ locale: 'en', messages: { home: messages }, namespace: 'home' }),
}));

// Only a server renders what waits for its messages; here they are there already.
jest.mock('@/lib/i18n/page-messages', () => ({ PageMessages: ({ children }: { children: ReactNode }) => children }));

const quiet = {
  EmpRecWishCount: 0,
  EmpSenWishCount: 0,
  EmpNotiCount: 0,
  PendTask: 0,
  PendMessage: 0,
  PendTeamTask: 0,
  Controls: [2],
};
const record = {
  IsWhole: true,
  Name: 'Asha Rao',
  Empid: 'E1001',
  HasPhoto: true,
  Active: 'Y',
  EmailID: 'asha.rao@hummingbird.example',
  DateOfJoin: '05-Mar-2019',
  Exit_on: '',
  Location_Name: 'Bengaluru',
  ReportingManager: 'Rohan Mehta',
  ReportingManagerID: 'E1002',
  ReportingManagerKey: '',
  ReportingManagerHasPhoto: false,
  Reviewer_Name: '',
  Reviewer_Empid: '',
  Reviewer_Key: '',
  Reviewer_HasPhoto: false,
  Level_Name: 'Senior Analyst',
  Unit_Name: 'Operations',
  Roles: 'Employee',
  Legend: 'Confirmed',
  EmpPercentage: 82,
  AsReportingManager: 1,
  AsAdminManager: 0,
};

const tiles = () => screen.getAllByRole('listitem').map((tile) => tile.textContent);
const factOf = (name: string) => screen.getByText(name).nextElementSibling;

test('a person for whom nothing waits is told so in words, not in zeros', async () => {
  render(await Today({ counts: quiet }));
  expect(screen.getByRole('heading')).toHaveTextContent('You are all caught up');
  expect(tiles().join(' ')).not.toMatch(/\d/);
});

test('tasks, team tasks and messages count as waiting; notifications and wishes do not', async () => {
  render(await Today({ counts: { ...quiet, PendTask: 2, PendTeamTask: 1, PendMessage: 1, EmpNotiCount: 9 } }));
  expect(screen.getByRole('heading')).toHaveTextContent('4 things are waiting for you');
  expect(tiles()).toEqual(
    expect.arrayContaining(['My tasks2 wait for you', 'Team tasks1 is open in your team', 'Notifications9 are new']),
  );
});

test('counts that could not be read are said so, and no number is made up', async () => {
  const { container } = render(await Today({ counts: null }));
  expect(container).toHaveTextContent('Your tasks and messages cannot be shown right now.');
  expect(container).not.toHaveTextContent(/\d/);
});

test('an employee reads their own header record, what is missing as not assigned', async () => {
  renderWithMessages(await ProfileCard({ record }));
  expect(screen.getByRole('heading', { name: 'Asha Rao' })).toBeInTheDocument();
  expect(factOf('Reporting manager')).toHaveTextContent('Rohan Mehta E1002');
  expect(factOf('Reviewer')).toHaveTextContent('Not assigned');
  expect(factOf('Joined')).toHaveTextContent('05-Mar-2019');
  expect(factOf('As Reporting Manager')).toHaveTextContent('1 person');
  expect(factOf('As Admin Manager')).toHaveTextContent('nobody');
  expect(screen.getByRole('img', { name: '82% of your profile is filled in' })).toBeInTheDocument();
});

test.each([
  ['Y', 'Active'],
  ['N', 'Inactive'],
])('a record with Active %s reads %s', async (active, text) => {
  const { container } = renderWithMessages(await ProfileCard({ record: { ...record, Active: active } }));
  expect(within(container).getByText(text)).toBeInTheDocument();
});

test('whose role opens nothing is told so, and what to do', async () => {
  render(await NoModules());
  expect(screen.getByText('Your role opens nothing here yet')).toBeVisible();
  expect(screen.getByText(/your HR team gives it rights/)).toBeVisible();
});
