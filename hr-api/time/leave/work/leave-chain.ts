import type { Database } from '../../../platform/db/database';
import { rankOf } from '../../../workplace/approvals/chains/chain';
import { approvalChains } from '../../../workplace/approvals/tables';
import { LEAVE_SUBJECT } from '../requests/deciding/leave-subject-kind';
import { leaveTexts } from '../texts';

const SCOPE = { kind: LEAVE_SUBJECT, sections: [], fields: [], unitCodes: [] };
const STEP = { approvers: [{ kind: 'manager' }], needs: 'any', remindAfterDays: 2, escalateAfterDays: 5 } as const;

/** The manager decides about leave, unless another chain says otherwise. */
export async function loadLeaveChain(db: Database): Promise<void> {
  await db.insert(approvalChains).values({
    ...{ code: LEAVE_SUBJECT, number: 1, name: leaveTexts.en.subject, ...SCOPE, rank: rankOf(SCOPE) },
    ...{ steps: [STEP], publishedAt: new Date(0) },
  });
}
