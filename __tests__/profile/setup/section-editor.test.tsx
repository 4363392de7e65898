import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { SectionEditor } from '@/components/profile/setup/editor/section-editor';
import { VersionRow } from '@/components/profile/setup/versions/version-row';
import type { SectionDefinition } from '@/lib/contract/people/section-definition';
import type { Language } from '@/lib/contract/platform/languages';
import { answerCalls } from '../../helpdesk/answer-calls';
import { renderWithMessages } from '../../render-with-messages';
import { aDefinition } from './a-definition';

jest.mock('next/navigation', () => ({
  useRouter: () => ({ replace: jest.fn(), refresh: jest.fn(), push: jest.fn() }),
}));

/** Wide enough for what is chosen to stand beside the fields. */
window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: true }) as unknown as MediaQueryList;

const section = {
  SectionCode: 20,
  Name: 'Vehicles',
  Area: 'record' as const,
  Image: '',
  IsMaster: false,
  LinkURL: '/',
  Fields: 2,
  HasDraft: true,
  DraftSavedDate: '',
  DraftSavedBy: '',
  RetiredDate: '',
  CanRetire: true,
  Persons: 0,
  Open: 0,
  Versions: [],
};

const RADIO = {
  name: 'Kind',
  type: 'radio' as const,
  options: ['Own', 'Leased'].map((name) => ({ value: name, names: { en: name }, parent: '' })),
};

const draftOf = (Definition: SectionDefinition, more: object = {}) => ({
  Revision: 'r1',
  IsDraft: true,
  BasedOn: 0,
  Definition,
  SavedDate: '',
  SavedBy: '',
  Holding: [] as { FieldCode: string; Values: number }[],
  Needed: [] as string[],
  Issues: [],
  ...more,
});

const conflict = { code: 'conflict', message: '', requestId: '', params: { reason: 'saved', by: 'Meera Nair' } };

function show(
  definition: SectionDefinition,
  answers: Record<string, unknown> = {},
  more: object = {},
  language: Language = 'en',
) {
  let revision = 1;
  const saved = () => ({ Revision: `r${(revision += 1)}`, SavedDate: '', Issues: [] });
  const calls = answerCalls({ saveSectionDraft: saved, ...answers });
  renderWithMessages(
    <SWRConfig value={{ provider: () => new Map() }}>
      <SectionEditor
        section={section}
        sections={[section]}
        loaded={draftOf(definition, more)}
        chainsPage="/process/approvalchain?section=20"
      />
    </SWRConfig>,
    language,
  );
  const lastSaved = () => calls.of('saveSectionDraft').at(-1)?.request.Definition as SectionDefinition;
  return { ...calls, lastSaved };
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

test('HR adds a field, which is saved by itself with the revision that was seen', async () => {
  const { of, lastSaved } = show(aDefinition());
  await press('Add a field to Car');
  await userEvent.type(screen.getByRole('textbox', { name: /Name of the new field/ }), 'Make{Enter}');
  await waitFor(() => expect(of('saveSectionDraft')).toHaveLength(1), { timeout: 3000 });
  expect(of('saveSectionDraft')[0]?.request.Revision).toBe('r1');
  expect(lastSaved().fields).toMatchObject([{ code: 'Make', type: 'text', names: { en: 'Make' } }]);
});

test('HR goes from a section to who decides about it', async () => {
  show(aDefinition());
  const link = screen.getByRole('link', { name: 'See who decides about this section' });
  expect(link).toHaveAttribute('href', '/process/approvalchain?section=20');
});

test('a version that the product brought holds from the beginning, one of HR from its day', () => {
  const version = { Number: 1, ValidFrom: '01-Jan-1900', PublishedDate: '', PublishedBy: '', State: 'past' as const };
  const own = { ...version, Number: 2, ValidFrom: '05-Mar-2026', PublishedDate: '04-Mar-2026 10:00' };
  renderWithMessages(
    <ul>
      {[version, own].map((one) => (
        <VersionRow key={one.Number} version={one} onShow={jest.fn()} />
      ))}
    </ul>,
  );
  expect(screen.getByText('From the beginning')).toBeVisible();
  expect(screen.getByText('From 05-Mar-2026')).toBeVisible();
  expect(screen.queryByText(/1900/)).toBeNull();
});

test('several lines that are pasted become several fields', async () => {
  show(aDefinition());
  await press('Add a field to Car');
  screen.getByRole('textbox', { name: /Name of the new field/ }).focus();
  await userEvent.paste('Make\nColour\nSeats');
  const car = screen.getByRole('region', { name: 'Car' });
  expect(within(car).getAllByRole('listitem')).toHaveLength(3);
});

test('what decides on a field is said in words, and kept at the field that decides', async () => {
  const { lastSaved } = show(aDefinition(RADIO, { name: 'Lender' }));
  await press('Lender');
  await press('Only if …');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Field that decides' }), 'Kind');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Leased' }));
  await waitFor(() => expect(lastSaved()?.fields[0]?.enables).toHaveLength(1), { timeout: 3000 });
  expect(lastSaved().fields[0]?.enables).toEqual([{ answers: ['Leased'], fields: ['Lender'], groups: [] }]);
});

