import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Column } from '@/components/ui/table/column';
import { DataTable } from '@/components/ui/table/data-table';
import { layoutOf } from '@/components/ui/table/layout/layout';
import { ServerTable } from '@/components/ui/table/server-table';
import type { TableSource } from '@/components/ui/table/use-keyset-pages';
import { renderWithMessages } from '../../render-with-messages';

interface Person {
  readonly id: string;
  readonly name: string;
  readonly age: number | null;
}

const people: Person[] = Array.from({ length: 12 }, (_, at) => ({
  id: `P${at + 1}`,
  name: `Person ${at + 1}`,
  age: at === 3 ? null : 60 - at,
}));
const columns: Column<Person>[] = [
  { id: 'name', title: 'Name', value: ({ name }) => name },
  { id: 'age', title: 'Age', value: ({ age }) => age },
];
const idOf = ({ id }: Person) => id;
const onOpen = jest.fn<void, [Person]>();
beforeEach(() => onOpen.mockClear());

function People({ rows = people }: { rows?: Person[] }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <DataTable
      label="People"
      columns={columns}
      idOf={idOf}
      rows={rows}
      onOpen={onOpen}
      selection={{ selected, onChange: setSelected }}
    />
  );
}

const names = () =>
  within(screen.getByRole('table'))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);
const box = (name: string) => screen.getByRole('checkbox', { name });
const opener = (name: string) => screen.getByRole('button', { name });

const pageButtons = () => screen.queryAllByRole('button', { name: /^Page / }).map(({ textContent }) => textContent);

test('a pager shows up to five page numbers around the page that is open (VIEW-01)', async () => {
  const rows = Array.from({ length: 95 }, (_, at) => ({ id: `P${at}`, name: `Person ${at}`, age: at }));
  renderWithMessages(<People rows={rows} />);
  expect(pageButtons()).toEqual(['1', '2', '3', '4', '5']);
  await userEvent.click(screen.getByRole('button', { name: 'Page 5' }));
  expect(names()[0]).toBe('Person 40');
  expect(pageButtons()).toEqual(['3', '4', '5', '6', '7']);
  expect(screen.getByRole('button', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page');
  await userEvent.click(screen.getByRole('button', { name: 'Page 7' }));
  await userEvent.click(screen.getByRole('button', { name: 'Page 9' }));
  expect(pageButtons()).toEqual(['6', '7', '8', '9', '10']);
});

test('a list that fits one page has no page numbers', () => {
  renderWithMessages(<People rows={people.slice(0, 10)} />);
  expect(pageButtons()).toEqual([]);
});

test('on paper a long list has all rows of its page, and on the screen those in view again', async () => {
  Element.prototype.scrollTo = () => undefined;
  const rows = Array.from({ length: 150 }, (_, at) => ({ id: `P${at}`, name: `Person ${at}`, age: at }));
  renderWithMessages(
    <DataTable
      label="People"
      columns={columns}
      idOf={idOf}
      rows={rows}
      layout={layoutOf(columns, { pageSize: 'all' })}
    />,
  );
  const shown = () => screen.queryAllByRole('rowheader').length;
  await act(async () => undefined);
  expect(shown()).toBeLessThan(150);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(shown()).toBe(150);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(shown()).toBeLessThan(150);
});

test('a page holds 10 rows of 12; the next the rest (TBL-03, TBL-04)', async () => {
  renderWithMessages(<People />);
  expect(names()).toHaveLength(10);
  expect(screen.getByRole('status')).toHaveTextContent('1–10 of 12');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['5', '10', '50', '100']);
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(names()).toEqual(['Person 11', 'Person 12']);
  expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '50');
  expect(names()).toHaveLength(12);
});

test('a column sorts up and down with what is empty at the end, and says so', async () => {
  renderWithMessages(<People />);
  const age = () => screen.getByRole('columnheader', { name: 'Age' });
  expect(age()).toHaveAttribute('aria-sort', 'none');
  await userEvent.click(screen.getByRole('button', { name: 'Age' }));
  expect(age()).toHaveAttribute('aria-sort', 'ascending');
  expect(names()[0]).toBe('Person 12');
  await userEvent.click(screen.getByRole('button', { name: 'Age' }));
  expect(age()).toHaveAttribute('aria-sort', 'descending');
  expect(names()[0]).toBe('Person 1');
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(names()).toEqual(['Person 12', 'Person 4']);
});

test('arrows go from row to row, Enter opens, Space selects, and Tab comes to one row alone', async () => {
  renderWithMessages(<People />);
  act(() => opener('Person 1').focus());
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(opener('Person 3')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onOpen).toHaveBeenCalledWith(people[2]);
  await userEvent.keyboard(' ');
  expect(box('Select Person 3')).toBeChecked();
  expect(onOpen).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{End}');
  expect(opener('Person 10')).toHaveFocus();
  expect(screen.getAllByRole('button', { name: /^Person/ }).filter(({ tabIndex }) => tabIndex === 0)).toEqual([
    opener('Person 10'),
  ]);
});

test('Shift selects the rows between; the box of the titles all of the page', async () => {
  const user = userEvent.setup();
  renderWithMessages(<People />);
  await user.click(box('Select Person 2'));
  await user.keyboard('{Shift>}');
  await user.click(box('Select Person 5'));
  await user.keyboard('{/Shift}');
  expect(screen.getByText('Selected: 4')).toBeInTheDocument();
  const page = box('Select this page');
  expect(page).toBePartiallyChecked();
  await user.click(page);
  expect(screen.getByText('Selected: 10')).toBeInTheDocument();
  await user.click(page);
  expect(screen.queryByText(/^Selected/)).not.toBeInTheDocument();
  expect(onOpen).not.toHaveBeenCalled();
});

test('nothing to show is said in the words of the specification (TBL-09)', () => {
  renderWithMessages(<People rows={[]} />);
  expect(screen.getByRole('table')).toHaveTextContent('No records found');
});

test('an empty list says what that means, and a search without a find that other words may find', async () => {
  renderWithMessages(
    <DataTable label="People" columns={columns} idOf={idOf} rows={[]} emptyText="Nobody works here yet." />,
  );
  expect(screen.getByRole('table')).toHaveTextContent('Nobody works here yet.');
  await userEvent.type(screen.getByRole('searchbox'), 'x');
  expect(await screen.findByText('Try other words or fewer filters.')).toBeInTheDocument();
});

test('where nothing could be had there is nothing to page through, only another try', async () => {
  const list = jest.fn<Promise<Person[]>, []>().mockRejectedValueOnce(new Error('down')).mockResolvedValue(people);
  const source: TableSource<Person, null> = { name: 'people', list, positionOf: idOf, maxRows: 100 };
  renderWithMessages(<ServerTable label="People" columns={columns} idOf={idOf} source={source} filters={null} />);
  expect(await screen.findByText('Something went wrong on our side. Please try again.')).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Rows per page' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('combobox', { name: 'Rows per page' })).toBeVisible();
  expect(names()).toHaveLength(10);
});
