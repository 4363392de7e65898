import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { languages } from '@/lib/contract/platform/languages';
import { answerCalls, refusal, type Answers } from '../../changes/answer-calls';
import { CHANGED, checkedImport, importOf, NO_COUNTS, REFUSED, rowOf } from './sample-import';
import { showImport } from './show-import';

const router = { push: jest.fn(), replace: jest.fn(), refresh: jest.fn() };
jest.mock('next/navigation', () => ({ ...jest.requireActual('next/navigation'), useRouter: () => router }));

const corrected = {
  ...CHANGED,
  ...{ Line: 4, Label: 'Eve' },
  Cells: REFUSED.Cells.map((cell) => (cell.Column === 'manager' ? { ...cell, Text: 'E2', IsCorrected: true } : cell)),
};
const after = checkedImport({
  Counts: { ...NO_COUNTS, Rows: 3, New: 1, Changed: 2, Refused: 0 },
  RefusedColumns: [],
});
const user = userEvent.setup();
let answers: Answers;
let sent: ReturnType<typeof answerCalls>;

beforeEach(() => {
  jest.clearAllMocks();
  answers = {
    listImportRows: [rowOf(), CHANGED, REFUSED],
    updateImportRow: { Row: corrected, Counts: after.Counts },
    getImport: after,
    runImport: importOf({ State: 'writing' }),
    getImportProgress: { State: 'writing', Progress: { Done: 1, Of: 2 }, Problem: null, Counts: NO_COUNTS },
  };
  sent = answerCalls(answers);
});

const cell = () => screen.findByRole('textbox', { name: 'Manager, Eve' });
const chip = (name: RegExp) =>
  within(screen.getByRole('group', { name: 'Show rows that are' })).getByRole('button', { name });

test('a check tells what would happen, refused rows first', async () => {
  showImport(checkedImport());
  expect(await screen.findByRole('heading', { name: 'Ready to import: 1 new and 1 changed' })).toBeVisible();
  expect(screen.getByText(/1 row is refused; you can correct it below\. So far nothing is changed\./)).toBeVisible();
  expect(chip(/^Refused/)).toHaveAttribute('aria-pressed', 'true');
  expect(await cell()).toHaveAccessibleDescription('Nobody has the number E9');
  expect(sent.of('listImportRows')[0]).toMatchObject({ Outcomes: ['refused'], States: [], After: 0 });
  await user.click(chip(/^Changed/));
  await waitFor(() => expect(sent.of('listImportRows').at(-1)).toMatchObject({ Outcomes: ['changed'] }));
});

test('a refused cell is corrected in place by Enter, the row and the counts follow', async () => {
  showImport(checkedImport());
  const field = await cell();
  await user.clear(field);
  await user.type(field, 'E2{Enter}');
  expect(sent.of('updateImportRow')).toEqual([{ ImportCode: 'import-1', Line: 4, Cells: { manager: 'E2' } }]);
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Manager, Eve' })).toBeNull());
  expect(screen.getByText('Corrected')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Ready to import: 1 new and 2 changed' })).toBeVisible();
  expect(screen.getByRole('button', { name: /Eve/ })).toHaveFocus();
});

test('leaving a cell saves what was typed once, and what was not changed is not sent', async () => {
  showImport(checkedImport());
  const field = await cell();
  await user.click(field);
  await user.tab();
  expect(sent.of('updateImportRow')).toEqual([]);
  await user.type(field, '2');
  await user.tab();
  expect(sent.of('updateImportRow')).toEqual([{ ImportCode: 'import-1', Line: 4, Cells: { manager: 'E92' } }]);
});

test('a correction that does not arrive keeps what was typed and says so', async () => {
  answers.updateImportRow = refusal('upstream_unavailable', '', []);
  showImport(checkedImport());
  const field = await cell();
  await user.type(field, '2{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('The HR system cannot be reached');
  expect(field).toHaveValue('E92');
});

test('a row opens with all its cells, which are saved together', async () => {
  showImport(checkedImport());
  await user.click(await screen.findByRole('button', { name: /Ben/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Ben' });
  expect(within(dialog).getByText('Line 3')).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Save and check' })).toBeDisabled();
  await user.type(within(dialog).getByLabelText('Name'), ' Berg');
  await user.click(within(dialog).getByRole('button', { name: 'Save and check' }));
  expect(sent.of('updateImportRow')).toEqual([{ ImportCode: 'import-1', Line: 3, Cells: { name: 'Ann Berg' } }]);
});

test('what changes is shown as old and new, read out as such', async () => {
  showImport(checkedImport());
  const row = (await screen.findByRole('button', { name: /Ben/ })).closest('tr');
  expect(row).toHaveTextContent('ManagerwasCembecomesDana');
});

test('an import is written after a sentence that says what will happen', async () => {
  showImport(checkedImport());
  await user.click(await screen.findByRole('button', { name: 'Import…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Import these rows?' });
  expect(dialog).toHaveTextContent('This will be imported: 1 new and 1 changed. 1 row is left out.');
  expect(within(dialog).getByRole('radio', { name: /All or nothing/ })).toBeDisabled();
  expect(within(dialog).getByText('Not possible while 1 row is refused.')).toBeVisible();
  await user.dblClick(within(dialog).getByRole('button', { name: 'Import' }));
  expect(await screen.findByRole('progressbar', { name: 'Importing the rows' })).toBeInTheDocument();
  expect(sent.of('runImport')).toEqual([{ ImportCode: 'import-1', Mode: 'valid' }]);
});

test('all or nothing is offered where no row is refused, up to its limit', async () => {
  showImport(after);
  await user.click(await screen.findByRole('button', { name: 'Import…' }));
  await user.click(await screen.findByRole('radio', { name: /All or nothing/ }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Import' }));
  expect(sent.of('runImport')).toEqual([{ ImportCode: 'import-1', Mode: 'all' }]);
});

test('who else is importing is said in the question, which stays', async () => {
  answers.runImport = refusal('invalid', 'Ravi Nair is importing joiners.csv', [
    { path: 'ImportCode', message: 'busy' },
  ]);
  showImport(checkedImport());
  await user.click(await screen.findByRole('button', { name: 'Import…' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Import' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Ravi Nair is importing joiners.csv');
  expect(screen.getByRole('dialog')).toBeVisible();
});

test.each(languages)('a check is told in %s, no text missing', async (language) => {
  const { container } = showImport(checkedImport({ Counts: { ...checkedImport().Counts, Same: 4 } }), { language });
  await screen.findByDisplayValue('E9');
  expect(container).not.toHaveTextContent(/imports\.|\{\w+\}/);
});
