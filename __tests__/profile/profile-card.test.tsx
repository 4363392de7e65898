import { fireEvent, screen, within } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { tagColour } from '@/components/people/card/tag-colour';
import { WholeCard } from '@/components/profile/card/whole-card';
import { SpotlightPanel } from '@/components/profile/card/spotlight-panel';
import type { ReplyFor } from '@/lib/contract/all';
import { answerCalls } from '../helpdesk/answer-calls';
import { renderWithMessages } from '../render-with-messages';

type Card = ReplyFor<'listEmployeeCard'>[number];

const card: Card = {
  ...{ Name: 'Ananya Rao', Empid: 'E1001', Active: 'Y', Legend: '', Level_Name: 'Specialist', TagNames: '' },
  ...{ EmpPercentage: 75, EditYourSelf: false, EditContent: 'I like maps.', edp: false, EmailID: 'a@work.example' },
  ...{ DateOfJoin: '05-Mar-2020', Exit_on: '', Location_Name: 'Bengaluru', ReportingManager: 'Vikram Nair' },
  ...{ ReportingManagerID: 'E1002', Personal_Email: '', MobileNo: '12345', DocumentManager: false, IsWhole: true },
  ...{ TimeZone: '', printflag: false },
  ...{ HasPhoto: false, KeyCode: 'key', Unit_Name: '', ReportingManagerKey: '', ReportingManagerHasPhoto: false },
  Reportees: 5,
  Away: null,
};

const show = (more: Partial<Card> = {}) => renderWithMessages(<WholeCard card={{ ...card, ...more }} />);

test('a card tells until when somebody is away, and when they are back', () => {
  const { unmount } = show({ Away: { Portion: 'whole', Until: '04-Dec-2026', BackOn: '07-Dec-2026' } });
  expect(screen.getByText('Away until 04-Dec-2026, back on 07-Dec-2026')).toBeInTheDocument();
  unmount();
  show({ Away: { Portion: 'first', Until: '04-Dec-2026', BackOn: '04-Dec-2026' } });
  expect(screen.getByText('Away until noon')).toBeInTheDocument();
});

test('a card tells who somebody is and leaves out what is closed or none (CARD-05 to CARD-10)', () => {
  show();
  for (const text of ['Ananya Rao', 'E1001 · Specialist', 'I like maps.', 'Bengaluru', 'Vikram Nair (E1002)'])
    expect(screen.getByText(text)).toBeInTheDocument();
  for (const name of ['Personal email', 'Last working day', 'Inactive'])
    expect(screen.queryByText(name)).not.toBeInTheDocument();
});

test('who has left is marked, with their last day; no manager, no name (CARD-04, 09, 10)', () => {
  show({ Active: 'N', Exit_on: '31-Dec-2025', ReportingManagerID: '' });
  expect(screen.getByRole('img', { name: 'Inactive' })).toBeInTheDocument();
  expect(screen.getByText('Last working day')).toBeInTheDocument();
  expect(screen.queryByText('Reporting manager')).not.toBeInTheDocument();
});

test.each([
  [0, false],
  [1, true],
  [100, true],
])('with a completion of %p the gauge is shown: %p (CARD-16)', (EmpPercentage, isShown) => {
  show({ EmpPercentage });
  expect(screen.queryByRole('img', { name: `Profile Completion: ${EmpPercentage}%` }) !== null).toBe(isShown);
});

test('each tag has the colour of its name, all of them at most 106 px (CARD-06, CARD-07)', () => {
  const { unmount } = show({ TagNames: 'Mentoring,First aid' });
  const list = screen.getByRole('list', { name: 'Tags' });
  expect(list).toHaveClass('max-h-[106px]');
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Mentoring', 'First aid']);
  expect(screen.getByText('First aid')).toHaveClass(...tagColour('First aid').split(' '));
  unmount();
  show();
  expect(screen.queryByRole('list', { name: 'Tags' })).not.toBeInTheDocument();
});

test.each([
  ['the print flag and a gauge', { printflag: true }, true],
  ['no print flag', { printflag: false }, false],
  ['the print flag and no gauge', { printflag: true, EmpPercentage: 0 }, false],
])('with %s the checklist is offered: %3$p (CARD-17, CARD-18)', (_, more, isOffered) => {
  const { unmount } = show(more);
  const link = () => screen.queryByRole('link', { name: 'Check List' });
  expect(link()?.getAttribute('href') ?? null).toBe(isOffered ? '/survey/empchecklist/users/key/key' : null);
  unmount();
  show({ ...more, EditYourSelf: true });
  expect(link()?.getAttribute('href') ?? null).toBe(isOffered ? '/survey/mychecklist' : null);
});

