import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { SectionWork } from '@/components/profile/sections/section-work';
import type { SectionData } from '@/components/profile/read/read-section';
import { closeAllSnackbars, snackbarStore } from '@/components/ui/feedback/snackbar-queue';
import { answerCalls } from '../helpdesk/answer-calls';
import { renderWithMessages } from '../render-with-messages';
import { field, fields, header, info, noOptions, place, row, waiting } from './contact-section';

const push = jest.fn();
const refresh = jest.fn();
const back = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push, refresh, back }) }));
jest.mock('@/components/platform/files/upload/attach-file', () => ({ AttachFile: () => null }));
// jsdom has nothing to digest with.
jest.mock('@/lib/client/call/intent-key', () => ({ intentKey: async () => 'key' }));

async function open(
  answers: Record<string, unknown> = {},
  more: Partial<SectionData> = {},
  next: '/next' | null = '/next',
) {
  const asked = answerCalls({
    ...noOptions,
    listSectionFields: fields,
    getSectionRow: row,
    getSectionHeader: more.header ?? header,
    getSaveEffects: { IsAsked: true, Steps: [], Touches: [] },
    saveSection: { ...waiting, KeyCode: 'row', RowVersion: 'v2' },
    ...answers,
  });
  const form = { fields, options: new Map(), row, fileNames: {} };
  const data = { place, header, photo: null, isList: false, form, ...more } as SectionData;
  renderWithMessages(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <SectionWork data={data} next={next} />
    </SWRConfig>,
  );
  // The draft has been asked for.
  await act(async () => undefined);
  return asked;
}

const input = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const said = () => snackbarStore.read().map(({ tone, text, duration }) => [tone, text, duration]);
async function type(name: string, text: string) {
  await userEvent.clear(input(name));
  await userEvent.type(input(name), text);
}

afterEach(() => {
  act(closeAllSnackbars);
  jest.clearAllMocks();
});

test('Save sends what was seen and typed, says so for a second and stays (SECT-09 to SECT-14)', async () => {
  const asked = await open();
  await type('Phone', '67890');
  await press('Save');
  await waitFor(() => expect(said()).toEqual([['success', 'Contact Updated Successfully', 1000]]));
  expect(asked.of('saveSection')[0]?.request).toEqual({
    ...{ member: '3', SectionCode: 3, ChillCode: '', KeyCode: 'row', RowVersion: 'v1', DefinitionVersion: 3 },
    ...{ EffectiveFrom: '', Phone: '67890', City: 'Pune' },
  });
  await waitFor(() => expect(asked.of('getSectionHeader').length).toBeGreaterThan(0));
  expect(push).not.toHaveBeenCalled();
});

test('Save & Next goes on to the next section', async () => {
  await open();
  await type('City', 'Goa');
  await press('Save & Next');
  await waitFor(() => expect(push).toHaveBeenCalledWith('/next'));
});

test('a section that stands alone has no Save & Next (SECT-06)', async () => {
  await open({}, {}, null);
  expect(screen.queryByRole('button', { name: 'Save & Next' })).not.toBeInTheDocument();
});

test('without its EditFlag there is no Save (SECT-11)', async () => {
  const closed = { ...header, EditFlag: false };
  await open({ getSectionHeader: closed }, { header: closed });
  expect(screen.queryByRole('button', { name: /^Save/ })).not.toBeInTheDocument();
});

