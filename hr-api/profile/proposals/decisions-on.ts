import { SECTION_SUBJECT } from '../../../lib/contract/people/known-sections';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { wireInstant } from '../../platform/dates';
import { approvalEvents, approvals } from '../../workplace/approvals/tables';
import type { ReadContext } from '../access/open-section';
import { personsByIds, type ByWhom } from '../rows/by-whom';

interface Decision {
  readonly By: ByWhom;
  readonly OnBehalfOf: string;
  readonly On: string;
  readonly Comments: string;
}

/** Who decided on proposals, by their ids, in the order of the steps. */
export async function decisionsOn(
  context: ReadContext,
  proposalIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Decision[]>> {
  if (proposalIds.length === 0) return new Map();
  const { personId, onBehalfOfId, at, comment, what, approvalId, id } = approvalEvents;
  const rows = await context.db
    .select({ proposalId: approvals.subjectId, personId, onBehalfOfId, at, comment })
    .from(approvalEvents)
    .innerJoin(approvals, eq(approvals.id, approvalId))
    .where(
      and(
        eq(approvals.kind, SECTION_SUBJECT),
        inArray(approvals.subjectId, [...proposalIds]),
        inArray(what, ['approved', 'rejected']),
      ),
    )
    .orderBy(asc(id));
  const persons = await personsByIds(
    context,
    rows.flatMap((row) => [row.personId, row.onBehalfOfId].filter((one) => one !== null)),
  );
  const decisions = new Map<string, Decision[]>();
  for (const row of rows) {
    const By = persons.get(row.personId ?? '');
    if (!By) continue;
    const told = decisions.get(row.proposalId) ?? [];
    decisions.set(row.proposalId, [
      ...told,
      {
        By,
        OnBehalfOf: persons.get(row.onBehalfOfId ?? '')?.Name ?? '',
        On: wireInstant(row.at),
        Comments: row.comment,
      },
    ]);
  }
  return decisions;
}
