import { eq, sql } from 'drizzle-orm';
import type { LookupShape } from '../../../lib/contract/platform/lookups/lookup-shape';
import type { CallContext } from '../calls/call';
import { auditChange } from './audit-change';
import { numberIn, orderKeyIn, type Lookup } from './lookup';
import { refuseIf } from './lookup-issues';
import { lockLookup, lockNameOf } from './lookup-rows';
import { namedRows } from './named-rows';

/** More than any lookup has rows. */
const AWAY = 1_000_000;

/** Puts all rows of a lookup in an order, given as their codes; refused where they are not exactly the codes that there are. */
export async function orderRows<Shape extends LookupShape>(
  lookup: Pick<Lookup<Shape>, 'table' | 'audit' | 'lock'>,
  codes: readonly number[],
  context: CallContext,
): Promise<void> {
  const { db, language } = context;
  const { table } = lookup;
  const order = orderKeyIn(table);
  if (!order) throw new Error('Rows without a position have no order of their own');
  await lockLookup(db, lockNameOf(lookup));
  const before = (await namedRows(db, { table }, language)).map((row) => Number(row['number'] ?? row['code']));
  const isSameSet = new Set(codes).size === codes.length && new Set([...codes, ...before]).size === codes.length;
  if (!isSameSet || codes.length !== before.length) refuseIf([{ path: 'Codes', message: 'unknown' }]);
  // Away first: a rank may be no other row's at any moment.
  await db.update(table).set({ [order]: sql`${table[order]} + ${AWAY}` });
  for (const [at, code] of codes.entries())
    await db
      .update(table)
      .set({ [order]: at + 1 })
      .where(eq(numberIn(table), code));
  await auditChange(lookup.audit, context, { id: 'all', before: { codes: before }, after: { codes } });
}