test('what somebody else asked for keeps from saving where both would wait, and says so', async () => {
  const by = { Name: 'Asha Rao', Empid: 'E1001', KeyCode: '', HasPhoto: false };
  const asked = { Kind: 'change', AskedBy: by, AskedOn: '05-Mar-2026 10:00', EffectiveFrom: '', ApprovalCode: '' };
  const Proposal = { ...asked, CanAmend: false, Blocks: true, Values: { Phone: '999' } } as const;
  const form = { fields, options: new Map(), row: { ...row, Proposal }, fileNames: {} };
  await open({}, { form } as Partial<SectionData>);
  expect(screen.getByText('You can save here once this is decided or withdrawn.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Save/ })).not.toBeInTheDocument();
});

const photoSection = { ...header, SectionInfo: { ...info, SectionCode: 2, SectionName: 'Photo' } };
const openPhoto = (photo: SectionData['photo']) =>
  open({ getSectionHeader: photoSection }, {
    place: { SectionCode: 2, ChillCode: '' },
    header: photoSection,
    photo,
    form: {
      fields: [field('Photo', { type: 'file' })],
      options: new Map(),
      row: { ...row, Photo: '' },
      fileNames: {},
    },
  } as never);

test('the photo section shows the photo from before, and a pen to change it (SECT-22, PHOT-02)', async () => {
  await openPhoto({ name: 'Ananya Rao', address: '/api/hr/getPhoto?empid=E1001' });
  expect(await screen.findByRole('button', { name: 'Change photo' })).toBeInTheDocument();
  await waitFor(() => expect(document.querySelector('img')).toHaveAttribute('src', '/api/hr/getPhoto?empid=E1001'));
});

test('what the HR API refuses is said once, in a snackbar (SECT-17, SECT-19)', async () => {
  await open({ saveSection: { code: 'upstream', message: 'The record is locked', requestId: 'r' } });
  await type('City', 'Goa');
  await press('Save');
  await waitFor(() => expect(said()).toEqual([['error', 'The record is locked', 10_000]]));
  expect(screen.queryByText('The record is locked')).not.toBeInTheDocument();
  expect(input('City')).toHaveValue('Goa');
});

test('an empty mandatory field is said at the field, and nothing is sent (FORM-38)', async () => {
  const asked = await open();
  await userEvent.clear(input('Phone'));
  await press('Save');
  expect(await screen.findByText('Phone is required')).toBeInTheDocument();
  expect(asked.of('saveSection')).toEqual([]);
});

test('Cancel hides the form, and it can be opened again', async () => {
  await open();
  await press('Cancel');
  expect(screen.queryByLabelText(/^Phone/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Open the form' })).toHaveFocus();
  await press('Open the form');
  expect(input('Phone')).toHaveValue('12345');
  expect(input('Phone')).toHaveFocus();
});

test('from another day a save counts then, and a day that is gone is refused at it', async () => {
  const past = { code: 'invalid', message: 'no', issues: [{ path: 'EffectiveFrom', message: 'past' }], requestId: 'r' };
  const asked = await open({ getSaveEffects: { IsAsked: false, Steps: [], Touches: [] }, saveSection: past });
  await type('City', 'Goa');
  await userEvent.click(await screen.findByRole('button', { name: 'From another day' }, { timeout: 5_000 }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Counts from' }), '05-Mar-2024');
  expect(await screen.findByText('Counts from 05-Mar-2024.')).toBeInTheDocument();
  expect(asked.of('getSaveEffects').at(-1)?.request).toMatchObject({ EffectiveFrom: '05-Mar-2024', City: 'Goa' });
  await press('Save');
  expect(await screen.findByText('Choose today or a later day')).toBeInTheDocument();
});

test('what a save would do is not asked while it could not be sent', async () => {
  const asked = await open();
  await type('Phone', '67890');
  expect(await screen.findByText(/Waits for approval/)).toBeInTheDocument();
  await userEvent.clear(input('Phone'));
  await waitFor(() => expect(screen.queryByText(/Waits for approval/)).not.toBeInTheDocument(), { timeout: 2000 });
  expect(asked.of('getSaveEffects')).toHaveLength(1);
});

test('Back leads to where one came from, and home where that is nowhere (SECT-07)', async () => {
  await open();
  const length = jest.spyOn(history, 'length', 'get').mockReturnValue(1);
  await press('Back');
  expect(push).toHaveBeenCalledWith('/ecenter/essprofileedit');
  expect(back).not.toHaveBeenCalled();
  length.mockReturnValue(2);
  await press('Back');
  expect(back).toHaveBeenCalledTimes(1);
});

test('why a field cannot be changed is said by who may (the rule that decided)', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Why can I not change Grade?' }));
  expect(screen.getByText('This can be changed by HR.')).toBeInTheDocument();
});

test('of two who save, the second keeps what was typed and sees both', async () => {
  const conflict = { code: 'conflict', message: 'moved on', params: { reason: 'row' }, requestId: 'r' };
  await open({ saveSection: conflict, getSectionRow: { ...row, City: 'Delhi', RowVersion: 'v9' } });
  await type('City', 'Goa');
  await press('Save');
  expect(await screen.findByText(/Somebody else saved this meanwhile: Delhi/)).toBeInTheDocument();
  expect(input('City')).toHaveValue('Goa');
  expect(said()).toEqual([['error', expect.stringMatching(/^Somebody else changed this meanwhile/), 10_000]]);
});

test('the definition that changed meanwhile keeps what fits and names what does not', async () => {
  const conflict = { code: 'conflict', message: 'moved on', params: { reason: 'definition' }, requestId: 'r' };
  await open({ saveSection: conflict, listSectionFields: [field('Phone', { DefinitionVersion: 4 })] });
  await type('Phone', '67890');
  await type('City', 'Goa');
  await press('Save');
  expect(await screen.findByText(/no longer fits: “City”/)).toBeInTheDocument();
  expect(input('Phone')).toHaveValue('67890');
});

test('a rejected section says why in a banner, others do not (SECT-02, SECT-03)', async () => {
  const rejected = { StatusCode: 'rejected', StatusName: 'Rejected', Comments: 'The scan is unreadable' } as const;
  await open({}, { header: { ...header, ...rejected } });
  expect(within(screen.getByRole('alert')).getByText('The scan is unreadable')).toBeInTheDocument();
});

describe('a section with several rows', () => {
  const listed = { ...header, SectionInfo: { ...info, Master: true, SectionName: 'Family' } };
  const columns = [field('Name', { ListView: true }), field('Born', { ListView: true, type: 'date' }), field('Hidden')];
  const first = {
    ...{ Name: 'Asha', Born: '05-Mar-1990', Hidden: 'x', KeyCode: 'a', RowVersion: 'va', Waits: '' },
    ...{
      StatusCode: 'approved',
      StatusName: 'Approved',
      LastModifiedDate: '05-Mar-2026',
      EditFlag: true,
      DeleteFlag: true,
    },
  };
  const second = { ...first, Name: 'Ravi', KeyCode: 'b', EditFlag: false, DeleteFlag: false };
  const openList = (rows: object[], answers: Record<string, unknown> = {}) =>
    open({ getSectionHeader: listed, listSectionRows: rows, ...answers }, {
      header: listed,
      isList: true,
      form: { fields: columns, options: new Map() },
      rows,
    } as never);

  test('opens with its list, columns by ListView, actions by their flags (MAST-01 to MAST-07)', async () => {
    await openList([first, second]);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Name', 'Born', 'Status']),
    );
    expect(screen.queryByText('Hidden')).not.toBeInTheDocument();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Edit Asha' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Edit Ravi' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Delete Ravi' })).not.toBeInTheDocument();
  });

  test('says that there is nothing, and adds by an empty form (MAST-08, MAST-14)', async () => {
    await openList([]);
    expect(screen.getByText('No records found')).toBeInTheDocument();
    await press('Add');
    expect(await screen.findByLabelText(/^Name/)).toHaveValue('');
    expect(screen.getByLabelText(/^Name/)).toHaveFocus();
  });

  test('edits a row by the form filled from profileinfo (MAST-09)', async () => {
    const filled = { ...row, Name: 'Asha', KeyCode: 'a', RowVersion: 'va' };
    let Name = 'Asha';
    const asked = await openList([first], { getSectionRow: () => ({ ...filled, Name }) });
    await press('Edit Asha');
    expect(await screen.findByLabelText(/^Name/)).toHaveValue('Asha');
    expect(asked.of('getSectionRow')[0]?.request).toEqual({ ...place, KeyCode: 'a' });
    await press('Cancel');
    Name = 'Asha by HR';
    await press('Edit Asha');
    expect(await screen.findByLabelText(/^Name/)).toHaveValue('Asha by HR');
  });

  test('a row that can only be read opens to be read, and has no actions', async () => {
    const filled = { ...row, Name: 'Ravi', KeyCode: 'b', RowVersion: 'va' };
    await openList([second], { getSectionRow: filled });
    expect(screen.queryByRole('columnheader', { name: 'Actions' })).not.toBeInTheDocument();
    await press('Ravi');
    expect(await screen.findByLabelText(/^Hidden/)).toBeInTheDocument();
  });

  test('asks before it deletes, and cancelling makes no call (MAST-10 to MAST-12)', async () => {
    const gone = { StatusCode: '', StatusName: '', LastModifiedDate: '' };
    const asked = await openList([first], { deleteSectionRow: gone });
    await press('Delete Asha');
    const dialog = screen.getByRole('dialog');
    expect(within(dialog).getByText('Are you sure to permanently delete this record')).toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(asked.of('deleteSectionRow')).toEqual([]);
    await press('Delete Asha');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(said()).toEqual([['success', 'Family Deleted Successfully', 2000]]));
    expect(asked.of('deleteSectionRow')[0]?.request).toEqual({ ...place, KeyCode: 'a', RowVersion: 'va' });
  });
});
