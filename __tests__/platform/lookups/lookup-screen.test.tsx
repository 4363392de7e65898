import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { LookupScreen } from '@/components/platform/lookups/lookup-screen';
import { CallError } from '@/lib/client/call/call-error';
import { renderWithMessages } from '../../render-with-messages';
import { carParkShape } from './parking-shapes';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: () => {} }) }));

const north = { CarParkCode: 1, Name: 'North' };
const send = jest.fn(async (row: typeof north) => [north, { ...row, CarParkCode: 2 }]);

const remove = jest.fn(async (): Promise<(typeof north)[]> =>
  Promise.reject(
    new CallError(
      { code: 'invalid', message: '', requestId: '', issues: [{ path: 'CarParkCode', message: 'in_use' }] },
      422,
    ),
  ),
);

function CarParks() {
  const [rows, setRows] = useState([north]);
  return (
    <LookupScreen
      shape={carParkShape}
      rows={rows}
      columns={{ Name: { label: 'Name' } }}
      texts={{ new: 'New car park', add: 'Add a car park' }}
      send={send}
      remove={remove}
      onSaved={setRows}
    />
  );
}

test('a lookup that stands alone is added to, saved, and shows what the call answered', async () => {
  renderWithMessages(<CarParks />);
  await userEvent.click(screen.getByRole('button', { name: 'Add a car park' }));
  await userEvent.type(screen.getAllByLabelText('Name')[1]!, 'South');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(send).toHaveBeenCalledWith({ CarParkCode: 0, Name: 'South' });
  expect(await screen.findByDisplayValue('South')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

test('a row that is in use comes back when its removal is refused, and says why', async () => {
  renderWithMessages(<CarParks />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove North' }));
  expect(screen.queryByDisplayValue('North')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByDisplayValue('North')).toHaveAccessibleDescription('This is in use.');
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});
