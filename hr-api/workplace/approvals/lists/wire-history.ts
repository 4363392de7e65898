import { asc, eq } from 'drizzle-orm';
import type { ApprovalHistory } from '../../../../lib/contract/workplace/approvals/shapes';
import type { CallContext } from '../../../platform/calls/call';
import { wireInstant } from '../../../platform/dates';
import { approvalEvents } from '../tables';
import { namePersons } from './named-persons';

/** What happened to an approval, from the beginning on. */
export async function wireHistory(context: CallContext, approvalId: string): Promise<ApprovalHistory[]> {
  const events = await context.db
    .select()
    .from(approvalEvents)
    .where(eq(approvalEvents.approvalId, approvalId))
    .orderBy(asc(approvalEvents.id));
  const ids = events.flatMap(({ personId, onBehalfOfId, added, removed }) => [
    personId,
    onBehalfOfId,
    ...added,
    ...removed,
  ]);
  const personOf = await namePersons(context, ids);
  const namesOf = (all: readonly string[]) => all.map((id) => personOf(id).Name).sort();
  return events.flatMap(({ what, ...event }) =>
    what === 'withdrawn'
      ? []
      : {
          What: what,
          Date: wireInstant(event.at),
          Name: personOf(event.personId).Name,
          OnBehalfOf: personOf(event.onBehalfOfId).Name,
          Comments: event.comment,
          Added: namesOf(event.added),
          Removed: namesOf(event.removed),
        },
  );
}
