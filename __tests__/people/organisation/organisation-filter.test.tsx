import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { OrganisationFilter } from '@/components/people/organisation-filter/organisation-filter';
import type { LoadedLevel } from '@/components/people/organisation-filter/use-organisation-levels';
import type { OrgChoice } from '@/lib/contract/people/organisation-levels';
import { renderWithMessages } from '../../render-with-messages';

const columns = (text: string) => [
  { dataField: 'Name', text },
  { dataField: 'People', text: 'People' },
];
const levels: LoadedLevel[] = [
  {
    OrgLabel: 'Unit',
    KeyCode: 'unit',
    columns: columns('Unit'),
    rows: [
      { Code: 'group', Name: 'Group', People: 1250, Depth: 0 },
      { Code: 'sales', Name: 'Sales', People: 12, Depth: 1 },
    ],
  },
  {
    OrgLabel: 'Location',
    KeyCode: 'location',
    columns: columns('Location'),
    rows: [{ Code: 'pune', Name: 'Pune', People: 7, Depth: 0 }],
  },
];

const onRetry = jest.fn();
function Filter({ loaded = levels }: { readonly loaded?: LoadedLevel[] | undefined }) {
  const [chosen, setChosen] = useState<OrgChoice>({});
  return (
    <>
      <OrganisationFilter levels={loaded} error={null} onRetry={onRetry} chosen={chosen} onChange={setChosen} />
      <output>{JSON.stringify(chosen)}</output>
    </>
  );
}
const tab = (name: RegExp) => screen.getByRole('tab', { name });

test('each level has its tab, and in it a table of 425 px to select from (ORGF-01, 02, 06)', () => {
  renderWithMessages(<Filter />);
  expect(screen.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical');
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Unit', 'Location']);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['', 'Unit', 'People']);
  expect(screen.getByRole('row', { name: /Group/ })).toHaveTextContent('1,250');
  expect(screen.getByRole('region', { name: 'Unit' })).toHaveStyle({ height: '425px' });
});

test('what is chosen of a level stays while another is looked at (ORGF-05)', async () => {
  renderWithMessages(<Filter />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Sales' }));
  await userEvent.click(tab(/Location/));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Pune' }));
  expect(tab(/Unit/)).toHaveTextContent('Unit1');
  await userEvent.click(tab(/Unit/));
  expect(screen.getByRole('checkbox', { name: 'Select Sales' })).toBeChecked();
  const chosen = screen.getAllByRole('status').at(-1)!;
  expect(JSON.parse(chosen.textContent)).toEqual({ unit: ['sales'], location: ['pune'] });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Sales' }));
  expect(JSON.parse(chosen.textContent)).toEqual({ location: ['pune'] });
});

test('while the levels are on their way it says so (ORGF-03)', () => {
  renderWithMessages(
    <OrganisationFilter levels={undefined} error={null} onRetry={onRetry} chosen={{}} onChange={jest.fn()} />,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Loading ...Please wait...');
});
