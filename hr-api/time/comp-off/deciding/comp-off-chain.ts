import type { Database } from '../../../platform/db/database';
import { rankOf } from '../../../workplace/approvals/chains/chain';
import { approvalChains } from '../../../workplace/approvals/tables';
import { compOffTexts } from '../texts';
import { COMP_OFF_SUBJECT } from './comp-off-subject-kind';

const SCOPE = { kind: COMP_OFF_SUBJECT, sections: [], fields: [], unitCodes: [] };
const STEP = { approvers: [{ kind: 'manager' }], needs: 'any', remindAfterDays: 2, escalateAfterDays: 5 } as const;

/** The manager, who was there, decides about work on days off, unless another chain says otherwise. */
export async function loadCompOffChain(db: Database): Promise<void> {
  await db.insert(approvalChains).values({
    ...{ code: COMP_OFF_SUBJECT, number: 1, name: compOffTexts.en.subject, ...SCOPE, rank: rankOf(SCOPE) },
    ...{ steps: [STEP], publishedAt: new Date(0) },
  });
}
