import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChangeEntry } from '@/components/changes/log/change-entry';
import type { Change } from '@/lib/contract/changes/changes';
import { renderWithMessages } from '../render-with-messages';
import { answerCalls } from './answer-calls';

const person = (Name: string) => ({ Name, Empid: 'E1', KeyCode: '', HasPhoto: false });
const fact = { Field: 'Manager', Label: 'Manager', Before: 'Ravi Nair', After: 'Meera Iyer', IsMasked: false };
const change: Change = {
  ...{
    ChangeCode: 'c1',
    BatchCode: '',
    BatchCount: 1,
    Kind: 'manager',
    Person: person('Asha Rao'),
    EffectiveFrom: '01-Mar-2026',
  },
  ...{ Facts: [fact], Justification: 'New team', IsJustificationMasked: false, By: person('Hana Roy') },
  ...{ RoleName: 'HR', At: '20-Feb-2026 10:05', State: 'applied', Undone: null, IsEdit: false, NeverCame: false },
  ...{ CanUndo: false, UndoRefusal: '' },
};

const show = (part: Partial<Change> = {}, language: 'en' | 'ja' = 'en') =>
  renderWithMessages(
    <ul>
      <ChangeEntry change={{ ...change, ...part }} onChanged={jest.fn()} />
    </ul>,
    language,
  );

test('a change is told as who, as what, from when, each field before and after, and why', () => {
  show();
  expect(screen.getByText('Hana Roy (HR) set the manager from 01-Mar-2026 on.')).toBeVisible();
  expect(screen.getByText('Manager was “Ravi Nair” and is “Meera Iyer”.')).toBeVisible();
  expect(screen.getByText('Justification: New team')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a field that the reader may not read is said to have changed, without what it was', () => {
  show({
    Facts: [{ ...fact, Before: '', After: '', IsMasked: true }],
    ...{ Justification: '', IsJustificationMasked: true },
  });
  expect(screen.getByText('Manager changed; you may not read it.')).toBeVisible();
  expect(screen.getByText('There is a justification; you may not read it.')).toBeVisible();
});

test('that somebody never came is told in a sentence', () => {
  show({ Kind: 'leaving', NeverCame: true, Facts: [] });
  expect(screen.getByText('Hana Roy (HR) recorded that the person never came.')).toBeVisible();
});

test('what was taken back says by whom, when and why', () => {
  const Undone = { By: person('Ivo Lang'), RoleName: 'Administrator', At: '21-Feb-2026 09:00', Reason: 'Mistake' };
  show({ State: 'undone', Undone });
  expect(screen.getByText('Taken back')).toBeVisible();
  expect(screen.getByText('Ivo Lang (Administrator) took it back on 21-Feb-2026 09:00. Reason: Mistake')).toBeVisible();
});

test('a change of several in one press is taken back alone or with all of them', async () => {
  const sent = answerCalls({ undoChange: { message: '', Undone: 9 } });
  show({ BatchCode: 'b1', BatchCount: 9, State: 'planned', CanUndo: true });
  expect(screen.getByRole('button', { name: 'Take back the change from 01-Mar-2026' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Take back all 9' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Take back' }));
  await waitFor(() => expect(sent.of('undoChange')).toEqual([{ ChangeCode: '', BatchCode: 'b1', Reason: '' }]));
});

test('that somebody leaves names the last day alone', () => {
  const lastDay = { ...fact, Field: 'LastDay', Label: 'Last day', Before: '', After: '28-Feb-2026' };
  show({ Kind: 'leaving', Facts: [lastDay] });
  expect(screen.getByText('Hana Roy (HR) recorded that the person leaves.')).toBeVisible();
  expect(screen.getByText('Last day is “28-Feb-2026”.')).toBeVisible();
  expect(screen.queryByText(/01-Mar-2026/)).toBeNull();
});

test('a change reads in Japanese as Japanese writes', () => {
  show({}, 'ja');
  expect(screen.getByText('Hana Roy（HR）が2026年3月1日からの上司を設定しました。')).toBeVisible();
});
