import { fromDay } from '@/components/time/leave/mine/ask/ask-values';
import { likelyType } from '@/components/time/leave/mine/ask/likely-choice';
import type { LeaveRequestDetail } from '@/components/time/leave/mine/leave-holder';
import { amountGivenBack } from '@/components/time/leave/mine/requests/amount-given-back';
import { orderRequests } from '@/components/time/leave/mine/requests/order-requests';
import { PARTS_PER_DAY } from '@/lib/contract/time/leave/leave-rules';
import { aBalance } from './a-balance';

const DAY = PARTS_PER_DAY;
const taken = { First: true, Second: true, Amount: DAY, Free: '', Holiday: '' } as const;

const request = (part: Partial<LeaveRequestDetail>): LeaveRequestDetail => ({
  ...{ RequestCode: 'A', TypeCode: 1, TypeName: 'Annual leave', From: '03-Aug-2026', To: '04-Aug-2026' },
  ...{ FromPortion: 'whole', ToPortion: 'whole', Hours: 0, Amount: 2 * DAY, Held: 2 * DAY, State: 'approved' },
  ...{ Note: '', Comment: '', AskedDate: '', DecidedDate: '', ProofCode: '', ProofName: '' },
  ...{ CanChange: false, CanWithdraw: false, CanCancel: true, ApprovalCode: '' },
  Days: [
    { ...taken, Day: '03-Aug-2026' },
    { ...taken, Day: '04-Aug-2026' },
  ],
  ...part,
});

test('what is to come stands first, then what was or was refused, the latest on top', () => {
  const at = (RequestCode: string, day: string, State: LeaveRequestDetail['State'] = 'approved') =>
    request({ RequestCode, From: day, To: day, State });
  const { upcoming, earlier } = orderRequests(
    [
      at('later', '01-Oct-2026'),
      at('past', '01-Jul-2026'),
      at('no', '02-Sep-2026', 'rejected'),
      at('next', '03-Aug-2026'),
    ],
    '2026-08-03',
  );
  expect(upcoming.map(({ RequestCode }) => RequestCode)).toEqual(['next', 'later']);
  expect(earlier.map(({ RequestCode }) => RequestCode)).toEqual(['no', 'past']);
});

test('of one’s own leave what is ahead comes back, of somebody kept all that is held', () => {
  expect(amountGivenBack(request({}), true, '2026-08-04')).toBe(DAY);
  expect(amountGivenBack(request({}), false, '2026-08-04')).toBe(2 * DAY);
  expect(amountGivenBack(request({ Held: 0 }), true, '2026-08-01')).toBe(0);
});

test.each([
  ['2026-08-03', '2026-08-03', '2026-08-10', '2026-08-10'],
  ['2026-08-03', '2026-08-05', '2026-08-04', '2026-08-05'],
  ['2026-08-03', '2026-08-05', '2026-08-10', '2026-08-10'],
  ['2026-08-03', '2026-08-03', '', ''],
])('from %s to %s, begun on “%s” instead, ends on “%s”', (From, To, day, end) => {
  expect(fromDay({ From, To }, day)).toEqual({ From: day, To: end });
});

test('the type that was asked for most is likely, else the first that is offered', () => {
  const offered = [aBalance({ TypeCode: 1 }), aBalance({ TypeCode: 2 })];
  expect(likelyType(offered, [])).toBe(1);
  expect(likelyType(offered, [request({ TypeCode: 2 }), request({ TypeCode: 9 })])).toBe(2);
  expect(likelyType([], [])).toBeNull();
});
