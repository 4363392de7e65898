import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { TagAssignment } from '@/components/changes/tags/tag-assignment';
import type { TagPerson } from '@/lib/contract/changes/tags';
import { renderWithMessages } from '../../render-with-messages';

const user = userEvent.setup();
const org = {
  Business_Name: 'Instruments',
  Company_Name: 'Ltd',
  Unit_Name: 'Firmware',
  Location_Name: 'Pune',
  Level_Name: 'Senior',
};
const row = (empid: string, name: string, part: Partial<TagPerson> = {}): TagPerson => ({
  ...{ empid, name, Active: 'A', ActiveStatus: true, KeyCode: `key-${empid}`, HasPhoto: false, CanMove: true },
  ...{ AppCode: 'sofia', AppName: 'Sofía Herrera', AppEmpid: 'E1004', AppHasPhoto: false, Since: '01-Jan-2026' },
  ...org,
  ...part,
});
const rows = [row('E1001', 'Ananya Rao'), row('E1010', 'Bo Chen'), row('E1004', 'Sofía Herrera', { CanMove: false })];
const users = [
  { value: 'sofia', label: 'Sofía Herrera', TagCode: '2', Empid: 'E1004', HasPhoto: false },
  { value: 'li', label: 'Li Wei', TagCode: '2', Empid: 'E1020', HasPhoto: false },
  { value: 'other', label: 'Of another tag', TagCode: '3', Empid: 'E1030', HasPhoto: false },
];
const choices = {
  TagCode: [
    { value: '2', label: 'Remote work', DisplayOrder: 1 },
    { value: '3', label: 'First aid', DisplayOrder: 2 },
  ],
  UserCode: users,
  CanConfigure: false,
};

let answers: Record<string, { status: number; body: unknown }>;
let sent: { name: string; request: Record<string, unknown> }[];
const written = (name: string) => sent.filter((one) => one.name === name).map(({ request }) => request);

beforeEach(() => {
  [answers, sent] = [{}, []];
  window.matchMedia = (() => ({ matches: false, addEventListener() {}, removeEventListener() {} })) as never;
  global.fetch = jest.fn(async (address: string, { body }: RequestInit) => {
    const name = address.split('/').at(-1) ?? '';
    sent.push({ name, request: JSON.parse(String(body)) });
    const replies: Record<string, unknown> = {
      listTagChoices: choices,
      listTagPeople: rows,
      countTagPeople: { Count: 3, Version: '2026-03-18T09:00:00.000Z' },
      listTagMoves: [],
      moveTagPeople: { message: '', MoveCode: 'm', Moved: 2 },
      previewTagChange: { From: [], Unchanged: 0, LaterCount: 0, Later: [] },
    };
    const { status, body: reply } = answers[name] ?? { status: 200, body: replies[name] ?? {} };
    return { ok: status === 200, status, json: async () => reply } as Response;
  }) as typeof fetch;
  renderWithMessages(
    <SWRConfig value={{ provider: () => new Map() }}>
      <TagAssignment choices={choices} />
    </SWRConfig>,
  );
});

const press = (name: string) => user.click(screen.getByRole('button', { name }));
async function open() {
  await user.selectOptions(screen.getByLabelText(/^Tag Name/), 'Remote work');
  await press('Get Details');
  await screen.findByText('Ananya Rao');
}
async function openMove() {
  await open();
  for (const name of ['Ananya Rao', 'Bo Chen'])
    await user.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
  await press('Move Tags');
  return screen.findByRole('dialog', { name: 'Assign Tags - Remote work' });
}

