import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import type { RecordKeys } from '../../people/record/values/keys';
import type { AnswersByCode } from '../../people/record/values/changes';
import { recordProposals } from '../tables';

export type Proposal = typeof recordProposals.$inferSelect;

interface Question {
  readonly personId: string;
  /** All sections without it. */
  readonly sectionCode?: number;
  readonly rowId?: string;
}

/** All that was asked for in a record, the last first. */
export function proposalsOf(db: Database, { personId, sectionCode, rowId }: Question): Promise<Proposal[]> {
  return db
    .select()
    .from(recordProposals)
    .where(
      and(
        eq(recordProposals.personId, personId),
        sectionCode === undefined ? undefined : eq(recordProposals.sectionCode, sectionCode),
        rowId === undefined ? undefined : eq(recordProposals.rowId, rowId),
      ),
    )
    .orderBy(desc(recordProposals.changedAt));
}

export const openOne = (proposals: readonly Proposal[], rowId: string): Proposal | null =>
  proposals.find((proposal) => proposal.state === 'pending' && proposal.rowId === rowId) ?? null;

/** All answers that are asked for, secret ones opened. No reply has them. */
export async function openProposal(db: Database, keys: RecordKeys, proposal: Proposal): Promise<AnswersByCode> {
  const { personId, rowId } = proposal;
  const answers: Record<string, string> = { ...proposal.answers };
  for (const [fieldCode, secret] of Object.entries(proposal.secrets)) {
    answers[fieldCode] = await keys.unseal(db, { personId, rowId, fieldCode }, secret);
  }
  return answers;
}
