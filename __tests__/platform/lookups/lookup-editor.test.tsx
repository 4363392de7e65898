import { useState } from 'react';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LookupEditor } from '@/components/platform/lookups/lookup-editor';
import { LookupProvider } from '@/components/platform/lookups/lookup-provider';
import { closeAllSnackbars, snackbarStore } from '@/components/ui/feedback/snackbar-queue';
import { CallError } from '@/lib/client/call/call-error';
import type { LookupRow } from '@/lib/contract/platform/lookups/lookup-shape';
import words from '@/messages/en/lookups.json';
import { renderWithMessages } from '../../render-with-messages';
import { parkingPlaceShape } from './parking-shapes';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: () => {} }) }));

type Place = LookupRow<typeof parkingPlaceShape>;

const placeOf = (PlaceCode: number, Name: string, part: Partial<Place> = {}): Place => ({
  PlaceCode,
  CarParkCode: 1,
  Name,
  IsActive: true,
  IsDefault: false,
  Length: 5,
  NextCodes: '',
  ...part,
});
const stored = [placeOf(1, 'Gate', { IsDefault: true }), placeOf(2, 'Wall')];
const columns = {
  CarParkCode: {
    label: 'Car park',
    options: [
      { value: 1, text: 'North' },
      { value: 2, text: 'South' },
    ],
  },
  Name: { label: 'Name' },
  IsActive: { label: 'Active' },
  IsDefault: { label: 'First choice', hint: 'Everybody gets it.' },
  Length: { label: 'Length' },
};

interface Calls {
  send?: (row: Place) => Promise<readonly Place[]>;
  remove?: (code: number) => Promise<readonly Place[]>;
  order?: (codes: number[]) => Promise<readonly Place[]>;
  layout?: 'cards' | 'lines';
}

function Screen({ send = async () => stored, ...calls }: Calls) {
  const [rows, setRows] = useState<readonly Place[]>(stored);
  return (
    <LookupProvider>
      {(changedParts) => (
        <>
          <p>{changedParts.has('places') ? 'places have changed' : 'nothing has changed'}</p>
          <LookupEditor
            part="places"
            shape={parkingPlaceShape}
            rows={rows}
            columns={columns}
            texts={{ new: 'New place', add: 'Add a place' }}
            send={send}
            rowsIn={(reply) => reply}
            onSaved={setRows}
            {...calls}
          />
        </>
      )}
    </LookupProvider>
  );
}

const card = (at: number) => within(screen.getAllByRole('listitem')[at]!);
const changes = () =>
  within(screen.getByRole('status').parentElement!)
    .getAllByRole('listitem')
    .map((line) => line.textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const refusal = (path: string, message: string) =>
  new CallError({ code: 'invalid', message: '', requestId: 'r', issues: [{ path, message }] } as never, 422);

afterEach(() => act(closeAllSnackbars));

test('what saving would change stands in lines until it is discarded', async () => {
  renderWithMessages(<Screen />);
  expect(screen.getByText('nothing has changed')).toBeVisible();
  await userEvent.type(card(1).getByLabelText('Name'), ' side');
  await userEvent.selectOptions(card(1).getByLabelText('Car park'), 'South');
  await userEvent.click(card(1).getByLabelText('Active'));
  await userEvent.click(card(1).getByLabelText('First choice'));
  expect(screen.getByText('places have changed')).toBeVisible();
  expect(changes()).toEqual([
    'Wall, Car park: North → South',
    'Wall, Name: Wall → Wall side',
    'Wall, Active: Active → Inactive',
    'Wall side: First choice',
  ]);
  expect(card(0).getByLabelText('First choice')).not.toBeChecked();
  await press('Discard changes');
  expect(screen.getByText('nothing has changed')).toBeVisible();
  expect(card(0).getByLabelText('First choice')).toBeChecked();
});

test('only rows that have changed are saved, the one that takes an exclusive flag first', async () => {
  const sent: Place[] = [];
  const send = async (row: Place) => {
    sent.push(row);
    return stored;
  };
  renderWithMessages(<Screen send={send} />);
  await userEvent.click(card(1).getByLabelText('First choice'));
  await press('Save');
  expect(sent.map(({ PlaceCode, IsDefault }) => [PlaceCode, IsDefault])).toEqual([
    [2, true],
    [1, false],
  ]);
  expect(snackbarStore.read().map(({ text }) => text)).toEqual([words.saved]);
});

test('an issue stands beside its field, and a row that was made on the way is not made twice', async () => {
  const sent: Place[] = [];
  const made = placeOf(1000, 'Roof');
  const send = async (row: Place) => {
    sent.push(row);
    if (row.Name === 'Gate') throw refusal('Name', 'doubled');
    return [...stored, made];
  };
  renderWithMessages(<Screen send={send} />);
  await press('Add a place');
  await press('Add a place');
  await userEvent.type(card(2).getByLabelText('Name'), 'Roof');
  await userEvent.type(card(3).getByLabelText('Name'), 'Gate');
  await press('Save');
  expect(card(3).getByLabelText('Name')).toHaveAccessibleDescription(words.issues.doubled);
  expect(card(2).queryByRole('button', { name: 'Remove Roof' })).toBeNull();
  await press('Save');
  expect(sent.map(({ PlaceCode, Name }) => [PlaceCode, Name])).toEqual([
    [0, 'Roof'],
    [0, 'Gate'],
    [0, 'Gate'],
  ]);
});

test('a row that is not saved yet is taken back without a call', async () => {
  const send = jest.fn();
  renderWithMessages(<Screen send={send} />);
  await press('Add a place');
  await press('Remove New place');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(send).not.toHaveBeenCalled();
});

test('stored rows are taken away and put in order, and both are saved', async () => {
  const made: unknown[] = [];
  const [gate, wall] = stored as [Place, Place];
  const order = async (codes: number[]) => {
    made.push(['order', codes]);
    return [wall, gate];
  };
  const remove = async (code: number) => {
    made.push(['remove', code]);
    return [gate];
  };
  renderWithMessages(<Screen layout="lines" remove={remove} order={order} />);
  expect(screen.getByRole('button', { name: 'Move Gate up' })).toBeDisabled();
  await press('Move Wall up');
  expect(changes()).toEqual([words.reordered]);
  await press('Save');
  expect(made).toEqual([['order', [2, 1]]]);
  await press('Remove Wall');
  expect(changes()).toEqual(['Removed: Wall']);
  await press('Save');
  expect(made).toEqual([
    ['order', [2, 1]],
    ['remove', 2],
  ]);
});
