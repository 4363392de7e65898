import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FilterOptions } from '@/components/ui/filter/filter-options';
import { MessagesProvider } from '@/lib/i18n/messages-context';
import table from '@/messages/en/table.json';

const optionsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ value: `${at}`, text: `Zürich ${at}` }));

function Options({ count }: { readonly count: number }) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const filter = { id: 'place', title: 'Place', type: 1 as const, options: optionsOf(count) };
  return (
    <MessagesProvider language="en" messages={{ table }}>
      <FilterOptions filter={filter} chosen={chosen} onChange={setChosen} anyText="Any" />
      <output>{chosen.join(' ')}</output>
    </MessagesProvider>
  );
}

test('of more than twelve values a person finds one without its accent; what was checked stays', async () => {
  render(<Options count={13} />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Zürich 3' }));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find a value' }), 'zurich 12{Enter}');
  expect(await screen.findByRole('checkbox', { name: 'Zürich 12' })).not.toBeChecked();
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  await userEvent.click(screen.getByRole('checkbox'));
  expect(screen.getByRole('status')).toHaveTextContent('3 12');
});

test('of twelve values nobody needs to search', () => {
  render(<Options count={12} />);
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.getAllByRole('checkbox')).toHaveLength(12);
});
