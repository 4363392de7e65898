import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { EmployeeTable } from '@/components/workplace/search/locator/employee-table';
import { answerCalls } from '../../helpdesk/answer-calls';
import messages from '@/messages/en/search.json';
import { renderWithMessages } from '../../render-with-messages';

const PAGE = 50;

/** A page of people whose names begin with a word. */
const people = (word: string, count = PAGE) =>
  Array.from({ length: count }, (_, at) => ({
    empid: `${word}${at}`,
    EmpidName: '',
    name: `${word} ${at}`,
    UserCode: '',
    ChillCode: `${word}-${at}`,
    AppCode: 5,
    ManagerCode: 0,
    ReviewerCode: 0,
    Active: 'A',
    Empid: `${word}${at}`,
    Name: `${word} ${at}`,
    Business_Name: '',
    Company_Name: '',
    HasPhoto: false,
  }));

type Asked = { readonly AppVFlag: string; readonly After: string };

function show(answer: (request: Asked) => unknown) {
  const calls = answerCalls({ listEmployees: answer });
  renderWithMessages(
    <SWRConfig value={{ provider: () => new Map() }}>
      <EmployeeTable onPick={() => undefined} />
    </SWRConfig>,
  );
  return calls;
}

const more = () => screen.findByRole('button', { name: 'Show more' });
const rowOf = (name: string) => screen.queryByRole('rowheader', { name });
const showExternals = () => userEvent.selectOptions(screen.getByRole('combobox', { name: messages.kind }), 'V');

test('an answer for an earlier filter that comes late is not among the people of the newer one', async () => {
  let comeLate = (_rows: unknown) => {};
  const late = new Promise((resolve) => (comeLate = resolve));
  show(({ AppVFlag, After }) => (After ? late : people(AppVFlag === 'E' ? 'Employee' : 'External')));
  await userEvent.click(await more());
  await showExternals();
  expect(await screen.findByRole('rowheader', { name: 'External 0' })).toBeInTheDocument();
  await act(async () => comeLate(people('Late')));
  expect(rowOf('Late 0')).not.toBeInTheDocument();
  expect(screen.getAllByRole('rowheader')).toHaveLength(PAGE);
});

test('nothing more is offered after the last page, though the total is a multiple of a page', async () => {
  const { of } = show(({ After }) => (After ? [] : people('Employee')));
  await userEvent.click(await more());
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  expect(screen.getAllByRole('rowheader')).toHaveLength(PAGE);
  expect(of('listEmployees').map(({ request }) => request.After)).toEqual(['', 'Employee-49']);
});

test('people of another filter that do not come are told as a failure, never as the ones before', async () => {
  show(({ AppVFlag }) => (AppVFlag === 'E' ? people('Employee') : { code: 'busy' }));
  await screen.findByRole('rowheader', { name: 'Employee 0' });
  await showExternals();
  expect(await screen.findByRole('alert')).toHaveTextContent('The HR system is busy.');
  expect(rowOf('Employee 0')).not.toBeInTheDocument();
});

test('a page that did not come is asked for again, from where the list ended', async () => {
  let isBroken = true;
  const { of } = show(({ After }) => {
    if (After) return isBroken ? { code: 'busy' } : people('Second', 3);
    return people('Employee');
  });
  await userEvent.click(await more());
  expect(await screen.findByRole('alert')).toHaveTextContent('The HR system is busy.');
  isBroken = false;
  await userEvent.click(await more());
  expect(await screen.findByRole('rowheader', { name: 'Second 2' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(of('listEmployees').at(-1)?.request.After).toBe('Employee-49');
});
