import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReleaseDialog } from '@/components/workplace/reports/releases/release-dialog';
import type { SavedReport } from '@/lib/contract/workplace/reports/saved-reports';
import { renderWithMessages } from '../../../render-with-messages';
import { answerCalls } from './answered-calls';

const showSnackbar = jest.fn();
jest.mock('@/components/ui/feedback/snackbar-queue', () => ({
  showSnackbar: (...given: unknown[]) => showSnackbar(...given) as unknown,
}));

const layout: SavedReport = {
  ...{ SaveReportCode: 'layout-1', SaveReportName: 'Team by unit', ReportCode: 'employee-list', IsOwn: true },
  ...{ Filter: null, OwnerName: '', RoleCodes: [], Fields: [] },
};

const release = {
  ...{ ReleaseCode: 'release-1', Address: 'audit@partner.example', UntilDate: '31-Mar-2030' },
  ReleasedBy: 'Sofía Herrera',
};

test('HR releases a layout to an address until a day, and withdraws it', async () => {
  const user = userEvent.setup();
  const { answer, requestsOf } = answerCalls();
  renderWithMessages(<ReleaseDialog current={layout} onClose={jest.fn()} />);
  await user.click(await screen.findByRole('button', { name: 'Release' }));
  expect(await screen.findByText('Enter a mail address')).toBeVisible();
  expect(screen.getByText('Enter a day from today on')).toBeVisible();
  expect(requestsOf('addReportRelease')).toEqual([]);

  await user.type(screen.getByRole('textbox', { name: 'Mail address' }), 'audit@partner.example');
  fireEvent.change(screen.getByRole('textbox', { name: 'Last day' }), { target: { value: '31-Mar-2030' } });
  answer('listReportReleases', [release]);
  await user.click(screen.getByRole('button', { name: 'Release' }));
  expect(await screen.findByText('audit@partner.example')).toBeVisible();
  expect(screen.getByText('Until 31-Mar-2030, released by Sofía Herrera')).toBeVisible();
  expect(requestsOf('addReportRelease')).toEqual([
    { SavedReportCode: 'layout-1', Address: 'audit@partner.example', UntilDate: '2030-03-31' },
  ]);

  answer('listReportReleases', []);
  await user.click(screen.getByRole('button', { name: 'Withdraw the release to audit@partner.example' }));
  await waitFor(() => expect(screen.queryByText('audit@partner.example')).toBeNull());
  expect(requestsOf('removeReportRelease')).toEqual([{ ReleaseCode: 'release-1' }]);
});