test('a change is undone and done again', async () => {
  show(aDefinition({ name: 'Make' }));
  await press('Make');
  await userEvent.click(screen.getByRole('switch', { name: 'Mandatory' }));
  await press('Undo');
  expect(screen.getByRole('switch', { name: 'Mandatory' })).not.toBeChecked();
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(screen.getByRole('switch', { name: 'Mandatory' })).toBeChecked();
});

test('a field that holds answers is retired and never removed', async () => {
  const Holding = [{ FieldCode: 'Make', Values: 3 }];
  const { lastSaved } = show(aDefinition({ name: 'Make' }), {}, { Holding });
  await press('Make');
  expect(screen.queryByRole('button', { name: 'Remove the field' })).not.toBeInTheDocument();
  await press('Retire the field');
  await waitFor(() => expect(lastSaved()?.fields[0]?.isRetired).toBe(true), { timeout: 3000 });
});

test('a name is written in another language, with English in its place until then', async () => {
  const { lastSaved } = show(aDefinition({ name: 'Make' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language of the words' }), 'de');
  await press(/^Make/);
  const name = screen.getByRole('textbox', { name: 'Name (Deutsch)' });
  expect(name).toHaveAttribute('placeholder', 'Make');
  await userEvent.type(name, 'Marke');
  await waitFor(() => expect(lastSaved()?.fields[0]?.names).toEqual({ en: 'Make', de: 'Marke' }), { timeout: 3000 });
});

test('the words of a section are shown in the language of who reads them', async () => {
  const made = aDefinition({ name: 'Make' });
  const fields = made.fields.map((one) => ({ ...one, names: { en: 'Make', de: 'Marke' } }));
  show({ ...made, fields }, {}, {}, 'de');
  expect(await screen.findByRole('button', { name: 'Marke' })).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Sprache der Texte' })).toHaveValue('de');
});

test('what is typed without a pause is saved once', async () => {
  const { of, lastSaved } = show(aDefinition({ name: 'Make' }));
  await press(/^Make/);
  await userEvent.type(screen.getByRole('textbox', { name: 'Name (English)' }), 'rs');
  expect(of('saveSectionDraft')).toHaveLength(0);
  await waitFor(() => expect(lastSaved()?.fields[0]?.names.en).toBe('Makers'), { timeout: 3000 });
  expect(of('saveSectionDraft')).toHaveLength(1);
});

test('a refused save is said, is not sent again at once, and what was typed stays', async () => {
  const refused = { code: 'forbidden', message: '', requestId: '' };
  const { of } = show(aDefinition({ name: 'Make' }), { saveSectionDraft: refused });
  await press(/^Make/);
  const name = screen.getByRole('textbox', { name: 'Name (English)' });
  await userEvent.type(name, 'r');
  const said = await screen.findByText('Not saved yet. Your role does not allow this.', {}, { timeout: 3000 });
  expect(said).toBeInTheDocument();
  await userEvent.type(name, 's');
  expect(said).toBeInTheDocument();
  expect(name).toHaveValue('Makers');
  expect(of('saveSectionDraft')).toHaveLength(1);
  await press('Try again');
  await waitFor(() => expect(of('saveSectionDraft')).toHaveLength(2));
});

test('what somebody else saved meanwhile is put together with one’s own', async () => {
  const base = aDefinition({ name: 'Make' }, { name: 'Colour' });
  const theirs = {
    ...base,
    fields: base.fields.map((one) => (one.code === 'Colour' ? { ...one, isColumn: true } : one)),
  };
  const replies = [conflict, { Revision: 'r9', SavedDate: '', Issues: [] }];
  const { of, lastSaved } = show(base, {
    saveSectionDraft: () => replies.shift(),
    getSectionDraft: draftOf(theirs, { Revision: 'r8', SavedBy: 'Meera Nair' }),
  });
  await press('Make');
  await userEvent.click(screen.getByRole('switch', { name: 'Mandatory' }));
  await waitFor(() => expect(of('saveSectionDraft')).toHaveLength(2), { timeout: 4000 });
  expect(of('saveSectionDraft')[1]?.request.Revision).toBe('r8');
  expect(lastSaved().fields).toMatchObject([{ isMandatory: true }, { isColumn: true }]);
});

test('where both changed the same, both are shown and one is chosen', async () => {
  const base = aDefinition({ name: 'Make' });
  const theirs = { ...base, fields: base.fields.map((one) => ({ ...one, names: { en: 'Brand' } })) };
  const replies = [conflict, { Revision: 'r9', SavedDate: '', Issues: [] }];
  const { lastSaved } = show(base, {
    saveSectionDraft: () => replies.shift(),
    getSectionDraft: draftOf(theirs, { Revision: 'r8', SavedBy: 'Meera Nair' }),
  });
  await press('Make');
  await userEvent.type(screen.getByRole('textbox', { name: 'Name (English)' }), 'r');
  const dialog = await screen.findByRole('dialog', { name: 'Meera Nair changed the same' }, { timeout: 4000 });
  const row = within(dialog).getByRole('row', { name: /Name \(English\)/ });
  expect(row).toHaveTextContent(/Maker.*Brand/);
  await userEvent.click(within(dialog).getByRole('button', { name: 'By Meera Nair' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Go on with this' }));
  expect(await screen.findByRole('button', { name: 'Brand' })).toBeInTheDocument();
  await waitFor(() => expect(lastSaved().fields[0]?.names.en).toBe('Brand'), { timeout: 3000 });
});

test('a formula is marked where it does not work', async () => {
  show(aDefinition({ name: 'Price', type: 'number' }, { name: 'Tax', type: 'formula', formula: 'Prise * 2' }));
  await press('Tax');
  expect(screen.getByRole('alert')).toHaveTextContent('There is no field “Prise”.');
  expect(screen.getByText('Prise', { selector: 'mark' })).toBeInTheDocument();
  const formula = screen.getByRole('textbox', { name: 'Formula' });
  await userEvent.clear(formula);
  await userEvent.type(formula, 'Price');
  await press('*');
  await userEvent.type(formula, '2');
  expect(formula).toHaveValue('Price * 2');
  expect(screen.getByText('Gives a number.')).toBeInTheDocument();
});

test('an issue leads to the field that it is about', async () => {
  const issue = { Path: 'fields.0.options', Code: 'no_choices', Detail: '', FieldCode: 'Kind', Name: 'Kind' };
  show(aDefinition({ name: 'Kind', type: 'select' }), {}, { Issues: [issue] });
  await userEvent.click(screen.getByLabelText('1 issue', { selector: 'summary' }));
  await press(/Kind There is nothing to choose from/);
  expect(await screen.findByRole('region', { name: 'Options' })).toHaveTextContent('There is nothing to choose from.');
});