test('Tag Name is mandatory; Move Tags is there once rows are selected (TAGA-02, TAGA-08)', async () => {
  await press('Get Details');
  expect(screen.getByText('Tag Name is required')).toBeVisible();
  expect(written('listTagPeople')).toEqual([]);
  await open();
  expect(screen.queryByRole('button', { name: 'Move Tags' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Select Ananya Rao' }));
  expect(screen.getByRole('button', { name: 'Move Tags' })).toBeVisible();
  await press('Reset');
  expect(screen.queryByText('Ananya Rao')).not.toBeInTheDocument();
  expect(screen.getByLabelText(/^Tag Name/)).toHaveValue('');
});

test('two people are moved to a user of the tag, with count and list (TAGA-09 to TAGA-17)', async () => {
  const dialog = within(await openMove());
  expect(dialog.getByText('No Of User').parentElement).toHaveTextContent('2');
  expect(dialog.getByRole('list', { name: 'Employees' })).toHaveClass('max-h-[500px]');
  const movedTo = await dialog.findByRole('combobox', { name: /^Moved To/ });
  await waitFor(() => expect(within(movedTo).getAllByRole('option')).toHaveLength(3));
  await user.selectOptions(movedTo, 'Li Wei (E1020)');
  await user.click(dialog.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(written('moveTagPeople')).toEqual([
    expect.objectContaining({ TagCode: '2', TagUserCode: 'li', TagUsersList: 'E1001,E1010' }),
  ]);
  expect(screen.queryByRole('button', { name: 'Move Tags' })).not.toBeInTheDocument();
});

test('Moved To is required; a refusal stands at its field, nothing lost (C18, TAGA-18)', async () => {
  const dialog = within(await openMove());
  await user.click(dialog.getByRole('button', { name: 'Submit' }));
  expect(dialog.getByText('Moved To is required')).toBeVisible();
  await waitFor(() => expect(dialog.getAllByRole('option')).toHaveLength(3));
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Moved To/ }), 'Sofía Herrera (E1004)');
  const issues = [{ path: 'TagUserCode', message: 'same_owner' }];
  answers.moveTagPeople = { status: 422, body: { code: 'invalid', message: 'no', issues, requestId: 'r' } };
  await user.type(dialog.getByLabelText('Justification'), 'As agreed');
  await user.click(dialog.getByRole('button', { name: 'Submit' }));
  expect(await dialog.findByText('All of them are with this user already')).toBeVisible();
  expect(dialog.getByLabelText('Justification')).toHaveValue('As agreed');
  answers.moveTagPeople = { status: 400, body: '<b>No such period</b>' };
  await user.click(dialog.getByRole('button', { name: 'Submit' }));
  expect(await dialog.findByRole('alert')).not.toContainHTML('<b>');
});

test('before it is sent it says from whom people go, who stays, and what is to come', async () => {
  const person = (Name: string, Empid: string) => ({ Name, Empid, KeyCode: `key-${Empid}`, HasPhoto: false });
  const body = {
    From: [{ User: person('Sofía Herrera', 'E1004'), Count: 1 }],
    Unchanged: 1,
    LaterCount: 3,
    Later: [{ Person: person('Ananya Rao', 'E1001'), EffectiveFrom: '01-Jun-2026', User: null }],
  };
  answers.previewTagChange = { status: 200, body };
  const dialog = within(await openMove());
  expect(dialog.queryByRole('region', { name: 'What this does' })).not.toBeInTheDocument();
  await waitFor(() => expect(dialog.getAllByRole('option')).toHaveLength(3));
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Moved To/ }), 'Li Wei (E1020)');
  const preview = within(await dialog.findByRole('region', { name: 'What this does' }));
  expect(await preview.findByText('1 person with Sofía Herrera so far')).toBeVisible();
  expect(preview.getByText('1 person is with this user already and stays')).toBeVisible();
  expect(preview.getByText(/^Ananya Rao: from .*2026 on without the tag, as planned$/)).toBeVisible();
  expect(preview.getByText('2 others have a change to come, which stays')).toBeVisible();
  expect(written('previewTagChange').at(-1)).toMatchObject({ TagUserCode: 'li', TagUsersList: 'E1001,E1010' });
  const issues = [{ path: 'TagUserCode', message: 'same_owner' }];
  answers.previewTagChange = { status: 422, body: { code: 'invalid', message: 'no', issues, requestId: 'r' } };
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Moved To/ }), 'Sofía Herrera (E1004)');
  expect(
    await preview.findByText('This cannot be done as it stands: All of them are with this user already'),
  ).toBeVisible();
  expect(written('moveTagPeople')).toEqual([]);
});

test('one’s own row is not selected; a tag that was cleared meanwhile is asked for (C17)', async () => {
  await open();
  await user.click(screen.getByRole('checkbox', { name: 'Select Sofía Herrera' }));
  expect(screen.queryByRole('button', { name: 'Move Tags' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Select Bo Chen' }));
  await user.selectOptions(screen.getByLabelText(/^Tag Name/), '');
  await press('Move Tags');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
