import { eq } from 'drizzle-orm';
import { dayOf } from '../../platform/dates';
import { ApiError } from '../../platform/errors';
import { accounts } from '../../people/accounts/tables';
import { nearestEmployment } from '../../people/data';
import { sectionOfVersion } from '../../people/record/sections/sections';
import { openAnswers, rowsOn } from '../../people/record/values/values';
import type { ApprovalSubject, DecisionContext } from '../../workplace/approvals/subject';
import { recordKeysOf } from '../access/record-keys';
import { beforeNominees, passesWhole } from '../benefits/check-nominees';
import { keepChange } from '../save/keep-change';
import { tellPerson } from '../save/tell-person';
import { recordProposals } from '../tables';
import { openProposal, type Proposal } from './proposals';

/** Puts what was approved in force: over what somebody else changed meanwhile only the answers that were asked for. */
async function keepProposal(context: DecisionContext, proposal: Proposal): Promise<void> {
  const { db, now, services } = context;
  const { personId, sectionCode, rowId, versionId, kind, baseId, changed } = proposal;
  const today = dayOf(now);
  const from = proposal.effectiveOn && proposal.effectiveOn > today ? proposal.effectiveOn : today;
  const section = await sectionOfVersion(db, versionId);
  const employment = await nearestEmployment(db, personId, today);
  if (!section || !employment) throw new ApiError('conflict');
  await beforeNominees(context, proposal);
  const [row = null] = await rowsOn(db, { personId, sectionCode, rowId }, from);
  if (kind === 'delete' && !row) return;
  const keys = recordKeysOf(services);
  const before = row ? await openAnswers(db, keys, row) : {};
  const asked = await openProposal(db, keys, proposal);
  const own = Object.fromEntries(changed.map((code) => [code, asked[code] ?? '']));
  const after = row && row.id !== baseId ? { ...before, ...own } : asked;
  const subject = { ...employment, personId, isWhole: true, relations: new Set<never>() };
  const open = { subject, section, access: new Map() };
  const change = { kind, open, rowId, from, row, proposal, before, after, changed };
  await keepChange(context, change, proposal.id);
  if (await passesWhole(context, proposal, { answers: kind === 'delete' ? {} : after, withAsked: false }))
    throw new ApiError('conflict', { params: { reason: 'shares' } });
  // Whoever asked is told of the decision.
  const [asker] = await db.select().from(accounts).where(eq(accounts.id, proposal.askedBy));
  if (asker?.personId !== personId) await tellPerson(context, change);
}

/** Takes note of what was decided about a proposal, and does what was approved. */
export const applyProposal: ApprovalSubject['onDecided'] = async (context, { subjectId, outcome, comment }) => {
  const { db, now } = context;
  const [proposal] = await db
    .update(recordProposals)
    .set({ state: outcome, comment, decidedAt: now })
    .where(eq(recordProposals.id, subjectId))
    .returning();
  if (!proposal) throw new Error(`there is no proposal ${subjectId}`);
  if (outcome === 'approved') await keepProposal(context, proposal);
};
