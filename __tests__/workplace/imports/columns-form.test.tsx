import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { languages } from '@/lib/contract/platform/languages';
import { answerCalls, refusal, type Answers } from '../../changes/answer-calls';
import { checkedImport, importOf, NO_COUNTS } from './sample-import';
import { showImport } from './show-import';

const router = { push: jest.fn(), replace: jest.fn(), refresh: jest.fn() };
jest.mock('next/navigation', () => ({ ...jest.requireActual('next/navigation'), useRouter: () => router }));

const user = userEvent.setup();
let answers: Answers;
let sent: ReturnType<typeof answerCalls>;

beforeEach(() => {
  jest.clearAllMocks();
  answers = {
    saveImportMapping: importOf(),
    checkImport: importOf({ State: 'checking' }),
    getImportProgress: { State: 'checking', Progress: { Done: 1, Of: 2 }, Problem: null, Counts: NO_COUNTS },
  };
  sent = answerCalls(answers);
});

const target = (heading: string) => screen.findByRole('combobox', { name: `What “${heading}” is` });
const check = () => user.click(screen.getByRole('button', { name: 'Check the rows' }));

test('columns are shown as they were recognised, and checked so', async () => {
  showImport(importOf());
  expect(await target('ID')).toHaveValue('Employee ID');
  expect(screen.getByText('recognised by its heading')).toBeVisible();
  expect(screen.getByText('as last time')).toBeVisible();
  expect(screen.getByText('By number or name · recognised by its heading')).toBeVisible();
  expect(screen.getByText('1 column is left out')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(/also need: First day\./);
  await check();
  expect(sent.of('saveImportMapping')).toEqual([
    {
      ...{ ImportCode: 'import-1', Sheet: '', KeyColumn: 'empid', Fixed: {}, Options: { order: '' } },
      Mapping: [
        { Position: 0, Column: 'empid' },
        { Position: 1, Column: 'name' },
        { Position: 2, Column: 'manager' },
      ],
    },
  ]);
  expect(sent.of('checkImport')).toEqual([{ ImportCode: 'import-1' }]);
  expect(await screen.findByRole('progressbar', { name: 'Checking the rows' })).toBeInTheDocument();
  expect(router.replace).toHaveBeenCalledWith('/process/smartupload/key/import-1', { scroll: true });
});

test('a column that is meant twice is refused at both, and nothing is sent', async () => {
  showImport(importOf());
  await user.click(await target('Boss'));
  await user.clear(await target('Boss'));
  await user.type(await target('Boss'), 'employee');
  await user.click(within(await screen.findByRole('listbox')).getByRole('option', { name: 'Employee ID' }));
  expect(screen.getAllByText('Employee ID is taken by another column already')).toHaveLength(2);
  await check();
  expect(screen.getByText('Two columns are meant to be the same. Change one of them.')).toBeVisible();
  expect(sent.of('saveImportMapping')).toEqual([]);
  await user.clear(await target('Boss'));
  expect(screen.queryByText('Employee ID is taken by another column already')).toBeNull();
});

test('rows cannot be found by what no column of the file is', async () => {
  showImport(importOf());
  await user.selectOptions(await screen.findByLabelText('Find people by'), 'Work mail');
  await check();
  expect(screen.getByText(/^No column of the file is Work mail/)).toBeVisible();
  expect(screen.getByLabelText('Find people by')).toHaveFocus();
  expect(sent.of('saveImportMapping')).toEqual([]);
});

test('a value for all rows is chosen of those that the file does not have, and sent', async () => {
  showImport(importOf());
  const add = await screen.findByLabelText('Add a value');
  expect(within(add).queryByRole('option', { name: 'Manager' })).toBeNull();
  await user.selectOptions(add, 'Unit');
  await user.selectOptions(screen.getByLabelText('Unit'), 'Firmware');
  await check();
  expect(sent.of('saveImportMapping')[0]).toMatchObject({ Fixed: { unit: 'firmware' } });
});

test('what the HR API refuses is said at its field, and the choices stay', async () => {
  answers.saveImportMapping = refusal('invalid', '', [{ path: 'Mapping.2.Column', message: 'taken' }]);
  showImport(importOf());
  await target('ID');
  await check();
  expect(await screen.findByText('Two columns of the file are meant to be the same')).toBeVisible();
  expect(await target('Boss')).toHaveValue('Manager');
  expect(sent.of('checkImport')).toEqual([]);
});

test('another sheet brings its own columns', async () => {
  const sheets = { Sheets: ['People', 'Archive'], Sheet: 'People' };
  const [id] = importOf().FileColumns;
  answers.saveImportMapping = importOf({ ...sheets, Sheet: 'Archive', FileColumns: [{ ...id!, Heading: 'Number' }] });
  showImport(importOf(sheets));
  await user.selectOptions(await screen.findByLabelText('Sheet'), 'Archive');
  expect(await target('Number')).toHaveValue('Employee ID');
  expect(sent.of('saveImportMapping')[0]).toMatchObject({ Sheet: 'Archive', Mapping: [] });
});

test('columns that were checked are said anew where the address asks for it', async () => {
  showImport(checkedImport(), { isAtColumns: true });
  expect(await target('ID')).toBeVisible();
  expect(screen.getByRole('link', { name: /Check$/ })).toHaveAttribute('href', '/process/smartupload/key/import-1');
});

test.each(languages)('the columns are told in %s, no text missing', async (language) => {
  const { container } = showImport(importOf({ Sheets: ['One', 'Two'], Sheet: 'One' }), { language });
  await screen.findByDisplayValue('Manager');
  expect(container).not.toHaveTextContent(/imports\.|\{\w+\}/);
});
