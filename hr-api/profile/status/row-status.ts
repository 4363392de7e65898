import type { ChangeKind, SectionStatus } from '../../../lib/contract/people/record-rules';
import type { RecordRow } from '../../people/record/values/values';
import type { Proposal } from '../proposals/proposals';

/** Where a row, or a section, stands: since when, why it was rejected, and what waits. */
export interface RowStatus {
  readonly code: SectionStatus;
  readonly at: Date | null;
  readonly comment: string;
  readonly waits: ChangeKind | '';
}

const NEVER_CHANGED: RowStatus = { code: '', at: null, comment: '', waits: '' };

const later = (one: RowStatus, other: RowStatus) =>
  (one.at?.getTime() ?? 0) >= (other.at?.getTime() ?? 0) ? one : other;

function statusOfProposal({ state, changedAt, decidedAt, comment, kind }: Proposal): RowStatus {
  if (state === 'pending') return { code: 'pending', at: changedAt, comment: '', waits: kind };
  const code = state === 'rejected' ? 'rejected' : 'approved';
  return { code, at: decidedAt ?? changedAt, comment: state === 'rejected' ? comment : '', waits: '' };
}

/** What a person keeps counts as approved; what the product brought was never changed (GEN-04). */
const statusOfRow = ({ recordedAt, recordedBy }: RecordRow): RowStatus =>
  recordedBy === null ? NEVER_CHANGED : { code: 'approved', at: recordedAt, comment: '', waits: '' };

/**
 * Where one stands of whom these are all rows in force and all that was asked for: what is open counts first, else what happened last.
 * What was taken back counts as if it had not been.
 */
export function statusOf(rows: readonly RecordRow[], proposals: readonly Proposal[]): RowStatus {
  const told = proposals.filter(({ state }) => state !== 'withdrawn').map(statusOfProposal);
  const open = told.filter(({ code }) => code === 'pending');
  const considered = open.length > 0 ? open : [...rows.map(statusOfRow), ...told];
  return considered.reduce(later, NEVER_CHANGED);
}
