import type { ChangeKind } from '../../../lib/contract/people/record-rules';
import type { CallContext } from '../../platform/calls/call';
import type { CalendarDate } from '../../platform/dates';
import { changedFields, type AnswersByCode } from '../../people/record/values/changes';
import type { RecordRow } from '../../people/record/values/values';
import type { OpenSection } from '../access/open-section';
import type { Proposal } from '../proposals/proposals';

export type SaveContext = Pick<CallContext, 'actor' | 'db' | 'now' | 'language' | 'services' | 'requestId' | 'log'>;

/** What a row of a record would say, made ready to be kept or asked for. */
export interface Change {
  readonly kind: ChangeKind;
  readonly open: OpenSection;
  readonly rowId: string;
  readonly from: CalendarDate;
  /** What is in force on that day, which it was made from. */
  readonly row: RecordRow | null;
  /** What waits of the row. */
  readonly proposal: Proposal | null;
  /** By the codes of the fields, secret ones in clear. */
  readonly before: AnswersByCode;
  readonly after: AnswersByCode;
  /** Codes of the fields that whoever saves it has given another answer. */
  readonly changed: readonly string[];
}

/** Whether it holds at once: where each field of it is the caller's to edit, and no second pair of eyes is asked for. */
export function holdsAtOnce({ open: { section, access }, changed, kind }: Change): boolean {
  if (section.definition.isSeenTwice) return false;
  const codes = kind === 'delete' ? [...access.keys()] : changed;
  const isTheirs = (code: string) => access.get(code)?.access === 'edit';
  return kind === 'delete' ? codes.some(isTheirs) : codes.every(isTheirs);
}

/**
 * Whether what waits of a row keeps somebody from saving anything in it: what they ask for themself amends their own request alone,
 * but for the deletion of the row.
 */
export function isBlockedBy(
  { kind, askedBy }: Pick<Proposal, 'kind' | 'askedBy'>,
  { section, access }: Pick<OpenSection, 'section' | 'access'>,
  accountId: string,
): boolean {
  if (askedBy === accountId) return kind === 'delete';
  const { isSeenTwice } = section.definition;
  return isSeenTwice || ![...access.values()].some((field) => field.access === 'edit');
}

/** The fields that follow from others are nobody's to change. */
export const ownChanges = ({ section, access }: OpenSection, before: AnswersByCode, after: AnswersByCode): string[] => {
  const computed = new Set(section.definition.fields.filter(({ type }) => type === 'formula').map(({ code }) => code));
  return changedFields(before, after).filter((code) => !computed.has(code) && access.has(code));
};