test('the quick panel is one’s own; documents need their page (CARD-12, CARD-14)', () => {
  const { unmount } = show({ DocumentManager: true });
  expect(screen.queryByRole('button', { name: 'Quick panel' })).not.toBeInTheDocument();
  expect(screen.queryByText('Document Manager')).not.toBeInTheDocument();
  unmount();
  show({ EditYourSelf: true });
  expect(screen.getByRole('button', { name: 'Quick panel' })).toBeInTheDocument();
});

test('employees are listed from a card with a code where something opens it (CARD-11)', () => {
  const onLocate = jest.fn();
  const { unmount } = renderWithMessages(<WholeCard card={card} onLocate={onLocate} />);
  fireEvent.click(screen.getByRole('button', { name: 'Employee List' }));
  expect(onLocate).toHaveBeenCalledTimes(1);
  unmount();
  renderWithMessages(<WholeCard card={{ ...card, KeyCode: '' }} onLocate={onLocate} />);
  expect(screen.queryByRole('button', { name: 'Employee List' })).not.toBeInTheDocument();
});

test('five reportees have no button, more have one that pages through them (CARD-13, VIEW-04)', async () => {
  const { unmount } = show({ Reportees: 5 });
  expect(screen.queryByRole('button', { name: /^Reportees/ })).not.toBeInTheDocument();
  unmount();
  const six = show({ Reportees: 6 });
  expect(screen.getByRole('button', { name: 'Reportees (6)' })).toBeInTheDocument();
  six.unmount();
  const known = { KeyCode: '', HasPhoto: false, Level_Name: 'L2', Location_Name: 'Pune' };
  answerCalls({
    listReportees: Array.from({ length: 12 }, (_, at) => ({ ...known, Name: `P${at}`, Empid: `E${at}` })),
  });
  show({ Reportees: 12 });
  fireEvent.click(screen.getByRole('button', { name: 'Reportees (12)' }));
  expect(await screen.findByText('P9')).toBeInTheDocument();
  expect(screen.queryByText('P10')).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Page 2' }));
  expect(screen.getByText('P11')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Grid' }));
  expect(screen.getByRole('button', { name: 'Grid' })).toHaveAttribute('aria-pressed', 'true');
});

test('the way leads to the overview, and to editing where that is allowed (CARD-15)', () => {
  const { unmount } = show();
  expect(screen.getByRole('link', { name: 'Profile Overview' })).toHaveAttribute(
    'href',
    '/ecenter/profileview/key/key',
  );
  unmount();
  show({ edp: true });
  expect(screen.getByRole('link', { name: 'Profile Edit' })).toHaveAttribute('href', '/ecenter/profileedit/key/key');
});

describe('the spotlight', () => {
  function open(found: readonly Card[]) {
    answerCalls({
      listEmployeeCard: found,
      listSectionFacts: [],
      listReportingInfo: [],
      listTagInfo: [],
      listEmploymentStatuses: [],
    });
    renderWithMessages(
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
        <SpotlightPanel subject="key" close={() => {}} />
      </SWRConfig>,
    );
  }

  test('shows somebody in short, and on a press all that their record says (INFO-09)', async () => {
    open([card]);
    expect(await screen.findByText('Ananya Rao')).toBeInTheDocument();
    const studio = screen.getByRole('button', { name: 'Profile Studio' });
    expect(screen.getByRole('button', { name: 'Profile Snap' })).toHaveAttribute('aria-pressed', 'true');
    fireEvent.click(studio);
    expect(studio).toHaveAttribute('aria-pressed', 'true');
    expect(await screen.findByText('Nothing is filled in yet.')).toBeInTheDocument();
  });

  test('has nothing to switch for a closed record, and says when there is nobody', async () => {
    open([{ ...card, IsWhole: false }]);
    expect(await screen.findByText('Ananya Rao')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Profile Studio' })).not.toBeInTheDocument();
    open([]);
    expect(await screen.findByText('You cannot see this person.')).toBeInTheDocument();
  });
});
