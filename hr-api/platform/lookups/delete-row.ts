import { eq } from 'drizzle-orm';
import type { LookupRow, LookupShape } from '../../../lib/contract/platform/lookups/lookup-shape';
import type { CallContext } from '../calls/call';
import { ApiError } from '../errors';
import { auditChange } from './audit-change';
import type { Lookup } from './lookup';
import { issueIf, refuseIf } from './lookup-issues';
import { listRows, lockLookup, lockNameOf } from './lookup-rows';

/**
 * Deletes a row; one that records refer to is made inactive, and refused where the lookup has no such flag. One that has an exclusive
 * flag is refused until another takes the flag.
 */
export async function deleteRow<Shape extends LookupShape, Request extends LookupRow<Shape>>(
  lookup: Lookup<Shape, Request>,
  code: number,
  context: CallContext,
): Promise<void> {
  const { db } = context;
  const { shape, table } = lookup;
  await lockLookup(db, lockNameOf(lookup));
  const find = async () => (await listRows(lookup, context)).find((row) => row[shape.code as Shape['code']] === code);
  const before = await find();
  if (!before) throw new ApiError('not_found');
  const exclusive = Object.entries(shape.columns).filter(([, column]) => column.type === 'flag' && column.isExclusive);
  const values: Readonly<Record<string, unknown>> = before;
  refuseIf(exclusive.flatMap(([path]) => issueIf(values[path] === true, path, 'no_default')));
  if (!(await lookup.isInUse?.(db, code))) await db.delete(table).where(eq(table.code, code));
  else if (table.isActive) await db.update(table).set({ isActive: false }).where(eq(table.code, code));
  else refuseIf([{ path: shape.code, message: 'in_use' }]);
  await auditChange(lookup.audit, context, { id: String(code), before, after: { ...(await find()) } });
}
