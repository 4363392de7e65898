import type { Approver } from '../resolve/approver';
import type { Approval, ApproverRow } from './approval';

interface Compared {
  /** Whether the step has what it needs. */
  readonly isDone: boolean;
  readonly added: readonly Approver[];
  readonly removed: readonly ApproverRow[];
}

const isLine = (via: ApproverRow['via']) => via === 'manager' || via === 'admin_manager' || via === 'reviewer';

/**
 * Compares whom a step asks with whom it asked. Whoever approved this version is not asked again, in no step and by no other chain,
 * nor is a later manager where the former one approved as such.
 */
export function compareApprovers(
  { version }: Pick<Approval, 'version'>,
  needs: 'all' | 'any',
  rows: readonly ApproverRow[],
  resolved: readonly Approver[],
): Compared {
  const approved = rows.filter((row) => row.state === 'approved' && row.version === version);
  const hasApproved = ({ personId, via }: Approver) =>
    approved.some(
      (row) => row.personId === personId || row.insteadOfId === personId || (isLine(row.via) && row.via === via),
    );
  const isDone = needs === 'any' ? resolved.some(hasApproved) : resolved.length > 0 && resolved.every(hasApproved);
  const wanted = new Map(resolved.filter((one) => !hasApproved(one)).map((one) => [one.personId, one]));
  const waiting = rows.filter(({ state }) => state === 'waiting');
  const removed = waiting.filter(({ personId, insteadOfId }) => !wanted.has(insteadOfId ?? personId));
  const staying = new Set(waiting.filter((row) => !removed.includes(row)).map(({ personId }) => personId));
  return { isDone, removed, added: [...wanted.values()].filter(({ personId }) => !staying.has(personId)) };
}
