import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ColumnMenu } from '@/components/ui/table/layout/column-menu';
import { layoutOf } from '@/components/ui/table/layout/layout';
import { renderWithMessages } from '../../render-with-messages';

const columnOf = (title: string) => ({ id: title, title, value: () => title });
const few = ['Name', 'Age', 'Town'].map(columnOf);

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

function Columns({ columns = few }: { columns?: typeof few }) {
  const [layout, setLayout] = useState(() => layoutOf(columns));
  return (
    <>
      <ColumnMenu columns={columns} layout={layout} canRename onChange={(part) => setLayout({ ...layout, ...part })} />
      <output>{layout.order.map((id) => layout.labels?.[id] ?? id).join(' ')}</output>
    </>
  );
}

test('moving a column to an end by keys keeps the focus (TBL-08)', async () => {
  renderWithMessages(<Columns />);
  await userEvent.click(screen.getByText('View columns'));
  const later = await screen.findByRole('button', { name: 'Move Age later' });
  later.focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('Name Town Age');
  expect(later).toHaveFocus();
  expect(later).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('Name Town Age');

  await userEvent.tab({ shift: true });
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('Name Age Town');
  expect(screen.getByRole('button', { name: 'Move Age earlier' })).toHaveFocus();
});

test('Enter renames a column, Escape leaves it, an empty name gives its own back', async () => {
  renderWithMessages(<Columns />);
  await userEvent.click(screen.getByText('View columns'));
  await userEvent.click(await screen.findByRole('button', { name: 'Rename Town' }));
  await userEvent.keyboard('City{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('Name Age City');

  await userEvent.click(screen.getByRole('button', { name: 'Rename City' }));
  await userEvent.keyboard('Place{Escape}');
  expect(screen.getByRole('status')).toHaveTextContent('Name Age City');

  await userEvent.click(screen.getByRole('button', { name: 'Rename City' }));
  await userEvent.keyboard('{Backspace}{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('Name Age Town');
});

test('one of many columns is found by its name', async () => {
  const many = [...few, ...Array.from({ length: 20 }, (_, at) => columnOf(`Field ${at}`)), columnOf('Personal e-mail')];
  renderWithMessages(<Columns columns={many} />);
  await userEvent.click(screen.getByText('View columns'));
  expect(await screen.findAllByRole('checkbox')).toHaveLength(many.length);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find a column' }), 'E-MAIL{Enter}');
  await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(1));
  expect(screen.getByRole('checkbox', { name: 'Personal e-mail' })).toBeChecked();
});
