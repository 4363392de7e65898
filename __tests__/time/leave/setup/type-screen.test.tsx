import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TypeScreen } from '@/components/time/leave/setup/rules/type-screen';
import { PARTS_PER_DAY } from '@/lib/contract/time/leave/leave-rules';
import type { LeaveType } from '@/lib/contract/time/leave/leave-setup';
import { answerCalls } from '../../../helpdesk/answer-calls';
import { renderWithMessages } from '../../../render-with-messages';
import { sampleRule } from '../sample-rule';
import { audience } from './sentences-of';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: () => {}, refresh: () => {}, replace: () => {} }) }));

const type: LeaveType = {
  TypeCode: 7,
  Names: { de: 'Umzug', en: 'Moving house', es: '', fr: '', ja: '', zh: '' },
  ...{ IsActive: true, IsPaid: true, IsPrivate: false },
  Rules: [
    { From: '01-Jan-2025', Rule: { ...sampleRule({ amount: 20 * PARTS_PER_DAY }), units: [], locations: [] } },
    { From: '01-Jan-2026', Rule: { ...sampleRule({ amount: 22 * PARTS_PER_DAY }), units: [], locations: [] } },
  ],
};
const ann = { Name: 'Ann Lee', Empid: 'E1', KeyCode: 'key', HasPhoto: false };
const differing = {
  On: '18-Mar-2026',
  Entries: [{ TypeCode: 7, Kind: 'grant', People: 1, Amount: 2 * PARTS_PER_DAY }],
  People: [{ Person: ann, TypeCode: 7, Before: 22 * PARTS_PER_DAY, After: 24 * PARTS_PER_DAY }],
};

function open(preview: unknown, ofType: LeaveType = type) {
  const calls = answerCalls({ previewLeaveRule: preview, saveLeaveRule: [ofType] });
  renderWithMessages(<TypeScreen initial={ofType} audience={audience} today="2026-03-18" />);
  return calls;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
async function retype(label: string, text: string) {
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.type(screen.getByLabelText(label), text);
}

test('rules stand by the day from which they hold, with what changed', () => {
  open({});
  const [latest, first] = screen
    .getAllByRole('listitem')
    .filter((item) => within(item).queryByRole('heading', { level: 3 }));
  expect(latest).toHaveTextContent('From 01-Jan-2026In force');
  expect(latest).toHaveTextContent('Granted: 20 days a year from January → 22 days a year from January');
  expect(first).toHaveTextContent('From 01-Jan-2025Earlier');
});

test('after the editor is closed the list of rules is focused', async () => {
  open({});
  await press('Correct the rule from 01-Jan-2026');
  await press('Cancel');
  expect(screen.getByRole('heading', { name: 'Rules' })).toHaveFocus();
});

test('a corrected rule is saved once it is seen whose balances differ', async () => {
  const calls = open(differing);
  await press('Correct the rule from 01-Jan-2026');
  expect(screen.getByRole('heading', { name: 'Rule from 01-Jan-2026' })).toHaveFocus();
  await retype('Days *', '24');
  expect(screen.getByText(/^24 days a year from January/)).toBeVisible();
  await press('Preview and save');
  const dialog = within(await screen.findByRole('dialog', { name: 'Whose balances differ' }));
  expect(await dialog.findByText('1 balance differs on 18-Mar-2026.')).toBeVisible();
  expect(dialog.getByText('2 days granted to 1 person')).toBeVisible();
  expect(dialog.getByRole('row', { name: /Ann Lee.*22 days.*24 days/ })).toBeVisible();
  expect(calls.of('saveLeaveRule')).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Save the rule' }));
  const rule = sampleRule({ amount: 24 * PARTS_PER_DAY });
  expect(calls.of('saveLeaveRule').map(({ request }) => request)).toEqual([
    { TypeCode: 7, From: '2026-01-01', Rule: rule },
  ]);
  expect(await screen.findByRole('button', { name: 'Change from a day on' })).toBeVisible();
});

test('that nobody’s balance differs is said, and from when on the rule grants', async () => {
  open({ On: '01-Jan-2027', Entries: [], People: [] });
  await press('Change from a day on');
  await press('Preview and save');
  expect(await screen.findByText('Nobody’s balance differs on 01-Jan-2027.')).toBeVisible();
  expect(screen.getByText('The rule grants for the first time from 01-Jan-2027 on.')).toBeVisible();
});

test('a preview that failed can be repeated, and nothing is saved without it', async () => {
  let isDown = true;
  // What was asked before is kept for a moment.
  open(() => (isDown ? { code: 'upstream_timeout' } : differing), { ...type, TypeCode: 8 });
  await press('Change from a day on');
  await press('Preview and save');
  const again = await screen.findByRole('button', { name: 'Work it out again' });
  expect(screen.getByRole('alert')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save the rule' })).toBeNull();
  isDown = false;
  await userEvent.click(again);
  expect(await screen.findByRole('button', { name: 'Save the rule' })).toBeVisible();
});

test('the first rule is asked for in words, field by field, and what is wrong is focused', async () => {
  const calls = open(differing, { ...type, Rules: [] });
  await press('Set the first rule');
  await press('Preview and save');
  expect(screen.getByLabelText('Days *')).toHaveFocus();
  expect(screen.getByText('Give a number of days, such as 12.5.')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: /^Not by itself/ }));
  expect(screen.queryByLabelText('Days *')).toBeNull();
  expect(screen.queryByLabelText('What is left when the year ends')).toBeNull();
  await press('Preview and save');
  await screen.findByRole('dialog', { name: 'Whose balances differ' });
  expect(calls.of('previewLeaveRule')[0]?.request).toMatchObject({
    From: '2026-01-01',
    Rule: { basis: 'none', amount: 0, carry: null },
  });
});

test('what is typed is not lost by Cancel without a question', async () => {
  open({});
  await press('Change from a day on');
  await retype('Days *', '30');
  await press('Cancel');
  await userEvent.click(await screen.findByRole('button', { name: 'Stay here' }));
  expect(screen.getByLabelText('Days *')).toHaveValue('30');
});
