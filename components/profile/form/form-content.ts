import { valuesIn } from '@/lib/contract/people/record-names';
import { formFields } from '@/lib/contract/platform/form/wire-field';
import type { Answers, FormField } from '@/lib/contract/platform/form/field';
import { calendarDate } from '@/lib/dates';
import type { SectionForm, SectionRowData } from '../read/section-data';

/** A section's form as it was read. */
export interface SeenForm extends SectionForm {
  readonly row: SectionRowData;
}

export interface FormContent {
  readonly fields: readonly FormField[];
  readonly answers: Answers;
  /** The last signs of stored secrets, by the names of their fields. */
  readonly masked: Readonly<Record<string, string>>;
  readonly surroundings: { readonly today: string };
}

/** What stands before the last signs. */
const MASK = /^•+/;

/** What the form begins with: what the caller asked for and may amend, else what is in force. */
export function formContent({ fields, options, row }: SeenForm, isOwn: boolean): FormContent {
  const { Masked, Proposal } = row;
  const asked = Proposal?.CanAmend ? Proposal.Values : {};
  const values = Object.entries({ ...valuesIn(row), ...asked });
  const isMasked = new Set(Masked);
  return {
    fields: formFields(
      fields.map((field) => ({ ...field, secret: field.IsMasked })),
      options,
      isOwn ? 'own' : 'other',
    ),
    answers: Object.fromEntries(values.filter(([name]) => !isMasked.has(name))),
    masked: Object.fromEntries(
      values
        .filter(([name, value]) => isMasked.has(name) && value !== '')
        .map(([name, value]) => [name, value.replace(MASK, '')]),
    ),
    surroundings: { today: calendarDate(new Date()) },
  };
}
