import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { languages } from '@/lib/contract/platform/languages';
import { answerCalls, type Answers } from '../../changes/answer-calls';
import { CHANGED, importOf, NO_COUNTS } from './sample-import';
import { showImport } from './show-import';

const router = { push: jest.fn(), replace: jest.fn(), refresh: jest.fn() };
jest.mock('next/navigation', () => ({ ...jest.requireActual('next/navigation'), useRouter: () => router }));

const written = importOf({
  State: 'written',
  Mode: 'valid',
  Counts: { ...NO_COUNTS, Rows: 3, New: 1, Changed: 1, Refused: 1, Written: 2 },
  CheckedAt: '2026-03-05T03:31:00.000Z',
  WrittenAt: '2026-03-05T03:32:00.000Z',
  ...{ CanMap: false, CanCheck: false, CanDiscard: false, CanUndo: true },
});
const takenBack = {
  ...written,
  State: 'taken_back' as const,
  Counts: { ...written.Counts, Written: 0, TakenBack: 1, InTheWay: 1 },
  TakenBackAt: '2026-03-05T03:33:00.000Z',
};
const inTheWay = {
  ...CHANGED,
  State: 'in_the_way' as const,
  Issues: [{ Column: '', Title: '', Reason: 'changed_later', Text: 'Changed again on 06-Mar-2026' }],
};
const user = userEvent.setup();
let answers: Answers;
let sent: ReturnType<typeof answerCalls>;

beforeEach(() => {
  jest.clearAllMocks();
  answers = {
    listImportRows: [CHANGED],
    undoImport: { ...written, State: 'taking_back' },
    getImportProgress: { State: 'taking_back', Progress: { Done: 1, Of: 2 }, Problem: null, Counts: written.Counts },
    checkImport: importOf({ State: 'checking' }),
    getImport: takenBack,
  };
  sent = answerCalls(answers);
});

test('what was written is told, and taken back with a reason, whole or not at all', async () => {
  showImport(written);
  expect(await screen.findByRole('heading', { name: 'Imported: 1 new and 1 changed' })).toBeVisible();
  expect(screen.getByText('The valid rows were imported. 1 row was left out.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Take back…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Take this import back?' });
  expect(dialog).toHaveTextContent('2 rows go back to how things were before.');
  expect(within(dialog).getByRole('radio', { name: /All or nothing/ })).toBeChecked();
  await user.click(within(dialog).getByRole('radio', { name: /Take back what can be/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Take back' }));
  expect(within(dialog).getByText('Say why you take it back')).toBeVisible();
  expect(sent.of('undoImport')).toEqual([]);
  await user.type(within(dialog).getByLabelText(/^Reason/), 'Wrong file');
  await user.click(within(dialog).getByRole('button', { name: 'Take back' }));
  expect(sent.of('undoImport')).toEqual([{ ImportCode: 'import-1', Mode: 'valid', Reason: 'Wrong file' }]);
  const bar = await screen.findByRole('progressbar', { name: 'Taking the rows back' });
  await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '50'));
  expect(screen.getByText('1 of 2 rows')).toBeVisible();
});

test('a job that has come to an end shows what came of it by itself', async () => {
  answers.getImportProgress = { State: 'taken_back', Progress: null, Problem: null, Counts: takenBack.Counts };
  answers.listImportRows = [inTheWay];
  showImport({ ...written, State: 'taking_back' });
  expect(await screen.findByRole('heading', { name: '1 row taken back' })).toBeVisible();
  expect(screen.getByText('1 row stays, because something stands in its way.')).toBeVisible();
  expect(await screen.findByText('Changed again on 06-Mar-2026')).toBeVisible();
  expect(sent.of('listImportRows')[0]).toMatchObject({ States: ['in_the_way'], Outcomes: [] });
  expect(screen.queryByRole('textbox', { name: /Ben/ })).toBeNull();
});

test('an import that stopped says why, at which line, and what to do', async () => {
  const Problem = { Code: 'nothing_written', Line: 4, Text: '' } as const;
  showImport(importOf({ State: 'failed', Problem, Counts: { ...NO_COUNTS, Rows: 3, Refused: 1 } }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('A row could not be imported, and so none was.');
  expect(alert).toHaveTextContent('Line 4');
  expect(alert).toHaveTextContent('Correct it and check again');
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  expect(sent.of('checkImport')).toEqual([{ ImportCode: 'import-1' }]);
});

test('an import is discarded after a question, which leads back to the list', async () => {
  showImport(importOf({ State: 'failed', Problem: { Code: 'empty', Line: 0, Text: '' } }));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  const dialog = await screen.findByRole('dialog', { name: 'Discard this import?' });
  await user.click(within(dialog).getByRole('button', { name: 'Discard' }));
  expect(sent.of('discardImport')).toEqual([{ ImportCode: 'import-1' }]);
  await waitFor(() => expect(router.push).toHaveBeenCalledWith('/process/smartupload'));
});

test.each(languages)('what was taken back is told in %s, no text missing', async (language) => {
  answers.listImportRows = [inTheWay];
  const { container } = showImport(takenBack, { language });
  await screen.findByText('Changed again on 06-Mar-2026');
  expect(container).not.toHaveTextContent(/imports\.|\{\w+\}/);
});
