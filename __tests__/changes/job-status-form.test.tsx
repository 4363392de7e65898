import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { JobStatusDialog } from '@/components/changes/job-status/job-status-dialog';
import type { JobStatusRecord } from '@/components/changes/job-status/job-status-values';
import { renderWithMessages } from '../render-with-messages';
import { answerCalls, refusal, type Answers } from './answer-calls';
import { PREVIEW } from './sample-preview';

const router = { replace: jest.fn(), refresh: jest.fn() };
jest.mock('next/navigation', () => ({ ...jest.requireActual('next/navigation'), useRouter: () => router }));
const showSnackbar = jest.fn();
jest.mock('@/components/ui/feedback/snackbar-queue', () => ({
  showSnackbar: (...given: unknown[]) => showSnackbar(...given) as unknown,
}));

const choices = [
  { value: '1', label: 'Probation', InputLabel: 'Probation (months)', InputType: 'T' },
  { value: '3', label: 'Confirmed', InputLabel: '', InputType: 'D' },
  { value: '4', label: 'Fixed term', InputLabel: 'Last day', InputType: 'D' },
] as const;
const saved = { message: 'Record has been updated successfully', ChangeCode: 'c1', JobCode: 'j1', State: 'applied' };
let subject = { ChillCode: 'person-0', name: 'Asha Rao', version: 'v1' };
let people = 0;
const user = userEvent.setup();
let answers: Answers;
let sent: ReturnType<typeof answerCalls>;

beforeEach(() => {
  jest.clearAllMocks();
  // What one test leaves as a draft is not the next one's.
  people += 1;
  subject = { ...subject, ChillCode: `person-${people}` };
  answers = { previewChange: PREVIEW, addJobStatus: saved, editJobStatus: saved };
  sent = answerCalls(answers);
});

const open = (record: JobStatusRecord | null = null) =>
  renderWithMessages(<JobStatusDialog subject={subject} choices={choices} record={record} />);
const dialog = (name = 'New Job Change') => screen.findByRole('dialog', { name });
const choose = async (status: string) =>
  user.selectOptions(await screen.findByRole('combobox', { name: /^Job Status/ }), status);
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => user.click(screen.getByRole('button', { name: 'Save' }));

test('each status shows what it is entered with by its own label, the open-ended one nothing', async () => {
  open();
  await dialog();
  await choose('Probation');
  expect(screen.getByLabelText(/^Probation \(months\)/)).toBeVisible();
  expect(screen.getByLabelText(/^No\.Of Day\(s\)/)).toBeVisible();
  await choose('Fixed term');
  expect(screen.getByRole('textbox', { name: /^Last day/ })).toBeVisible();
  expect(screen.queryByLabelText(/months/)).toBeNull();
  await choose('Confirmed');
  expect(screen.queryByRole('textbox', { name: /^(Last day|End Date)/ })).toBeNull();
});

test('what is missing is said at its field, in the specified words, and nothing is sent', async () => {
  open();
  await dialog();
  await save();
  for (const text of ['Effective From is required', 'Job Status is required', 'Justification is required'])
    expect(screen.getByText(text)).toBeVisible();
  await choose('Probation');
  expect(screen.getByText('No.Of Month(s) is required')).toBeVisible();
  type(/^Probation/, '0');
  expect(screen.getByText('ERROR: The No.Of Month(s) must be greater than 0!')).toBeVisible();
  type(/^No\.Of Day/, '32');
  expect(screen.getByText('No.Of Day(s) is not valid')).toBeVisible();
  await choose('Fixed term');
  expect(screen.getByText('End Date is required')).toBeVisible();
  expect(sent.of('addJobStatus')).toEqual([]);
});

test('a justification of 500 characters is accepted and one of 501 is not, emoji counted as one', async () => {
  open();
  await dialog();
  await choose('Confirmed');
  type(/^Effective From/, '01-Mar-2027');
  type(/^Justification/, '🙂'.repeat(501));
  expect(screen.getByText('501 of 500')).toBeVisible();
  await save();
  expect(screen.getByText('Justification cannot be more than 500 characters')).toBeVisible();
  expect(sent.of('addJobStatus')).toEqual([]);
  type(/^Justification/, '🙂'.repeat(500));
  await save();
  await waitFor(() => expect(sent.of('addJobStatus')).toHaveLength(1));
});

