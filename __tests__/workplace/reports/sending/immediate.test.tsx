import { screen, waitFor, within } from '@testing-library/react';
import { openSending } from './sending-screen';

const showSnackbar = jest.fn();
jest.mock('@/components/ui/feedback/snackbar-queue', () => ({
  showSnackbar: (...given: unknown[]) => showSnackbar(...given) as unknown,
}));

beforeEach(() => jest.clearAllMocks());

const press = (name: string) => screen.getByRole('button', { name });
const reportName = () => screen.getByRole('combobox', { name: 'Report Name' });
const ccMail = () => screen.getByRole('textbox', { name: 'CC mail' });

test('a report without a layout is not sent, and says that Report Name is required (RIMM-04)', async () => {
  const { user, requestsOf } = await openSending();
  await user.click(press('Send'));
  expect(await screen.findByText('Report Name is required')).toBeVisible();
  expect(reportName()).toHaveAttribute('aria-invalid', 'true');
  expect(requestsOf('sendReport')).toEqual([]);
});

test('what is filled in is sent with its filter rows, then the history opens (RIMM-07)', async () => {
  const { user, answer, requestsOf } = await openSending();
  answer('sendReport', { HeaderCode: 'header-1' });
  await user.selectOptions(reportName(), 'Team by unit');
  await user.type(screen.getByRole('combobox', { name: 'Recipients' }), 'appr');
  await user.click(await screen.findByRole('option', { name: 'Appraiser' }));
  expect(screen.getByText('Role: Appraiser')).toBeVisible();
  await user.type(ccMail(), 'asha@example.com; mei@example.com');
  await user.click(press('Send'));
  await waitFor(() => expect(showSnackbar).toHaveBeenCalledWith('success', 'Report has been triggered'));
  expect(requestsOf('sendReport')).toEqual([
    {
      ...{ ReportCode: 'employee-list', SavedReportCode: 'layout-1', Format: 'xlsx', Status: 'F' },
      ...{ ChillCodes: [], RoleCodes: [5], CCEMail_IDs: 'asha@example.com; mei@example.com', AsOnDate: '2030-03-18' },
      Fields: [
        {
          ...{ FieldCode: 'Unit', FieldValue: 'U1', Operator: 'is' },
          ...{ ReportCode: 'employee-list', SavedReportCode: 'layout-1' },
        },
      ],
    },
  ]);
  expect(await screen.findByText('Nothing sent yet')).toBeVisible();
});

test('a report whose filter is taken off is sent as pending (RIMM-03)', async () => {
  const { user, requestsOf } = await openSending();
  await user.click(press('Remove the filter Unit: Consulting'));
  await user.selectOptions(reportName(), 'Team by unit');
  await user.click(press('Send'));
  await waitFor(() => expect(requestsOf('sendReport')).toHaveLength(1));
  expect(requestsOf('sendReport')[0]).toMatchObject({ Status: 'P', Fields: [] });
});

test('nobody is offered who was found for another text', async () => {
  const { user, answer, requestsOf } = await openSending();
  const asha = { ChillCode: 'person-1', Name: 'Asha Rao', Empid: 'E1001', Business_Name: 'Consulting' };
  answer('searchEmployees', [asha]);
  const field = screen.getByRole('combobox', { name: 'Recipients' });
  await user.type(field, 'asha');
  expect(await screen.findByRole('option', { name: 'Asha Rao · E1001 · Consulting' })).toBeVisible();
  await user.clear(field);
  await user.type(field, 'mei{Enter}');
  expect(screen.queryByText('Asha Rao')).toBeNull();
  expect(requestsOf('sendReport')).toEqual([]);
});

test('a wrong address is said before sending, Enter sends nothing, pasted lines stay apart', async () => {
  const { user, requestsOf } = await openSending();
  await user.selectOptions(reportName(), 'Team by unit');
  await user.type(screen.getByRole('combobox', { name: 'Recipients' }), '{Escape}{Enter}');
  await user.type(ccMail(), '{Enter}');
  await user.paste('asha@example.com\nmei@example');
  expect(ccMail()).toHaveValue('asha@example.com, mei@example');
  await user.click(press('Send'));
  expect(await screen.findByText('“mei@example” is not a mail address.')).toBeVisible();
  expect(requestsOf('sendReport')).toEqual([]);
});

test('what is refused is said at its field and in a snackbar, and what was typed stays (RIMM-09)', async () => {
  const { user, answer } = await openSending();
  const issues = [{ path: 'CCEMail_IDs', message: 'no_account' }];
  const params = { address: 'x@partner.example' };
  answer('sendReport', { code: 'invalid', message: 'no', issues, params, requestId: 'r' }, 422);
  await user.selectOptions(reportName(), 'Team by unit');
  await user.type(ccMail(), 'x@partner.example');
  await user.click(press('Send'));
  expect(await screen.findByText(/“x@partner.example” belongs to no account here/)).toBeVisible();
  expect(showSnackbar).toHaveBeenCalledWith('error', expect.any(String));
  expect(ccMail()).toHaveValue('x@partner.example');
  expect(reportName()).toHaveValue('layout-1');
});

test('a dry run names each recipient with rows, columns and why one gets fewer', async () => {
  const { user, answer, requestsOf } = await openSending();
  const none = { Address: '', IsEstimated: false, MissingColumns: [], Reasons: [], IsLink: false };
  answer('tryReportSending', [
    { ...none, Recipient: 'Meera Iyer', RoleName: 'HR', IsOwner: true, RowCount: 412, Columns: ['Name', 'Born on'] },
    {
      ...{ ...none, Recipient: 'Vikram Shah', RoleName: 'Appraiser', IsOwner: false, RowCount: 8, Columns: ['Name'] },
      ...{ MissingColumns: ['Born on'], Reasons: ['fewer_rows', 'fewer_columns'] },
    },
  ]);
  expect(press('Check who gets what')).toBeDisabled();
  await user.selectOptions(reportName(), 'Team by unit');
  await user.click(press('Check who gets what'));
  const table = await screen.findByRole('table', { name: 'If it were sent now' });
  const [, own, other] = within(table).getAllByRole('row');
  expect(own).toHaveTextContent('Meera Iyer (you)As HR4122');
  expect(other).toHaveTextContent('May see fewer rows than you.Without: Born on81');
  expect(requestsOf('sendReport')).toEqual([]);
  await user.type(ccMail(), 'a');
  expect(screen.queryByRole('table')).toBeNull();
});

test('a dry run that is refused names the address that nobody here has', async () => {
  const { user, answer } = await openSending();
  const issues = [{ path: 'CCEmailIDs', message: 'no_account' }];
  const params = { address: 'x@partner.example' };
  answer('tryReportSending', { code: 'invalid', message: 'no', issues, params, requestId: 'r' }, 422);
  await user.selectOptions(reportName(), 'Team by unit');
  await user.type(ccMail(), 'x@partner.example');
  await user.click(press('Check who gets what'));
  expect(await screen.findByRole('alert')).toHaveTextContent('“x@partner.example” belongs to no account here.');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('a report in fixed columns asks for no layout (VOPQ-26)', async () => {
  const { user, requestsOf } = await openSending({ IsExcel: true, Days: 'none' });
  expect(screen.queryByRole('combobox', { name: 'Report Name' })).toBeNull();
  await user.click(press('Send'));
  await waitFor(() => expect(requestsOf('sendReport')).toHaveLength(1));
  await user.click(screen.getByRole('tab', { name: 'Schedule' }));
  await user.click(press('Schedule'));
  expect(await screen.findByText('Report Name is required')).toBeVisible();
});
