import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { changeSentence } from '@/components/structure/panel/change-sentence';
import { foundBy, treeRows } from '@/components/structure/tree/tree-rows';
import { UnitTree } from '@/components/structure/tree/unit-tree';
import type { Unit, UnitChange } from '@/lib/contract/structure/units';
import { useMessages } from '@/lib/i18n/use-messages';
import { renderWithMessages } from '../render-with-messages';

const unit = (Code: string, ParentCode: string, Name: string, ToCome = 0): Unit => ({
  ...{ Code, ParentCode, Name, ToCome, Head: null },
  ...{ PeopleBelow: 5, CanChange: true },
});
const units = [
  unit('group', '', 'Group'),
  unit('instruments', 'group', 'Instruments'),
  unit('firmware', 'instruments', 'Firmware', 1),
  unit('software', 'group', 'Software'),
];

const onChoose = jest.fn();
function Tree({ search = '' }: { readonly search?: string }) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(['group']));
  const [at, setAt] = useState('');
  const toggle = (code: string) =>
    setOpen(open.has(code) ? new Set([...open].filter((one) => one !== code)) : new Set([...open, code]));
  const rows = treeRows(units, { open, found: foundBy(units, search) });
  return <UnitTree label="Units" rows={rows} chosen="" at={at} onGo={setAt} onToggle={toggle} onChoose={onChoose} />;
}

const named = () => screen.getAllByRole('treeitem').map((item) => item.getAttribute('aria-label')?.split(',')[0]);

test('the tree is gone through by arrows, opened, closed and chosen by keys alone', async () => {
  renderWithMessages(<Tree />);
  expect(named()).toEqual(['Group', 'Instruments', 'Software']);
  await userEvent.tab();
  expect(screen.getByRole('treeitem', { name: /^Group/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  expect(named()).toEqual(['Group', 'Instruments', 'Firmware', 'Software']);
  await userEvent.keyboard('{ArrowRight}');
  const firmware = screen.getByRole('treeitem', { name: 'Firmware, 5 people, 1 change to come' });
  expect(firmware).toHaveFocus();
  expect(firmware).toHaveAttribute('aria-level', '3');
  await userEvent.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledWith('firmware');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(named()).toEqual(['Group', 'Instruments', 'Software']);
  await userEvent.keyboard('{End}');
  expect(screen.getByRole('treeitem', { name: /^Software/ })).toHaveFocus();
  await userEvent.keyboard('ins');
  expect(screen.getByRole('treeitem', { name: /^Instruments/ })).toHaveFocus();
});

test('a search leaves what it finds with all above it', () => {
  renderWithMessages(<Tree search="firm" />);
  expect(named()).toEqual(['Group', 'Instruments', 'Firmware']);
  expect(within(screen.getByRole('tree')).getAllByRole('treeitem')).toHaveLength(3);
});

const change: UnitChange = {
  ...{ ChangeCode: 'c', Kind: 'move', Unit: { Code: 'firmware', Name: 'Firmware' }, From: '01-Apr-2026' },
  ...{ IsToCome: true, Before: 'A', After: 'B', Names: [], Target: 'T', People: 0, Children: [] },
  ...{ Justification: '', RoleName: 'HR', At: '', Undone: null, CanUndo: true },
  By: { Name: 'N', Empid: '', KeyCode: '', HasPhoto: false },
};

test('each kind of change is told in a sentence', () => {
  function Told({ part }: { readonly part: Partial<UnitChange> }) {
    return <p>{changeSentence(useMessages('structure'), { ...change, ...part })}</p>;
  }
  function tell(part: Partial<UnitChange>): string | null {
    const { container, unmount } = renderWithMessages(<Told part={part} />);
    const { textContent } = container;
    unmount();
    return textContent;
  }
  expect(tell({})).toBe('Firmware moves from A to B');
  expect(tell({ Kind: 'create' })).toBe('Firmware begins below B');
  expect(tell({ Kind: 'rename' })).toBe('A is called B');
  expect(tell({ Kind: 'head', Before: '' })).toBe('B heads Firmware');
  expect(tell({ Kind: 'head', After: '' })).toBe('A no longer heads Firmware');
  expect(tell({ Kind: 'merge', People: 3 })).toBe('Firmware is merged into T, with 3 people');
  expect(tell({ Kind: 'close', Target: '' })).toBe('Firmware closes');
  expect(tell({ Kind: 'close', People: 1 })).toBe('Firmware closes, 1 person goes to T');
});
