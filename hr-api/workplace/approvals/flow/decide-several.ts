import { and, eq, inArray } from 'drizzle-orm';
import type { ErrorCode } from '../../../../lib/contract/platform/errors';
import type { CallContext } from '../../../platform/calls/call';
import { isRetryable } from '../../../platform/db/errors';
import { inTransaction } from '../../../platform/db/transaction';
import { ApiError } from '../../../platform/errors';
import { isVisible } from '../lists/visibility';
import { subjectOf } from '../subject';
import { approvalApprovers, approvals } from '../tables';
import { decideApproval, lacksComment, type Decision } from './decide';

/** Whether the actor has decided so on what was seen: a second press, or a lost answer. */
async function isDecidedSo({ actor, db }: CallContext, { code, version, outcome }: Decision): Promise<boolean> {
  const found = await db
    .select({ id: approvals.id })
    .from(approvals)
    .innerJoin(approvalApprovers, eq(approvalApprovers.approvalId, approvals.id))
    .where(
      and(
        eq(approvals.code, code),
        eq(approvalApprovers.decidedById, actor.personId),
        eq(approvalApprovers.version, version),
        eq(approvalApprovers.state, outcome),
      ),
    )
    .limit(1);
  return found.length > 0;
}

/** What each is about of those that the actor may read at all, so that each of the others costs no transaction. */
async function findVisible(context: CallContext, codes: readonly string[]): Promise<ReadonlyMap<string, About>> {
  const found = await context.db
    .select({ code: approvals.code, kind: approvals.kind, subjectId: approvals.subjectId })
    .from(approvals)
    .where(and(inArray(approvals.code, [...codes]), await isVisible(context)));
  return new Map(found.map((one) => [one.code, one]));
}

type About = Pick<typeof approvals.$inferSelect, 'kind' | 'subjectId'>;

/** Decides one, unless it is decided so, and answers what follows from that. */
async function decideOne(context: CallContext, decision: Decision, { kind, subjectId }: About): Promise<string> {
  const { warningOf } = subjectOf(context.services.capabilities, kind);
  // Who has decided may read less of it than before.
  const warning = decision.outcome === 'approved' ? await warningOf?.(context, subjectId) : undefined;
  if (!(await isDecidedSo(context, decision))) await decideApproval(context, decision);
  return warning ?? '';
}

/** What became of one: why it was refused, also in words where the subject has some; null for what is decided so, with what follows. */
interface Result {
  readonly refusal: ErrorCode | null;
  readonly why: string;
  readonly warning: string;
}

const refused = (refusal: ErrorCode, why = ''): Result => ({ refusal, why, warning: '' });

/**
 * Decides each in a transaction of its own, so that one that is refused leaves the others alone. What an earlier press decided is not
 * decided twice.
 */
export async function decideSeveral(
  context: CallContext,
  decisions: readonly Decision[],
): Promise<(Result & { readonly code: string })[]> {
  const visible = await findVisible(
    context,
    decisions.map(({ code }) => code),
  );
  const outcomes = new Map<string, Result>();
  for (const decision of decisions) {
    if (outcomes.has(decision.code)) continue;
    const about = visible.get(decision.code);
    if (!about) {
      outcomes.set(decision.code, refused(lacksComment(decision) ? 'invalid' : 'not_found'));
      continue;
    }
    try {
      const warning = await inTransaction(context.db, (db) => decideOne({ ...context, db }, decision, about));
      outcomes.set(decision.code, { refusal: null, why: '', warning });
    } catch (error) {
      if (error instanceof ApiError)
        outcomes.set(decision.code, refused(error.code, String(error.details.params?.why ?? '')));
      else if (isRetryable(error)) outcomes.set(decision.code, refused('busy'));
      else throw error;
    }
  }
  return [...outcomes].map(([code, result]) => ({ code, ...result }));
}
