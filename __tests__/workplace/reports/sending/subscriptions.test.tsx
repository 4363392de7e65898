import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SubscriptionList } from '@/components/workplace/reports/subscriptions/subscription-list';
import type { ReportSubscription } from '@/lib/contract/workplace/reports/sending/subscriptions';
import { renderWithMessages } from '../../../render-with-messages';
import { answerCalls } from './answered-calls';

const showSnackbar = jest.fn();
jest.mock('@/components/ui/feedback/snackbar-queue', () => ({
  showSnackbar: (...given: unknown[]) => showSnackbar(...given) as unknown,
}));

const shared = {
  ...{
    HeaderCode: 'header-1',
    SaveReportName: 'Team by unit',
    ReportCode: 'employee-list',
    SavedReportCode: 'layout-1',
  },
  ...{ ReportTitle: 'Employee list', OwnerName: 'Sofía Herrera', ExecutionTime: '09:15', SchedulerType: 3 },
  ...{ NextDueAt: '2030-03-18T03:45:00.000Z', IsSubscribed: false },
} satisfies ReportSubscription & { SavedReportCode: string };

test('somebody subscribes to what another sends regularly, and reads that they get it', async () => {
  const { answer, requestsOf } = answerCalls();
  renderWithMessages(<SubscriptionList subscriptions={[shared]} />);
  expect(screen.getByText('Employee list, by Sofía Herrera')).toBeVisible();
  expect(screen.getByText(/^Weekly, 09:15 \(Asia\/Kolkata\)/)).toBeVisible();
  answer('listReportSubscriptions', [{ ...shared, IsSubscribed: true }]);
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe to “Team by unit”' }));
  expect(await screen.findByRole('button', { name: 'Unsubscribe from “Team by unit”' })).toBeVisible();
  expect(screen.getByText('You get it')).toBeVisible();
  expect(requestsOf('setReportSubscription')).toEqual([{ HeaderCode: 'header-1', IsSubscribed: true }]);
  await waitFor(() => expect(showSnackbar).toHaveBeenCalledWith('success', '“Team by unit” will be sent to you.'));
});
