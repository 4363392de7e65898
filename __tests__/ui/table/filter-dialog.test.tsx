import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FilterDialog } from '@/components/ui/filter/filter-dialog';
import type { Filter, FilterChoices } from '@/components/ui/filter/filter';
import { renderWithMessages } from '../../render-with-messages';

const filters: Filter[] = [
  { id: 'age', type: 3, title: 'Age', min: 20, max: 64 },
  { id: 'unit', type: 1, title: 'Unit', options: [{ value: 'L', text: 'Legal' }] },
];
const onApply = jest.fn<void, [FilterChoices]>();
const onClose = jest.fn();
beforeEach(() => {
  onApply.mockClear();
  onClose.mockClear();
});

const open = (choices: FilterChoices = {}) =>
  renderWithMessages(<FilterDialog isOpen filters={filters} choices={choices} onApply={onApply} onClose={onClose} />);
const lowest = () => screen.getByRole('slider', { name: 'Age: lowest' });
const highest = () => screen.getByRole('slider', { name: 'Age: highest' });
const slide = (slider: HTMLElement, to: number) => fireEvent.change(slider, { target: { value: String(to) } });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('two handles say what lies between them, and neither passes the other (FIL-06 to FIL-09)', async () => {
  open();
  expect(screen.getByText('20 to 64')).toBeInTheDocument();
  slide(highest(), 40);
  slide(lowest(), 60);
  expect(lowest()).toHaveValue('39');
  expect(screen.getByRole('status')).toHaveTextContent('39 to 40');
  slide(lowest(), 30);
  slide(highest(), 25);
  expect(highest()).toHaveValue('31');
  await press('Apply Filter');
  expect(onApply).toHaveBeenCalledWith({ age: [30, 31] });
});

test('Cancel applies nothing; Clear Filter applies that nothing is chosen (FIL-01, FIL-02)', async () => {
  open({ unit: ['L'] });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Legal' }));
  await press('Cancel');
  expect(onApply).not.toHaveBeenCalled();
  expect(onClose).toHaveBeenCalledTimes(1);
  await press('Clear Filter');
  expect(onApply).toHaveBeenCalledWith({});
});
