import { and, eq, exists, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { employments } from '../../../people/tables';
import { seesEveryone, visibleTo } from '../../../people/visibility';
import type { CallContext } from '../../../platform/calls/call';
import { dayOf } from '../../../platform/dates';
import { ownStands, type Stand } from '../delegations/stands';
import { approvalApprovers, approvals } from '../tables';

type ReadContext = Pick<CallContext, 'actor' | 'db' | 'now'>;

/**
 * Whether what a row of approvers asks for is asked in the actor's active role: what is addressed to a person is theirs in any role,
 * what is addressed to a role theirs in that role and as far as it lets them see the person concerned.
 */
export async function isOfRole({ actor, db, now }: ReadContext, concerned: SQL): Promise<SQL> {
  const today = dayOf(now);
  const seesAll = await seesEveryone(db, actor, today);
  const isSeen = seesAll
    ? undefined
    : exists(
        new QueryBuilder()
          .select({ one: sql`1` })
          .from(employments)
          .where(and(sql`${employments.personId} = ${concerned}`, visibleTo(actor, today, 'one'))),
      );
  return or(isNull(approvalApprovers.roleCode), and(eq(approvalApprovers.roleCode, actor.roleCode), isSeen)) as SQL;
}

/**
 * The approvals that an actor may read, as a condition on `approvals`: what they asked for, what they have decided, and what they, or
 * those they stand for (`known`, where they were looked up already), are asked. Whom it concerns reads it elsewhere, once it counts.
 */
export async function isVisible(context: ReadContext, known?: readonly Stand[]): Promise<SQL> {
  const { personId } = context.actor;
  const stands = known
    ? [{ personId, only: null }, ...known]
    : await ownStands(context.db, personId, dayOf(context.now));
  const isAsked = or(
    ...stands.map(({ personId: id, only }) =>
      and(
        eq(approvalApprovers.personId, id),
        only === null ? undefined : or(eq(approvals.askedById, only), eq(approvals.personId, only)),
      ),
    ),
  );
  const rows = new QueryBuilder()
    .select({ one: sql`1` })
    .from(approvalApprovers)
    .where(
      and(
        eq(approvalApprovers.approvalId, approvals.id),
        or(
          eq(approvalApprovers.decidedById, personId),
          and(ne(approvalApprovers.state, 'removed'), isAsked, await isOfRole(context, sql`${approvals.personId}`)),
        ),
      ),
    );
  return or(eq(approvals.askedById, personId), exists(rows)) as SQL;
}
