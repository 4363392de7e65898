import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { ChainStep } from '../../../hr-api/workplace/approvals/chains/chain';
import { approvalChains } from '../../../hr-api/workplace/approvals/tables';
import type { TestApp } from '../../platform/hr-api/harness/start-app';
import { KIND } from './test-subject';

type StepDraft = Partial<ChainStep> & Pick<ChainStep, 'approvers'>;

/** Puts a chain for desks into force in place of any other. */
export async function useChain(hr: TestApp, ...steps: readonly StepDraft[]): Promise<void> {
  await hr.db.execute(sql`update approval_chains set replaced_at = now() where rank > 0 and replaced_at is null`);
  await hr.db.insert(approvalChains).values({
    code: randomUUID(),
    number: 1,
    name: 'Desks',
    kind: KIND,
    sections: [],
    fields: [],
    unitCodes: [],
    rank: 1,
    steps: steps.map((step) => ({ needs: 'any', remindAfterDays: null, escalateAfterDays: null, ...step })),
    publishedAt: hr.clock.now,
  });
}

export const MANAGER = { kind: 'manager' } as const;
export const HR = { kind: 'hr' } as const;
