import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { KindChips } from '@/components/workplace/approvals/list/kind-chips';
import { renderWithMessages } from '../../render-with-messages';

const kind = (Kind: string, Name: string, Count: number) => ({ Kind, Name, Count });
const LEAVE = kind('leave', 'Leave', 3);
const SECTION = kind('profile-section', 'Profile section', 2);

const user = userEvent.setup();
const onKind = jest.fn();

beforeEach(() => {
  onKind.mockClear();
});

function show(kinds: readonly (typeof LEAVE)[], Kind = '') {
  global.fetch = jest.fn(async () => ({ ok: true, status: 200, json: async () => kinds }) as Response);
  renderWithMessages(
    <SWRConfig value={{ provider: () => new Map() }}>
      <KindChips State="waiting" Kind={Kind} initial={undefined} onKind={onKind} />
    </SWRConfig>,
  );
}

test('kinds stand side by side with their numbers; a press narrows, another one shows all', async () => {
  show([LEAVE, SECTION, kind('person-change', 'Change of a person', 0)], 'leave');
  expect(await screen.findByRole('button', { name: 'All 5' })).toBeVisible();
  expect(screen.getAllByRole('button')).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Profile section 2' }));
  await user.click(screen.getByRole('button', { name: 'Leave 3', pressed: true }));
  expect(onKind.mock.calls).toEqual([['profile-section'], ['']]);
});

test('where all is of one kind there is nothing to choose', async () => {
  show([LEAVE, { ...SECTION, Count: 0 }]);
  await waitFor(() => expect(global.fetch).toHaveBeenCalled());
  expect(screen.queryByRole('button')).toBeNull();
});

test('a kind whose last one was decided stays chosen until another is', async () => {
  show([{ ...LEAVE, Count: 0 }, SECTION], 'leave');
  expect(await screen.findByRole('button', { name: 'Leave 0', pressed: true })).toBeVisible();
});
