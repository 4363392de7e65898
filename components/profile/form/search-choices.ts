import type { ReplyFor } from '@/lib/contract/all';
import type { FieldOption } from '@/lib/contract/platform/form/field';
import type { SectionField } from '@/lib/contract/profile/fields';
import type { Read, SectionPlace } from '../read/section-place';
import { BRANCH, PEOPLE } from './is-searched';

const personOption = ({ Empid, Name }: ReplyFor<'searchEmployees'>[number]): FieldOption => ({
  value: Empid,
  label: `${Name} · ${Empid}`,
  parent: null,
});

/** FORM-30: a branch fills the fields of its name and address (C7). */
const branchOption = ({
  IFSCCode,
  Branch,
  BankAddress,
  City,
}: ReplyFor<'searchBankBranches'>[number]): FieldOption => ({
  value: IFSCCode,
  label: [IFSCCode, Branch, City].filter(Boolean).join(' · '),
  parent: null,
  fills: { Branch, BankAddress },
});

interface Search {
  readonly place: SectionPlace;
  readonly field: Pick<SectionField, 'type' | 'FieldCode'>;
  readonly text: string;
  /** The answer of the field that narrows it. */
  readonly parent: string;
}

/** What a field offers that holds a text: people, branches of a bank, options of a long list. */
export async function searchChoices(
  read: Read,
  { place, field, text, parent }: Search,
): Promise<readonly FieldOption[]> {
  if (PEOPLE.has(field.type)) {
    const found = await read('searchEmployees', { SearchText: text, IsPicker: true });
    return found.map(personOption);
  }
  if (field.type === BRANCH)
    return (await read('searchBankBranches', { BankCode: parent, SearchText: text })).map(branchOption);
  const found = await read('searchSectionOptions', {
    ...place,
    FieldCode: field.FieldCode,
    SearchText: text,
    Parent: parent,
  });
  return found.map((option) => ({ ...option, parent: option.parent || null }));
}

/** The options of answers that are there already, so that they can be named. */
export async function namedChoices(
  read: Read,
  place: SectionPlace,
  field: SectionField,
  answer: string,
): Promise<readonly FieldOption[]> {
  if (answer === '') return [];
  if (field.type === BRANCH) return (await read('searchBankBranches', { SearchText: answer })).map(branchOption);
  if (PEOPLE.has(field.type)) {
    const found = await Promise.all(answer.split(',').map((Empid) => read('searchEmployees', { SearchText: Empid })));
    return found.flat().map(personOption);
  }
  const found = await read('searchSectionOptions', { ...place, FieldCode: field.FieldCode, Values: answer });
  return found.map((option) => ({ ...option, parent: option.parent || null }));
}