test('a new status is sent with what it asks for alone, and the history is shown anew', async () => {
  open();
  await dialog();
  type(/^Effective From/, '29-Feb-2028');
  await choose('Probation');
  type(/^Probation/, '6');
  type(/^No\.Of Day/, '15');
  type(/^Justification/, '  Joined a new team ');
  await save();
  await waitFor(() => expect(router.refresh).toHaveBeenCalled());
  expect(sent.of('addJobStatus')).toEqual([
    {
      ...{
        ChillCode: subject.ChillCode,
        JobStatusCode: '',
        Version: 'v1',
        EffectiveFrom: '29-Feb-2028',
        JobStatus: '1',
      },
      ...{ NoOfMonths: '6', NoOfDays: '15', Justification: 'Joined a new team', Mode: '' },
    },
  ]);
  expect(router.replace).toHaveBeenCalledWith(`/ecenter/jobstatusupdate/request/${subject.ChillCode}`, {
    scroll: false,
  });
  expect(showSnackbar).toHaveBeenCalledWith('success', 'Record has been updated successfully');
});

test('the day and the status of a row in force stay as they are, and the rest can change', async () => {
  open({
    ...{ EffectiveFrom: '01-Jan-2026', JobStatus: '1', NoOfMonths: 6, NoOfDays: 0, EndDate: '30-Jun-2026' },
    ...{ EditField: 'N', Justification: 'Joined', InputType: 'T', ChillCode: subject.ChillCode, JobStatusCode: 'j1' },
    ...{ JobCode: 'j1', Version: 'v1' },
  });
  await dialog('Edit Job Change');
  expect(screen.getByRole('textbox', { name: /^Effective From/ })).toHaveAttribute('readonly');
  expect(screen.getByRole('combobox', { name: /^Job Status/ })).toBeDisabled();
  type(/^Probation/, '9');
  await save();
  await waitFor(() => expect(sent.of('editJobStatus')).toHaveLength(1));
  expect(sent.of('editJobStatus')[0]).toMatchObject({ JobStatusCode: 'j1', NoOfMonths: '9' });
});

test('a refusal stands above the fields as text and at its field, and nothing typed is lost', async () => {
  answers.addJobStatus = refusal('invalid', '<b>Late</b>', [{ path: 'EffectiveFrom', message: 'not_after_previous' }]);
  open();
  await dialog();
  type(/^Effective From/, '01-Mar-2020');
  await choose('Confirmed');
  type(/^Justification/, 'Earlier');
  await save();
  const text = 'It has to begin after the one before it';
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByRole('textbox', { name: /^Effective From/ })).toHaveAccessibleDescription(text);
  expect(screen.getByLabelText(/^Justification/)).toHaveValue('Earlier');
  answers.addJobStatus = refusal('invalid', '<b>Late</b>', []);
  await save();
  expect(await screen.findByText('<b>Late</b>')).toBeVisible();
  expect(router.replace).not.toHaveBeenCalled();
});

test('who was overtaken is told, and a second save goes by what stands there now', async () => {
  answers.addJobStatus = refusal('conflict', 'changed', []);
  answers.getChangeSubject = { Version: 'v2' };
  open();
  await dialog();
  type(/^Effective From/, '01-Mar-2027');
  await choose('Confirmed');
  type(/^Justification/, 'Well done');
  await save();
  expect(await screen.findByText(/^Somebody changed Asha Rao meanwhile/)).toBeVisible();
  answers.addJobStatus = saved;
  await save();
  await waitFor(() => expect(router.refresh).toHaveBeenCalled());
  expect(sent.of('addJobStatus').map(({ Version }) => Version)).toEqual(['v1', 'v2']);
});

test('where others are to come it must be said how far a change goes, and the preview follows', async () => {
  const later = {
    ...{ ChangeCode: 'c9', Kind: 'job_status', EffectiveFrom: '01-Jun-2027', By: null },
    Facts: [{ Field: 'JobStatus', Label: 'Job Status', Before: 'Probation', After: 'Fixed term' }],
  };
  answers.previewChange = { ...PREVIEW, NeedsMode: ['JobStatus'], Later: [later] };
  answers.addJobStatus = refusal('invalid', '', [{ path: 'Mode', message: 'required' }]);
  open();
  await dialog();
  type(/^Effective From/, '01-Mar-2027');
  await choose('Confirmed');
  type(/^Justification/, 'Well done');
  expect(await screen.findByText('Job Status: Probation → Fixed term')).toBeVisible();
  await save();
  expect(await screen.findAllByText('Choose how far this goes')).not.toHaveLength(0);
  answers.addJobStatus = saved;
  await user.click(screen.getByRole('radio', { name: /^Over all of it/ }));
  await waitFor(() => expect(sent.of('previewChange').at(-1)).toMatchObject({ Form: { Mode: 'all' } }));
  await save();
  await waitFor(() => expect(sent.of('addJobStatus').at(-1)).toMatchObject({ Mode: 'all' }));
});
