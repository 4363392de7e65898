import { fromDay } from '@/components/time/leave/mine/ask/ask-values';
import { likelyType } from '@/components/time/leave/mine/ask/likely-choice';
import type { LeaveRequestDetail } from '@/components/time/leave/mine/leave-holder';
import { amountGivenBack } from '@/components/time/leave/mine/requests/amount-given-back';
import { orderRequests } from '@/components/time/leave/mine/requests/order-requests';
import { PARTS_PER_DAY } from '@/lib/contract/time/leave/leave-rules';
import { aBalance } from './a-balance';
import { aRequest } from './a-request';

const DAY = PARTS_PER_DAY;
test('what is to come stands first, then what was or was refused, the latest on top', () => {
  const at = (RequestCode: string, day: string, State: LeaveRequestDetail['State'] = 'approved') =>
    aRequest({ RequestCode, From: day, To: day, State });
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
  expect(amountGivenBack(aRequest({}), true, '2026-08-04')).toBe(DAY);
  expect(amountGivenBack(aRequest({}), false, '2026-08-04')).toBe(2 * DAY);
  expect(amountGivenBack(aRequest({ Held: 0 }), true, '2026-08-01')).toBe(0);
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
  expect(likelyType(offered, [aRequest({ TypeCode: 2 }), aRequest({ TypeCode: 9 })])).toBe(2);
  expect(likelyType([], [])).toBeNull();
});
