import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { CallContext } from '../../platform/calls/call';
import { audit } from '../../platform/audit/audit';
import { newCode } from '../../platform/new-code';
import type { ChangeContext, ChangeRequest } from '../../people/changes/make/change-request';
import { checkedPlans, makeChanges } from '../../people/changes/make/make-changes';
import { recordOf } from '../../people/changes/make/record-of';
import { changes } from '../../people/changes/tables';
import { employments } from '../../people/tables';
import { startApproval } from '../../workplace/approvals/flow/start-approval';
import { rolledBack } from '../../platform/db/rolled-back';
import { CHANGE_SUBJECT } from './change-subject';

/** Asks for a change that a chain decides: checked as if it were made now, and nothing of the rows is written. */
export async function askForChange(
  context: CallContext & Pick<ChangeContext, 'rights'>,
  request: ChangeRequest,
  batch: string = randomUUID(),
) {
  const { db } = context;
  await rolledBack(db, (inside) => makeChanges({ ...context, db: inside }, [request]));
  const [plan] = await checkedPlans(context, [request]);
  if (!plan) throw new Error('nothing was planned');
  const [id, code] = [randomUUID(), newCode()];
  await db.insert(changes).values({ ...recordOf(context, plan), id, code, batch, state: 'waiting' });
  const { before, after } = recordOf(context, plan);
  const [person] = await db
    .select({ personId: employments.personId })
    .from(employments)
    .where(eq(employments.id, request.employmentId));
  if (!person) throw new Error('the employment is gone');
  const subject = { kind: 'change', id };
  await audit(context, { subject, personId: person.personId, action: 'ask for a change', before, after });
  const asked = { kind: CHANGE_SUBJECT, subjectId: id, version: code, effectiveOn: request.from };
  await startApproval(context, { ...asked, personId: person.personId, sections: [request.kind] });
  return { code, rowId: plan.rowId };
}
