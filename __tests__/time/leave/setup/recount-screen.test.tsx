import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { CompOffRecount } from '@/components/time/leave/recount/comp-off-recount';
import { RecountScreen } from '@/components/time/leave/recount/recount-screen';
import type { ReplyFor } from '@/lib/contract/all';
import { PARTS_PER_DAY } from '@/lib/contract/time/leave/leave-rules';
import { answerCalls } from '../../../helpdesk/answer-calls';
import { renderWithMessages } from '../../../render-with-messages';

const differing: ReplyFor<'previewLeaveRecount'> = {
  Requests: [
    {
      Person: { Name: 'Ann Lee', Empid: 'E1', KeyCode: 'key', HasPhoto: false },
      RequestCode: 'A',
      TypeCode: 1,
      TypeName: 'Annual leave',
      Days: ['02-Jun-2026', '03-Jun-2026'].map((Day) => ({ Day, Was: PARTS_PER_DAY, Is: 0 })),
    },
  ],
  IsMore: false,
};

test('each request is listed once with its days, and what was counted anew is focused', async () => {
  const calls = answerCalls({
    previewLeaveRecount: { Requests: [], IsMore: false },
    recountLeave: { Requests: 1, Days: 2 },
  });
  renderWithMessages(
    <SWRConfig value={{ provider: () => new Map() }}>
      <RecountScreen initial={differing} />
    </SWRConfig>,
  );
  const table = within(screen.getByRole('table', { name: 'Count leave anew' }));
  expect(table.getAllByText('Ann Lee')).toHaveLength(1);
  expect(table.getByRole('row', { name: '03-Jun-2026 1 day 0 days' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Count 1 request anew' }));
  await waitFor(() => expect(screen.queryByRole('table')).toBeNull());
  expect(calls.of('recountLeave').map(({ request }) => request)).toEqual([{ RequestCodes: ['A'] }]);
  expect(document.activeElement).toHaveTextContent(/^Counted anew: 1 request, 2 days/);
});

test('HR recounts listed credits and is told which stay, because leave stands on them', async () => {
  const [{ RequestCode: KeyCode, ...row }] = differing.Requests as [(typeof differing.Requests)[number]];
  const calls = answerCalls({
    previewCompOffRecount: { Claims: [{ ...row, KeyCode }], IsMore: false },
    recountCompOff: { Claims: 0, Days: 0, Kept: 1 },
  });
  renderWithMessages(
    <SWRConfig value={{ provider: () => new Map() }}>
      <CompOffRecount initial={{ Claims: [{ ...row, KeyCode }], IsMore: false }} />
    </SWRConfig>,
  );
  expect(screen.getByRole('table', { name: 'Work on days off' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Count 1 claim anew' }));
  expect(await screen.findByText(/1 claim stays as it is, because leave stands on what it credited\.$/)).toBeVisible();
  expect(calls.of('recountCompOff').map(({ request }) => request)).toEqual([{ KeyCodes: ['A'] }]);
});
