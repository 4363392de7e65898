import type { AttachedFile } from '@/components/platform/files/upload/attached-file';
import { MAX_LENGTH } from '@/lib/contract/helpdesk/limits';
import { fillIn } from '@/lib/i18n/fill-in';
import type { TicketFormMessages } from '../helpdesk-messages';

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
export function findIssue(field: CheckedField, values: TicketValues, words: TicketFormMessages): string | null {
  const value = values[field];
  const label = words[field];
  if (typeof value === 'number') return value === 0 ? fillIn(words.required, { label }) : null;
  return findTextIssue(value, label, field === 'subject' ? MAX_LENGTH.subject : MAX_LENGTH.message, words);
}

/** What is wrong with a text that is required and may have so many characters. */
export function findTextIssue(
  text: string,
  label: string,
  longest: number,
  words: Pick<TicketFormMessages, 'required' | 'tooLong'>,
): string | null {
  const { length } = text.trim();
  if (length === 0) return fillIn(words.required, { label });
  return length > longest ? fillIn(words.tooLong, { label, count: longest }) : null;
}
