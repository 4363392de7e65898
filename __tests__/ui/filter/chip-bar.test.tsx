import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ChipBar } from '@/components/ui/filter/chip-bar';
import { filterOfChips, selectChip, type StatusChip } from '@/components/ui/filter/chips';
import { renderWithMessages } from '../../render-with-messages';

const chip = (label: string, GroupCode: number, StatusCode: number, value: number): StatusChip => ({
  label,
  value,
  GroupCode,
  StatusCode,
  Active: false,
});
const chips = [chip('Everyone', 0, 0, 1250), chip('Probation', 1, 2, 12), chip('Offered', 7, 4, 3)];

function Chips() {
  const [shown, setShown] = useState<readonly StatusChip[]>(chips);
  return (
    <>
      <ChipBar label="Status" chips={shown} onSelect={setShown} />
      <output>{JSON.stringify(filterOfChips(shown))}</output>
    </>
  );
}

const pressed = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);

test('chips show label and count; a press makes one the only active (CHIP-01 to CHIP-03)', async () => {
  renderWithMessages(<Chips />);
  expect(screen.getByRole('button', { name: 'Everyone 1,250' })).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(screen.getByRole('button', { name: /Probation/ }));
  expect(pressed()).toEqual(['Probation12']);
  await userEvent.click(screen.getByRole('button', { name: /Everyone/ }));
  expect(pressed()).toEqual(['Everyone1,250']);
});

test('a press on the active chip resets: none is active, and all rows are shown (CHIP-07)', async () => {
  renderWithMessages(<Chips />);
  await userEvent.click(screen.getByRole('button', { name: /Probation/ }));
  await userEvent.click(screen.getByRole('button', { name: /Probation/ }));
  expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
  expect(screen.getByRole('status')).toHaveTextContent('{}');
});

test('group 0 is all, 1 filters by StatusCode, others by CandStatusCode (CHIP-04 to 06)', () => {
  expect(filterOfChips(chips)).toEqual({});
  expect(filterOfChips(selectChip(chips, 0))).toEqual({});
  expect(filterOfChips(selectChip(chips, 1))).toEqual({ StatusCode: 2 });
  expect(filterOfChips(selectChip(chips, 2))).toEqual({ CandStatusCode: 4 });
});
