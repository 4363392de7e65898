import type { ChangeIssue, UndoRefusal } from '../../../../lib/contract/changes/change-rules';
import { ApiError } from '../../../platform/errors';

export interface Refusal {
  /** The field, as the form names it. */
  readonly path: string;
  readonly message: ChangeIssue | UndoRefusal;
}

/** As the specification words them (JOBS-23 to JOBS-29, MGRC-11 to MGRC-14, Q9). */
const SPECIFIED: Readonly<Record<string, string>> = {
  'EffectiveFrom required': 'Effective From is required',
  'JobStatus required': 'Job Status is required',
  'NoOfMonths required': 'No.Of Month(s) is required',
  'NoOfMonths not_positive': 'ERROR: The No.Of Month(s) must be greater than 0!',
  'EndDate required': 'End Date is required',
  'Justification required': 'Justification is required',
  'ReportingID required': 'Manager ID is required',
  'ReportingID not_valid': 'Manager ID is not valid',
  'LastDay required': 'Last day is required',
  'ReasonCode required': 'Reason is required',
};

const OTHERS: Readonly<Record<Refusal['message'], string>> = {
  required: 'Something is missing',
  too_long: 'The text is too long',
  not_valid: 'The value is not valid',
  not_positive: 'The number must be greater than 0',
  end_before_beginning: 'The end lies before the beginning',
  not_after_previous: 'Effective From must be later than that of the one before',
  not_before_next: 'Effective From must be earlier than that of the one that follows',
  outside_employment: 'The person is not employed on that day',
  unchanged: 'Nothing would change',
  outside_scope: 'This reaches beyond the people whom you look after',
  taken: 'Somebody else has it already',
  last_administrator: 'Nobody else could manage all accounts then',
  not_begun: 'Their first day is still to come',
  has_worked: 'Something stands on the employment that only somebody who came has done',
  undone_already: 'It was taken back already',
  later_change: 'A later change stands on it',
  circle: 'Somebody would be above themself',
  leader_left: 'It would bring back a manager who has left',
  left: 'The person has left since',
  rehired: 'The person has joined again since',
};

/** The refusal of a change, with an issue for each field; its text is that of the first. */
export function refuseChange(...issues: readonly [Refusal, ...Refusal[]]): ApiError {
  const [{ path, message }] = issues;
  return new ApiError('invalid', {
    message: SPECIFIED[`${path} ${message}`] ?? OTHERS[message],
    issues: issues.map((issue) => ({ ...issue })),
  });
}
