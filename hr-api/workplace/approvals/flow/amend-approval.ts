import { eq } from 'drizzle-orm';
import { audit } from '../../../platform/audit/audit';
import { dayOf } from '../../../platform/dates';
import { chooseChain } from '../chains/choose-chain';
import { approvalChains, approvals } from '../tables';
import { advance, closeWaiting } from './advance';
import { recordEvent, type Approval } from './approval';
import { lockOpenApproval, type AskContext, type Asked } from './start-approval';

type Amended = Omit<Asked, 'personId'>;

const isSame = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((name) => others.includes(name));

/**
 * The chain that it began with, unless other sections or fields are asked for now: nobody gets past a chain by amending. Of the same
 * chain it stays the version that it began with.
 */
async function chainFor({ db, now }: AskContext, approval: Approval, { sections = [], fields = [] }: Amended) {
  const { kind, personId } = approval;
  const [begun] = await db.select().from(approvalChains).where(eq(approvalChains.id, approval.chainId));
  if (begun && isSame(approval.sections, sections) && isSame(approval.fields, fields)) return begun;
  const chosen = await chooseChain(db, { kind, sections, fields, personId }, dayOf(now));
  return begun?.code === chosen.code ? begun : chosen;
}

/**
 * What is asked for was changed: its steps begin anew, since what was approved is not what is asked for now. Answers null where
 * nothing is open any more; then the subject starts another approval.
 */
export async function amendApproval(context: AskContext, amended: Amended): Promise<Approval | null> {
  const { db, now } = context;
  const approval = await lockOpenApproval(context, amended);
  if (!approval) return null;
  const { version, effectiveOn = null, sections = [], fields = [] } = amended;
  const { id: chainId, steps } = await chainFor(context, approval, amended);
  const asked = { version, effectiveOn, sections: [...sections], fields: [...fields], chainId };
  const changed = { ...asked, changedAt: now, comment: '' };
  await db.update(approvals).set(changed).where(eq(approvals.id, approval.id));
  await recordEvent(context, approval.id, { what: 'amended' });
  await audit(context, {
    subject: { kind: 'approval', id: approval.id },
    personId: approval.personId,
    action: 'amend request for approval',
    before: { version: approval.version, chain: approval.chainId },
    after: { version, chain: chainId },
  });
  await closeWaiting(context, approval, 'removed');
  return advance(context, { ...approval, ...changed, steps }, 'anew', 'amended');
}
