import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPanelStore } from '@/components/platform/panel/open-panel';
import { EmploymentCard } from '@/components/profile/around/employment-card';
import { ReportingCard } from '@/components/profile/around/reporting-card';
import { TagCard } from '@/components/profile/around/tag-card';
import { renderWithMessages } from '../render-with-messages';

jest.mock('@/lib/links/pages', () => ({ isPage: () => true }));

const who = { AppName: 'Vikram Nair', AppEmpid: 'E1002', KeyCode: '', HasPhoto: false };
const line = { ...who, RepManagerType: 'Reviewer', PasRepManagerType: '', FromDate: '08-Nov-2025', PrevDate: '' };
const status = { Emp_Status_Code: 2, Emp_Status_Name: 'Probation', FromDate: '01-Mar-2024', ToDate: '' };

function show(mayChange: boolean) {
  return renderWithMessages(
    <>
      <ReportingCard lines={[{ ...line, rme: mayChange }]} />
      <TagCard tags={[{ ...who, TagName: 'First aid', cje: mayChange }]} />
      <EmploymentCard statuses={[{ ...status, jbe: mayChange, IsCurrent: true }]} />
    </>,
  );
}

test('whoever may change what a card tells has a pencil that leads there (rme, cje, jbe)', () => {
  show(true);
  const pencils = screen
    .getAllByRole('link')
    .map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);
  expect(pencils).toEqual([
    ['Change who this person reports to', '/ecenter/managerupdate'],
    ['Change the tags', '/ecenter/tagassignment'],
    ['Change the employment status', '/ecenter/jobstatusupdate'],
  ]);
});

test('whoever may not has none', () => {
  show(false);
  expect(screen.getAllByRole('region')).toHaveLength(3);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('a pencil on somebody’s page leads to their history, and a plain press opens it beside', async () => {
  renderWithMessages(
    <>
      <ReportingCard lines={[{ ...line, rme: true }]} cardKey="key-1" />
      <EmploymentCard statuses={[{ ...status, jbe: true, IsCurrent: true }]} cardKey="key-1" />
    </>,
  );
  const [lines, statuses] = screen.getAllByRole('link');
  expect(lines).toHaveAttribute('href', '/ecenter/managerupdate/request/key-1');
  expect(statuses).toHaveAttribute('href', '/ecenter/jobstatusupdate/request/key-1');
  await userEvent.click(statuses!);
  expect(openPanelStore.read()).toEqual({ name: 'job-status', subject: 'key-1' });
});
