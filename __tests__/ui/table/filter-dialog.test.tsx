import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FilterDialog } from '@/components/ui/filter/filter-dialog';
import type { Filter, FilterChoices, SpanFilter } from '@/components/ui/filter/filter';
import { spanEnds } from '@/components/ui/filter/span';
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

const typed: Filter[] = [
  { id: 'name', type: 4, title: 'Name' },
  { id: 'age', type: 5, title: 'Age', of: 'number' },
  { id: 'joined', type: 5, title: 'Joined on', of: 'day' },
];
const openTyped = (choices: FilterChoices = {}) =>
  renderWithMessages(<FilterDialog isOpen filters={typed} choices={choices} onApply={onApply} onClose={onClose} />);
const inGroup = (group: string, field: string) =>
  within(screen.getByRole('group', { name: group })).getByLabelText(field);

test('a text, numbers and days are typed, and what narrows nothing is no choice', async () => {
  openTyped({ joined: ['', '31-Dec-2024'] });
  expect(screen.getByText('up to 31-Dec-2024')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Name: contains' }), 'an');
  await userEvent.type(inGroup('Age', 'From'), '1,5');
  await userEvent.type(inGroup('Joined on', 'From'), '1 jan 2024');
  await userEvent.clear(inGroup('Joined on', 'To'));
  await press('Apply Filter');
  expect(onApply).toHaveBeenCalledWith({ name: ['an'], age: ['1,5', ''], joined: ['01-Jan-2024', ''] });
  expect(spanEnds({ age: ['1,5', ''] }, typed[1] as SpanFilter)).toEqual([{ end: 'from', value: '1.5' }]);
});

test('what is no number, no day or ends before it begins is said, and nothing is applied', async () => {
  openTyped();
  await userEvent.type(inGroup('Age', 'From'), 'many');
  await userEvent.type(inGroup('Joined on', 'To'), '31 feb 2024');
  await press('Apply Filter');
  expect(inGroup('Age', 'From')).toHaveAccessibleDescription('Please enter a number');
  expect(inGroup('Joined on', 'To')).toHaveAccessibleDescription('Please enter a date');
  await userEvent.clear(inGroup('Joined on', 'To'));
  await userEvent.clear(inGroup('Age', 'From'));
  await userEvent.type(inGroup('Age', 'From'), '10');
  await userEvent.type(inGroup('Age', 'To'), '9');
  expect(inGroup('Age', 'To')).toHaveAccessibleDescription('This is less than the first value');
  expect(onApply).not.toHaveBeenCalled();
});

test('of many filters one is found by its name', async () => {
  const many = Array.from({ length: 13 }, (_, at): Filter => ({ id: `f${at}`, type: 4, title: `Field ${at}` }));
  renderWithMessages(<FilterDialog isOpen filters={many} choices={{}} onApply={onApply} onClose={onClose} />);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find a filter' }), '12{Enter}');
  expect(screen.getByText('Field 12')).toBeVisible();
  expect(screen.getByText('Field 3')).not.toBeVisible();
});
