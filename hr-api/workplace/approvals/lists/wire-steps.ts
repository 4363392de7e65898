import type { ApprovalStep } from '../../../../lib/contract/workplace/approvals/shapes';
import type { CallContext } from '../../../platform/calls/call';
import { dayOf, wireInstant } from '../../../platform/dates';
import type { Approval, ApproverRow } from '../flow/approval';
import { resolveApprovers } from '../resolve/resolve-approvers';
import { namePersons } from './named-persons';

interface Asked {
  readonly row: Pick<ApproverRow, 'personId' | 'decidedById' | 'decidedAt'>;
  readonly state: ApprovalStep['Approvers'][number]['State'];
}

/** Who decided, waits and will be asked, step by step; of steps to come as they would be asked today. */
async function stepsOf({ db, now }: CallContext, approval: Approval, rows: readonly ApproverRow[]): Promise<Asked[][]> {
  const steps: Asked[][] = [];
  for (const [position, step] of approval.steps.entries()) {
    const ofStep = rows.filter((row) => row.position === position && isOfVersion(approval, row));
    const isToCome = approval.state === 'pending' && position > approval.position;
    if (!isToCome) {
      steps.push(ofStep.flatMap((row) => (row.state === 'removed' ? [] : { row, state: row.state })));
      continue;
    }
    const resolved = await resolveApprovers(db, approval, step, dayOf(now));
    steps.push(
      resolved.map(({ personId }) => ({ row: { personId, decidedById: null, decidedAt: null }, state: 'to_come' })),
    );
  }
  return steps;
}

/** Not whom an earlier version asked, nor who is not asked any more. */
const isOfVersion = ({ version }: Approval, row: ApproverRow) =>
  row.state !== 'removed' && (row.version === null || row.version === version);

function stateOfStep(approval: Approval, position: number): ApprovalStep['State'] {
  if (position < approval.position) return 'approved';
  if (position > approval.position) return 'to_come';
  return approval.state === 'pending' ? 'waiting' : approval.state === 'rejected' ? 'rejected' : 'approved';
}

/** The steps of an approval, who is asked in each by name. */
export async function wireSteps(
  context: CallContext,
  approval: Approval,
  rows: readonly ApproverRow[],
): Promise<ApprovalStep[]> {
  const steps = await stepsOf(context, approval, rows);
  const ids = steps.flatMap((step) => step.flatMap(({ row }) => [row.personId, row.decidedById]));
  const personOf = await namePersons(context, ids);
  return steps.map((step, position) => ({
    Needs: approval.steps[position]?.needs ?? 'any',
    State: stateOfStep(approval, position),
    Approvers: step
      .map(({ row, state }) => ({
        ...personOf(row.personId),
        State: state,
        DecidedBy: row.decidedById && row.decidedById !== row.personId ? personOf(row.decidedById).Name : '',
        DecidedDate: row.decidedAt ? wireInstant(row.decidedAt) : '',
      }))
      .sort((one, other) => one.Name.localeCompare(other.Name, context.language)),
  }));
}
