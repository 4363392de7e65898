import { screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { ledgerStepsOf } from '@/components/time/leave/mine/why/ledger-steps';
import { OWN_LEAVE } from '@/components/time/leave/mine/leave-holder';
import { WhyDrawer } from '@/components/time/leave/mine/why/why-drawer';
import { HALF_DAY, PARTS_PER_DAY } from '@/lib/contract/time/leave/leave-rules';
import type { LeaveEntry } from '@/lib/contract/time/leave/leave-shapes';
import { answerCalls } from '../../../helpdesk/answer-calls';
import { renderWithMessages } from '../../../render-with-messages';

const DAY = PARTS_PER_DAY;

const entry = (part: Partial<LeaveEntry>): LeaveEntry => ({
  ...{ Kind: 'taken', Day: '03-Aug-2026', Amount: -DAY, Balance: 0, LastDay: '', Note: '', RequestCode: '' },
  WrittenDate: '01-Jan-2026 00:00',
  Grant: null,
  ...part,
});
const grant = (part: Partial<NonNullable<LeaveEntry['Grant']>>): NonNullable<LeaveEntry['Grant']> => ({
  ...{ From: '01-Jan-2026', To: '31-Dec-2026', RuleFrom: '01-Jan-2026', FullAmount: 22 * DAY, Part: 1000 },
  ...part,
});

async function explain(entries: readonly LeaveEntry[]) {
  const balance = entries.at(-1)?.Balance ?? 0;
  answerCalls({ getLeaveBalance: { Balance: balance, Credits: [], Entries: entries } });
  renderWithMessages(
    <SWRConfig value={{ provider: () => new Map() }}>
      <WhyDrawer
        type={{ code: 1, name: 'Annual leave', isCounted: true, on: '2026-08-31' }}
        holder={OWN_LEAVE}
        onClose={() => undefined}
      />
    </SWRConfig>,
  );
  await screen.findByText('How it came about');
}

test.each([
  [grant({}), '22 days for 2026, by the rule since 01-Jan-2026.'],
  [grant({ Part: 583 }), '22 days for 2026, of which 7⁄12 counted, by the rule since 01-Jan-2026.'],
  [grant({ Part: 375 }), '22 days for 2026, of which 37.5% counted, by the rule since 01-Jan-2026.'],
  [
    grant({ From: '01-Feb-2026', To: '28-Feb-2026', FullAmount: 1.5 * DAY }),
    '1.5 days for February 2026, by the rule since 01-Jan-2026.',
  ],
  [
    grant({ From: '01-Apr-2026', To: '31-Mar-2027' }),
    '22 days for 01-Apr-2026 to 31-Mar-2027, by the rule since 01-Jan-2026.',
  ],
])('a grant is explained in one sentence (%#)', async (Grant, sentence) => {
  await explain([entry({ Kind: 'grant', Day: '01-Jan-2026', Amount: 22 * DAY, Balance: 22 * DAY, Grant })]);
  expect(screen.getByText(sentence)).toBeVisible();
});

test('a grant that was counted anew is explained once, and one by worked days is not', async () => {
  await explain([
    entry({ Kind: 'grant', Day: '01-Jan-2026', Amount: 22 * DAY, Grant: grant({ Part: null }) }),
    entry({ Kind: 'grant', Day: '01-Jan-2026', Amount: -11 * DAY, Grant: grant({ Part: 500 }) }),
    entry({ Kind: 'grant', Day: '31-Jan-2026', Amount: DAY, Grant: grant({ From: '01-Feb-2026', Part: null }) }),
  ]);
  expect(screen.getAllByText(/by the rule since/)).toHaveLength(1);
  const anew = screen.getByText('Counted anew').closest('li');
  expect(anew).toHaveTextContent('22 days for 2026, of which 6⁄12 counted, by the rule since 01-Jan-2026.');
});

test('what was before the year is folded, and days of one request stand together', async () => {
  await explain([
    entry({ Kind: 'grant', Day: '01-Jan-2025', Amount: 22 * DAY, Balance: 22 * DAY, Grant: grant({}) }),
    entry({ Day: '03-Aug-2026', RequestCode: 'A', Balance: 21 * DAY }),
    entry({ Day: '04-Aug-2026', RequestCode: 'A', Amount: -HALF_DAY, Balance: 20.5 * DAY }),
  ]);
  expect(screen.getByText('Before 2026').closest('details')).not.toHaveAttribute('open');
  const row = screen.getByText('03-Aug-2026 to 04-Aug-2026').closest('li');
  expect(row).toHaveTextContent('Taken');
  expect(row).toHaveTextContent('−1.5');
  expect(row).toHaveTextContent('then 20.5 days');
});

test('a second grant for the same span is counted anew; what lies ahead is to come', () => {
  const again = entry({ Kind: 'grant', Day: '01-Jan-2026', Grant: grant({}), Amount: -DAY });
  const found = ledgerStepsOf(
    [entry({ ...again, Amount: 22 * DAY }), again, entry({ Day: '01-Sep-2026' })],
    '2026-08-31',
  );
  expect(found.map(({ isDifference, isToCome }) => [isDifference, isToCome])).toEqual([
    [false, false],
    [true, false],
    [false, true],
  ]);
});
