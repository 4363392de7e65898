import type { ReplyFor } from '@/lib/contract/all';
import { valuesIn } from '@/lib/contract/people/record-names';
import type { FieldOption } from '@/lib/contract/platform/form/field';
import { NO_FILE } from '@/lib/contract/platform/file-rules';
import type { SectionField } from '@/lib/contract/profile/fields';
import { isSearched } from '../form/is-searched';
import { namedChoices } from '../form/search-choices';
import type { Read, SectionPlace } from './section-place';

export type SectionHeader = ReplyFor<'getSectionHeader'>;
export type SectionRowData = ReplyFor<'getSectionRow'>;
export type SectionRows = ReplyFor<'listSectionRows'>;

/** What the form of a section is made of. */
export interface SectionForm {
  readonly fields: readonly SectionField[];
  /** By FieldCode. */
  readonly options: ReadonlyMap<string, readonly FieldOption[]>;
}

/** With the row that stands in it: the names of its files by their HeaderCode. */
export interface FilledForm extends SectionForm {
  readonly row: SectionRowData;
  readonly fileNames: Readonly<Record<string, string>>;
}

/** The form of a section (FORM-01, FORM-21 to FORM-23). */
export async function readForm(read: Read, place: SectionPlace): Promise<SectionForm> {
  const [fields, ...lists] = await Promise.all([
    read('listSectionFields', place),
    read('listSelectOptions', place),
    read('listRadioOptions', place),
    read('listCheckboxOptions', place),
  ]);
  const byName = Object.assign({}, ...lists) as ReplyFor<'listSelectOptions'>;
  const options = fields.flatMap(({ fieldname, FieldCode }) => {
    const own = Object.hasOwn(byName, fieldname) ? byName[fieldname] : undefined;
    return own ? [[FieldCode, own.map((option) => ({ ...option, parent: option.parent || null }))] as const] : [];
  });
  return { fields, options: new Map(options) };
}

/** The form with a row in it; what is chosen of long lists by its names. */
export async function fillForm(
  read: Read,
  place: SectionPlace,
  { form, row }: { readonly form: SectionForm; readonly row: SectionRowData },
): Promise<FilledForm> {
  const values = { ...valuesIn(row), ...row.Proposal?.Values };
  const isAnswered = ({ fieldname }: SectionField) => (values[fieldname] ?? '') !== '';
  const searched = form.fields.filter((field) => isSearched(field) && isAnswered(field));
  const files = form.fields.filter((field) => ['file', 'upload'].includes(field.type) && isAnswered(field));
  const [named, names] = await Promise.all([
    Promise.all(
      searched.map(async (field) => {
        const options = await namedChoices(read, place, field, values[field.fieldname] ?? '').catch(() => []);
        return [field.FieldCode, options] as const;
      }),
    ),
    Promise.all(
      files.map(async ({ fieldname }) => {
        const HeaderCode = values[fieldname] ?? NO_FILE;
        const info = await read('getSectionFileInfo', { ChillCode: place.ChillCode, HeaderCode }).catch(() => null);
        return [HeaderCode, info?.FileName ?? ''] as const;
      }),
    ),
  ]);
  return {
    fields: form.fields,
    options: new Map([...form.options, ...named]),
    row,
    fileNames: Object.fromEntries(names.filter(([, name]) => name !== '')),
  };
}
