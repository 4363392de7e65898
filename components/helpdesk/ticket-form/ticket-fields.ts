import type { AttachedFile } from '@/components/platform/files/upload/attached-file';
import type { FieldErrors } from '@/lib/client/form/field-errors';
import { MAX_LENGTH } from '@/lib/contract/helpdesk/limits';
import type { Translate } from '@/lib/i18n/message-key';

/** What is typed into a new ticket; a code of 0 is none. What nobody has touched yet is null where something is likely. */
export interface TicketValues {
  readonly process: number | null;
  readonly subProcess: number;
  readonly priority: number | null;
  readonly subject: string;
  readonly message: string;
  /** Uploaded, and taken up by no message yet. */
  readonly file: AttachedFile | null;
}

export const EMPTY_VALUES: TicketValues = {
  process: null,
  subProcess: 0,
  priority: null,
  subject: '',
  message: '',
  file: null,
};

/** COMP-14 to COMP-18: what is wrong with which field. Blanks count as nothing typed. */
export function findTicketErrors(values: TicketValues, t: Translate<'helpdesk.form'>): FieldErrors<TicketValues> {
  const findChoiceIssue = (field: 'process' | 'subProcess' | 'priority') =>
    !values[field] ? t('required', { label: t(field) }) : null;
  return {
    subject: findTextIssue(values.subject, t('subject'), MAX_LENGTH.subject, t),
    process: findChoiceIssue('process'),
    subProcess: findChoiceIssue('subProcess'),
    priority: findChoiceIssue('priority'),
    message: findTextIssue(values.message, t('message'), MAX_LENGTH.message, t),
  };
}

/** What is wrong with a text that is required and may have so many characters. */
export function findTextIssue(
  text: string,
  label: string,
  longest: number,
  t: Translate<'helpdesk.form'>,
): string | null {
  const { length } = text.trim();
  if (length === 0) return t('required', { label });
  return length > longest ? t('tooLong', { label, count: longest }) : null;
}
