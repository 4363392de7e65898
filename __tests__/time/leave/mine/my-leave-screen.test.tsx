import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { SWRConfig } from 'swr';
import { OWN_LEAVE } from '@/components/time/leave/mine/leave-holder';
import { MyLeaveScreen } from '@/components/time/leave/mine/my-leave-screen';
import { PARTS_PER_DAY } from '@/lib/contract/time/leave/leave-rules';
import type { LeaveRequest } from '@/lib/contract/time/leave/leave-shapes';
import { answerCalls } from '../../../helpdesk/answer-calls';
import { renderWithMessages } from '../../../render-with-messages';
import { aBalance } from './a-balance';
import { aRequest } from './a-request';

const replace = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ replace: (...asked: unknown[]) => replace(...asked) }) }));

const TODAY = '2026-03-18';
const days = ['17-Mar-2026', '18-Mar-2026', '19-Mar-2026'];
const approved = aRequest({
  ...{ From: days[0]!, To: days[2]!, Amount: 3 * PARTS_PER_DAY, Held: 3 * PARTS_PER_DAY },
  Days: days.map((Day) => ({ First: true, Second: true, Amount: PARTS_PER_DAY, Free: '', Holiday: '', Day })),
});
const nothing = {
  ...{
    Days: [],
    Amount: 0,
    Left: null,
    Lowest: null,
    NeedsProof: false,
    Away: [],
    Shortfalls: [],
    Steps: [],
    Issues: [],
  },
};

function open(opens: Partial<ComponentProps<typeof MyLeaveScreen>['opens']>, requests: LeaveRequest[] = []) {
  const balances = [aBalance()];
  const calls = answerCalls({
    listLeaveBalances: balances,
    listLeaveRequests: requests,
    getLeaveBalance: { Balance: 10 * PARTS_PER_DAY, Credits: [], Entries: [] },
    getLeaveRequest: approved,
    previewLeaveRequest: nothing,
    cancelLeaveRequest: { Days: 2, Amount: 2 * PARTS_PER_DAY },
  });
  renderWithMessages(
    <SWRConfig value={{ provider: () => new Map() }}>
      <MyLeaveScreen
        holder={OWN_LEAVE}
        balances={balances}
        requests={requests}
        today={TODAY}
        opens={{ ask: false, why: null, request: '', ...opens }}
      />
    </SWRConfig>,
  );
  return calls;
}
const close = async (drawer: string) => {
  const dialog = await screen.findByRole('dialog', { name: drawer });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

beforeEach(() => replace.mockClear());

test.each([
  [{ why: 1 }, 'Annual leave'],
  [{ ask: true }, 'Ask for leave'],
  [{ request: 'A' }, 'Leave request'],
])('what an address opens gives the address up when it is closed (%#)', async (opens, drawer) => {
  open(opens, [approved]);
  await close(drawer);
  expect(replace).toHaveBeenCalledWith('/timemanage/myleave', { scroll: false });
});

test('what a press opens leaves the address as it is', async () => {
  open({});
  await userEvent.click(screen.getByRole('button', { name: 'Annual leave: why is it 10?' }));
  await close('Annual leave');
  expect(replace).not.toHaveBeenCalled();
});

test('of leave that has begun, what is given back are the days from today on', async () => {
  const calls = open({}, [approved]);
  await userEvent.click(screen.getByRole('button', { name: '17-Mar-2026 to 19-Mar-2026' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel this leave' }));
  const question = await screen.findByRole('dialog', { name: 'Cancel this leave?' });
  expect(question).toHaveTextContent('2 days will be given back.');
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel this leave' }));
  await waitFor(() => expect(calls.of('cancelLeaveRequest')).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
