import type { ReplyFor, RequestFor } from '../../../../lib/contract/all';
import { APPROVAL_AGES } from '../../../../lib/contract/dashboards/dashboard-rules';
import type { CallContext } from '../../../platform/calls/call';
import { subjectsIn } from '../../../workplace/approvals/subject';
import { pendingApprovals } from '../reports/pending-approvals';
import { toldKinds } from '../told-approvals';
import { countRowsBy, rowsBehind, valueIn } from '../rows-behind';

/** What waits for a decision, by kind and by how long. */
export async function listPendingWorkflows(
  asked: RequestFor<'listPendingWorkflows'>,
  context: CallContext,
): Promise<ReplyFor<'listPendingWorkflows'>> {
  const question = await rowsBehind(pendingApprovals, context, {
    AsOnDate: asked.On ?? '',
    Chosen: asked.Chosen ?? {},
  });
  const counted = await countRowsBy(context.db, question, {
    kind: valueIn(question, 'Kind'),
    age: valueIn(question, 'AgeInDays'),
  });
  const told = toldKinds(context);
  const subjects = subjectsIn(context.services.capabilities).filter(
    ({ kind }) => told.has(kind) || counted.some((one) => one.kind === kind),
  );
  return {
    On: question.span.on,
    Kinds: subjects.map(({ kind, names }) => {
      const own = counted.filter((one) => one.kind === kind);
      const waited = (from: number, to: number) =>
        own.reduce((sum, { age, rows }) => (Number(age) >= from && Number(age) <= to ? sum + rows : sum), 0);
      return {
        ...{ Kind: kind, Name: names[context.language], Count: waited(0, Infinity) },
        Ages: APPROVAL_AGES.map(({ from, to }) => waited(from, to ?? Infinity)),
      };
    }),
  };
}
