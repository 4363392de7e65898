import { and, arrayContains, eq, sql } from 'drizzle-orm';
import { SECTION_SUBJECT } from '../../../lib/contract/people/known-sections';
import type { Database } from '../../platform/db/database';
import { lockApprovals } from '../../workplace/approvals/flow/approval';
import { amendApproval } from '../../workplace/approvals/flow/amend-approval';
import { lockOpenApproval, startApproval } from '../../workplace/approvals/flow/start-approval';
import { withdrawApproval } from '../../workplace/approvals/flow/withdraw';
import { approvals } from '../../workplace/approvals/tables';
import type { SaveContext } from '../save/change';
import type { Proposal } from './proposals';

const subjectOf = ({ id }: Pick<Proposal, 'id'>) => ({ kind: SECTION_SUBJECT, subjectId: id });

/** What a decision is made on. */
const versionOf = ({ changedAt }: Proposal) => String(changedAt.getTime());

/**
 * Holds a section of somebody's record for a write, before anything of it is read: others who write there wait, and so do those who decide
 * what is open there. A decision holds its approval first and then what it changes, so a write takes them in that order, too.
 */
export async function holdSection(db: Database, personId: string, sectionCode: number): Promise<void> {
  const section = String(sectionCode);
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`section ${section} of ${personId}`}, 0))`);
  await lockApprovals(
    db,
    and(
      eq(approvals.kind, SECTION_SUBJECT),
      eq(approvals.personId, personId),
      eq(approvals.state, 'pending'),
      arrayContains(approvals.sections, [section]),
    ),
  );
}

/** Asks those who decide about a proposal, or anew about one that was amended. */
export async function askApproval(context: SaveContext, proposal: Proposal): Promise<void> {
  const { effectiveOn, personId, sectionCode, changed } = proposal;
  const chosenBy = { sections: [String(sectionCode)], fields: changed };
  const asked = { ...subjectOf(proposal), ...chosenBy, version: versionOf(proposal), effectiveOn };
  if (await amendApproval(context, asked)) return;
  await startApproval(context, { ...asked, personId });
}

/** Takes the request back where there is nothing to decide any more. */
export async function cancelApproval(context: SaveContext, proposal: Proposal): Promise<void> {
  const approval = await lockOpenApproval(context, subjectOf(proposal));
  if (approval) await withdrawApproval(context, approval);
}

/** The code of the open approval of a proposal, by which it is withdrawn; empty where nothing is open. */
export async function approvalCodeOf(db: Database, { id }: Pick<Proposal, 'id'>): Promise<string> {
  const [open] = await db
    .select({ code: approvals.code })
    .from(approvals)
    .where(and(eq(approvals.kind, SECTION_SUBJECT), eq(approvals.subjectId, id), eq(approvals.state, 'pending')));
  return open?.code ?? '';
}
