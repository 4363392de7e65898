import type { AttachedFile } from '@/components/platform/files/upload/attach-file';
import { MAX_LENGTH } from '@/lib/contract/helpdesk/limits';
import type { Translate } from '@/lib/i18n/message-key';

/** What is typed into a new ticket; a code of 0 is chosen by nobody yet. */
export interface TicketValues {
  readonly process: number;
  readonly subProcess: number;
  readonly priority: number;
  readonly subject: string;
  readonly message: string;
  /** Uploaded, and taken up by no message yet. */
  readonly file: AttachedFile | null;
}

export const EMPTY_VALUES: TicketValues = {
  process: 0,
  subProcess: 0,
  priority: 0,
  subject: '',
  message: '',
  file: null,
};

/** The fields that can be at fault, in the order in which they stand. */
export const checkedFields = ['process', 'subProcess', 'priority', 'subject', 'message'] as const;
export type CheckedField = (typeof checkedFields)[number];

/** COMP-14 to COMP-18: what is wrong with a field; null for nothing. Blanks count as nothing typed. */
export function findIssue(field: CheckedField, values: TicketValues, t: Translate<'helpdesk.form'>): string | null {
  const value = values[field];
  const label = t(field);
  if (typeof value === 'number') return value === 0 ? t('required', { label }) : null;
  return findTextIssue(value, label, field === 'subject' ? MAX_LENGTH.subject : MAX_LENGTH.message, t);
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
