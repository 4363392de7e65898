import { and, eq, exists, inArray, ne, notExists, or, sql, type SQL } from 'drizzle-orm';
import { alias, QueryBuilder } from 'drizzle-orm/pg-core';
import { persons } from '../../../people/tables';
import { likeContains } from '../../../platform/db/like';
import type { Stand } from '../delegations/stands';
import { approvalApprovers, approvals } from '../tables';

const MAX_WORDS = 8;

/** Approvals of people with every word of a search in their name and number. */
export function matchesSearch(search: string): SQL | undefined {
  const words = search.trim().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  if (words.length === 0) return undefined;
  const people = new QueryBuilder()
    .select({ id: persons.id })
    .from(persons)
    .where(and(...words.map((word) => sql`${persons.searchText} like ${likeContains(word)}`)));
  return inArray(approvals.personId, people);
}

/** A condition on the approval of a row of approvers; nothing where it asks for nothing, so that the rows are read alone. */
export const ofApproval = (condition: SQL | undefined): SQL | undefined =>
  condition &&
  exists(
    new QueryBuilder()
      .select({ one: sql`1` })
      .from(approvals)
      .where(and(eq(approvals.id, approvalApprovers.approvalId), condition)),
  );

const others = alias(approvalApprovers, 'other_approvers');
/** What waits for one stand of a person, as a condition on rows of approvers; `before` are the stands that list it already. */
export function waitsFor(personId: string, stand: Stand, before: readonly Stand[]): SQL | undefined {
  const { only } = stand;
  const isListed = new QueryBuilder()
    .select({ one: sql`1` })
    .from(others)
    .where(
      and(
        eq(others.approvalId, approvalApprovers.approvalId),
        eq(others.state, 'waiting'),
        inArray(
          others.personId,
          before.map((one) => one.personId),
        ),
      ),
    );
  const isOther = and(
    ne(approvals.personId, personId),
    ne(approvals.askedById, personId),
    only === null ? undefined : or(eq(approvals.askedById, only), eq(approvals.personId, only)),
  );
  const isWaiting = and(eq(approvalApprovers.personId, stand.personId), eq(approvalApprovers.state, 'waiting'));
  return before.length === 0 ? isWaiting : and(isWaiting, notExists(isListed), ofApproval(isOther));
}
