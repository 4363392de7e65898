import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NewImport } from '@/components/workplace/imports/start/new-import';
import { uploadFile } from '@/lib/client/call/upload-file';
import { answerCalls, refusal, type Answers } from '../../changes/answer-calls';
import { renderWithMessages } from '../../render-with-messages';
import { importOf, PEOPLE } from './sample-import';

const router = { push: jest.fn() };
jest.mock('next/navigation', () => ({ ...jest.requireActual('next/navigation'), useRouter: () => router }));
jest.mock('@/lib/client/call/upload-file', () => ({ uploadFile: jest.fn() }));

const TABLE = 'ID\tName\nE1\tAnn\nE2\t"Ben ""B"" Berg"\n';
const upload = jest.mocked(uploadFile);
const user = userEvent.setup();
let answers: Answers;
let sent: ReturnType<typeof answerCalls>;

beforeEach(() => {
  jest.clearAllMocks();
  upload.mockResolvedValue({ HeaderCode: 'file-1', FileName: 'people.csv' });
  answers = { startImport: importOf() };
  sent = answerCalls(answers);
  renderWithMessages(<NewImport kinds={[PEOPLE]} />);
});

const goOn = () => user.click(screen.getByRole('button', { name: 'Continue' }));
const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText('Choose Files', { selector: 'input' }), { target: { files: [file] } });

/** What the file of the last upload holds. */
const textOfUpload = () =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(upload.mock.calls.at(-1)![1]);
  });

test('nothing is sent without a file', async () => {
  await goOn();
  expect(screen.getByText('Choose a file first')).toBeVisible();
  expect(upload).not.toHaveBeenCalled();
});

test('a file of another kind is refused at once, and one that fits begins an import', async () => {
  choose(new File(['x'], 'people.pdf'));
  expect(await screen.findByText(/people\.pdf: Only the following formats are accepted: \.csv, \.xlsx/)).toBeVisible();
  choose(new File(['x'], 'people.csv'));
  await goOn();
  expect(upload).toHaveBeenCalledWith('uploadImportFile', expect.any(File), expect.anything());
  expect(sent.of('startImport')).toEqual([{ HeaderCode: 'file-1', Kind: 'people', Sheet: '' }]);
  expect(router.push).toHaveBeenCalledWith('/process/smartupload/key/import-1');
});

test('a file that cannot be read says why, and stays to be looked at', async () => {
  answers.startImport = refusal('invalid', '', [{ path: 'HeaderCode', message: 'protected' }]);
  choose(new File(['x'], 'people.xlsx'));
  await goOn();
  expect(await screen.findByRole('alert')).toHaveTextContent('This file is protected by a password. Save it without');
  expect(screen.getByText('people.xlsx')).toBeVisible();
});

test('a file that was sent is not sent again where only its import did not begin', async () => {
  answers.startImport = refusal('upstream_unavailable', '', []);
  choose(new File(['x'], 'people.csv'));
  await goOn();
  expect(await screen.findByRole('alert')).toBeVisible();
  answers.startImport = importOf();
  await goOn();
  await waitFor(() => expect(router.push).toHaveBeenCalled());
  expect(upload).toHaveBeenCalledTimes(1);
});

test('cells that are pasted anywhere on the page become a file', async () => {
  const getData = () => TABLE;
  fireEvent.paste(document.body, { clipboardData: { getData, files: [new File(['p'], 'image.png')], types: [] } });
  expect(await screen.findByLabelText('Cells with their headings')).toHaveValue(TABLE);
  expect(await screen.findByText(/2 rows and 2 columns:/)).toBeVisible();
  await goOn();
  await waitFor(() => expect(upload).toHaveBeenCalled());
  expect(upload.mock.calls[0]?.[1].name).toMatch(/^Pasted cells \d{4}-\d\d-\d\d \d\d-\d\d\.csv$/);
  expect(await textOfUpload()).toBe('ID,Name\r\nE1,Ann\r\nE2,"Ben ""B"" Berg"\r\n');
});

test('headings alone are no table', async () => {
  await user.click(screen.getByRole('button', { name: 'Paste cells' }));
  fireEvent.change(screen.getByLabelText('Cells with their headings'), { target: { value: 'ID\tName' } });
  await goOn();
  expect(await screen.findByText('Paste the headings and at least one row')).toBeVisible();
  expect(screen.getByLabelText('Cells with their headings')).toHaveValue('ID\tName');
});
