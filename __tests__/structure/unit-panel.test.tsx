import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChangeDialog } from '@/components/structure/change/change-dialog';
import { UnitLife } from '@/components/structure/panel/unit-life';
import type { ReplyFor } from '@/lib/contract/all';
import { call } from '@/lib/client/call/call';
import { renderWithMessages } from '../render-with-messages';

jest.mock('@/lib/client/call/call');

const Names = { de: '', en: 'Payroll', es: '', fr: '', ja: '', zh: '' };
const unit: ReplyFor<'getUnit'> = {
  ...{ Code: 'payroll', Names, Opens: '', Closes: '', Path: [], Head: null, HasHead: false, Children: 0 },
  ...{ People: { Here: 11, Below: 11 }, IsOpen: true, CanChange: true, Kinds: ['rename', 'close'], History: [] },
};
const nobody = { Name: '', Empid: '', KeyCode: '', HasPhoto: false };
const merge = {
  ...{ ChangeCode: 'c', Kind: 'merge' as const, Unit: { Code: 'payroll', Name: 'Payroll' }, From: '28-Nov-2026' },
  ...{ IsToCome: false, Before: '', After: '', Names: [], Target: 'Accounting', People: 11, Children: [] },
  ...{ Justification: '', By: nobody, RoleName: 'HR', At: '', Undone: null, CanUndo: true },
};

test.each([
  [{ ...unit, Closes: '28-Nov-2026', IsOpen: false, History: [merge] }, 'Merged into Accounting on 28-Nov-2026'],
  [{ ...unit, Closes: '28-Nov-2026', History: [merge] }, 'Is merged into Accounting on 28-Nov-2026'],
  [{ ...unit, Closes: '28-Nov-2026', IsOpen: false }, 'Closed on 28-Nov-2026'],
])('a unit that ends says whether it has ended, and what it went into (%#)', (one, text) => {
  renderWithMessages(<UnitLife unit={one} />);
  expect(screen.getByText(text)).toBeVisible();
});

const open = (kind: 'rename' | 'close') =>
  renderWithMessages(
    <ChangeDialog
      wanted={{ kind, unit: { ...unit, name: 'Payroll' }, parent: 'payroll' }}
      units={[]}
      on="28-Nov-2026"
      onClose={jest.fn()}
      onDone={jest.fn()}
    />,
  );

test('renaming asks what it touches once the name is another one', async () => {
  jest.mocked(call).mockReturnValue(new Promise(() => undefined));
  open('rename');
  const field = await screen.findByRole('textbox', { name: /^Name/ });
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(call).not.toHaveBeenCalled();
  await userEvent.type(field, ' office');
  await waitFor(() => expect(call).toHaveBeenCalledWith('previewUnitChange', expect.anything()));
});

test('closing a unit of people asks where they go, and offers no “There are no people”', async () => {
  jest.mocked(call).mockClear();
  open('close');
  expect(await screen.findByRole('combobox', { name: /Its people go to/ })).toBeRequired();
  expect(screen.queryByText('There are no people')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByText('This is required.')).toBeVisible();
  expect(call).not.toHaveBeenCalled();
});
