import { eq } from 'drizzle-orm';
import { ApiError } from '../../platform/errors';
import { audit } from '../../platform/audit/audit';
import { dayOf } from '../../platform/dates';
import type { RecordKeys } from '../../people/record/values/keys';
import type { SealedAnswer } from '../../people/record/values/values';
import { recordKeysOf } from '../access/record-keys';
import { audited } from '../save/audited';
import type { Change, SaveContext } from '../save/change';
import { recordProposals } from '../tables';
import { askApproval } from './ask-approval';

/** The answers of a change as they may stand in the database: secret ones sealed. */
async function sealSecrets({ db }: SaveContext, keys: RecordKeys, { open, rowId, after }: Change) {
  const answers: Record<string, string> = {};
  const secrets: Record<string, SealedAnswer> = {};
  const isSecret = new Set(open.section.definition.fields.filter((field) => field.isSecret).map(({ code }) => code));
  for (const [fieldCode, answer] of Object.entries(after).filter(([, given]) => given !== '')) {
    if (!isSecret.has(fieldCode)) answers[fieldCode] = answer;
    else {
      const { hash: _, ...kept } = await keys.seal(db, { personId: open.subject.personId, rowId, fieldCode }, answer);
      secrets[fieldCode] = kept;
    }
  }
  return { answers, secrets };
}

/**
 * Asks for a change, or amends what the caller asked for and is undecided. What is in force stays.
 * @throws ApiError `conflict` where somebody else has asked for something in this row
 */
export async function proposeChange(context: SaveContext, change: Change): Promise<void> {
  const { db, now, actor, services } = context;
  const { open, rowId, row, proposal, kind, from, changed, before, after } = change;
  if (proposal && proposal.askedBy !== actor.accountId)
    throw new ApiError('conflict', { params: { reason: 'proposal' } });
  const { section, subject } = open;
  const asked = {
    ...(await sealSecrets(context, recordKeysOf(services), change)),
    ...{ versionId: section.versionId, kind, baseId: row?.id ?? null, changed: [...changed], changedAt: now },
    effectiveOn: from > dayOf(now) ? from : null,
  };
  const place = { sectionCode: section.code, personId: subject.personId, rowId };
  const [stored] = proposal
    ? await db.update(recordProposals).set(asked).where(eq(recordProposals.id, proposal.id)).returning()
    : await db
        .insert(recordProposals)
        .values({ ...place, ...asked, state: 'pending', askedBy: actor.accountId, askedAt: now })
        .returning();
  if (!stored) throw new Error('the proposal was not kept');
  const about = { section: section.code, row: rowId, from, proposal: stored.id };
  await audit(context, {
    subject: { kind: 'record', id: subject.personId },
    personId: subject.personId,
    action: 'ask to change record',
    before: { ...about, answers: audited(open, before, changed) },
    after: { ...about, answers: audited(open, after, changed) },
  });
  await askApproval(context, stored);
}
