import type { Database } from '../../../platform/db/database';
import { approvalChains } from '../tables';

const STEP = { approvers: [{ kind: 'hr' }], needs: 'any', remindAfterDays: 3, escalateAfterDays: null } as const;

/** Q2: HR decides, unless another chain says that the manager does. */
export async function loadDefaultChain(db: Database): Promise<void> {
  const forAll = { kind: '', sections: [], fields: [], unitCodes: [], rank: 0 };
  await db
    .insert(approvalChains)
    .values({ code: 'default', number: 1, name: 'HR', ...forAll, steps: [STEP], publishedAt: new Date(0) });
}
