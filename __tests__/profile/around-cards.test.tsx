import { screen, within } from '@testing-library/react';
import { EmploymentCard } from '@/components/profile/around/employment-card';
import { ReportingCard } from '@/components/profile/around/reporting-card';
import { TagCard } from '@/components/profile/around/tag-card';
import { renderWithMessages } from '../render-with-messages';

jest.mock('@/lib/links/pages', () => ({ isPage: () => false }));

const who = { AppName: 'Vikram Nair', AppEmpid: 'E1002', KeyCode: '', HasPhoto: false };
const line = {
  ...{ ...who, RepManagerType: 'Reporting manager', PasRepManagerType: 'Meera Krishnan', rme: false },
  ...{ FromDate: '08-Nov-2025', PrevDate: '07-Nov-2025' },
};
const tag = { ...who, TagName: 'First aid', cje: false };
const status = {
  ...{ Emp_Status_Code: 3, Emp_Status_Name: 'Confirmed', FromDate: '01-Mar-2024', ToDate: '', jbe: false },
  IsCurrent: true,
};

test('who leads somebody stands with since when, and who did before (INFO-01, INFO-02)', () => {
  renderWithMessages(<ReportingCard lines={[line, { ...line, RepManagerType: 'Reviewer', PasRepManagerType: '' }]} />);
  const card = screen.getByRole('region', { name: 'Reports to' });
  const [manager, reviewer] = within(card).getAllByRole('listitem');
  expect(manager).toHaveTextContent('Vikram NairE1002 · Reporting manager');
  expect(manager).toHaveTextContent('since 08-Nov-2025 · Before: Meera Krishnan, until 07-Nov-2025');
  expect(reviewer).not.toHaveTextContent('Before');
});

test('tags stand with who looks after each (INFO-03, INFO-04)', () => {
  renderWithMessages(<TagCard tags={[tag]} />);
  expect(screen.getByRole('listitem')).toHaveTextContent(/^First aidLooked after byVN\s*Vikram Nair\s*E1002$/);
});

test('a confirmed employment has a beginning alone, others both days (INFO-05 to INFO-08)', () => {
  const before = { ...status, Emp_Status_Code: 2, Emp_Status_Name: 'Probation', IsCurrent: false };
  renderWithMessages(
    <EmploymentCard
      statuses={[
        { ...status, ToDate: '31-Dec-2030' },
        { ...before, FromDate: '01-Sep-2023', ToDate: '29-Feb-2024' },
        { ...before, FromDate: '01-Aug-2023' },
      ]}
    />,
  );
  const [confirmed, probation, open] = screen.getAllByRole('listitem');
  expect(confirmed).toHaveTextContent(/^ConfirmedNowEffective From 01-Mar-2024$/);
  expect(probation).toHaveTextContent(/^Probation01-Sep-2023 – 29-Feb-2024$/);
  expect(open).toHaveTextContent(/^ProbationFrom 01-Aug-2023$/);
});

test('nothing to tell is no card; a pencil needs its page, even for whoever may change it', () => {
  const { container } = renderWithMessages(
    <>
      <ReportingCard lines={[]} />
      <TagCard tags={[]} />
      <EmploymentCard statuses={[]} />
    </>,
  );
  expect(container).toBeEmptyDOMElement();
  renderWithMessages(
    <>
      <ReportingCard lines={[{ ...line, rme: true }]} />
      <TagCard tags={[{ ...tag, cje: true }]} />
      <EmploymentCard statuses={[{ ...status, jbe: true }]} />
    </>,
  );
  expect(screen.getAllByRole('region')).toHaveLength(3);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
