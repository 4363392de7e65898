import { and, asc, eq, isNull, ne, notExists, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { alias, QueryBuilder } from 'drizzle-orm/pg-core';
import type { CallContext } from '../../../platform/calls/call';
import { dayOf, type CalendarDate } from '../../../platform/dates';
import { instantValue } from '../../../platform/db/instant';
import { afterCursor } from '../lists/list-order';
import { approvalChains, approvals } from '../tables';
import { isInForce, unitsOfPerson } from './choose-chain';

type Context = Pick<CallContext, 'db' | 'now'>;
export type Chain = typeof approvalChains.$inferSelect;

/** What says for what a chain is, as columns or as values. */
type Columns = Readonly<Record<'kind' | 'sections' | 'fields' | 'unitCodes', SQLWrapper>>;

export async function findChain({ db }: Pick<Context, 'db'>, code: string): Promise<Chain | undefined> {
  const [chain] = await db.select().from(approvalChains).where(isInForce(code));
  return chain;
}

const better = alias(approvalChains, 'better');

/** Whether a chain is for the approval of a row. */
function isForApproval(chain: Columns, today: CalendarDate): SQL {
  const fits = (own: SQL, asked: SQL) => sql`(cardinality(${own}) = 0 or ${own} && ${asked})`;
  const unitCodes = sql`${chain.unitCodes}::text[]`;
  return and(
    sql`${chain.kind} in ('', ${approvals.kind})`,
    fits(sql`${chain.sections}::text[]`, sql`${approvals.sections}`),
    fits(sql`${chain.fields}::text[]`, sql`${approvals.fields}`),
    sql`(cardinality(${unitCodes}) = 0 or ${unitCodes} && array${unitsOfPerson(sql`${approvals.personId}`, today)})`,
  ) as SQL;
}

/** What is open under another chain or version, and would begin with this one now: as `chooseChain` says of each. */
function isOther({ now }: Context, chain: Chain): SQL {
  const today = dayOf(now);
  const list = (all: readonly string[]) => sql`${sql.param([...all])}`;
  const own = {
    ...chain,
    sections: list(chain.sections),
    fields: list(chain.fields),
    unitCodes: list(chain.unitCodes),
  };
  const { rank, publishedAt, code } = chain;
  const isBefore = sql`(${better.rank}, ${better.publishedAt}) > (${rank}, ${instantValue(publishedAt)})
    or (${better.rank}, ${better.publishedAt}) = (${rank}, ${instantValue(publishedAt)}) and ${better.code} < ${code}`;
  const isBetter = new QueryBuilder()
    .select({ one: sql`1` })
    .from(better)
    .where(and(isNull(better.replacedAt), sql`(${isBefore})`, isForApproval(better, today)));
  return and(
    eq(approvals.state, 'pending'),
    ne(approvals.chainId, chain.id),
    isForApproval({ ...own, kind: sql`${chain.kind}::text` }, today),
    notExists(isBetter),
  ) as SQL;
}

const ORDER = { at: approvals.askedAt, id: approvals.id, direction: 'asc' } as const;

/** Those of them behind a place, the oldest first, with the chain that each goes by. */
export const findOthers = (context: Context, chain: Chain, { after, limit }: { after: string; limit: number }) =>
  context.db
    .select({
      id: approvals.id,
      code: approvals.code,
      at: approvals.askedAt,
      personId: approvals.personId,
      askedById: approvals.askedById,
      chainName: approvalChains.name,
    })
    .from(approvals)
    .innerJoin(approvalChains, eq(approvalChains.id, approvals.chainId))
    .where(and(isOther(context, chain), afterCursor(after, ORDER)))
    .orderBy(asc(approvals.askedAt), asc(approvals.id))
    .limit(limit);

export const countOthers = (context: Context, chain: Chain): Promise<number> =>
  context.db.$count(approvals, isOther(context, chain));
