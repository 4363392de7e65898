import { eq } from 'drizzle-orm';
import type { LookupRow, LookupShape } from '../../../lib/contract/platform/lookups/lookup-shape';
import type { CallContext } from '../calls/call';
import { ApiError } from '../errors';
import { auditChange } from './audit-change';
import { numberIn, type Lookup } from './lookup';
import { issueIf, refuseIf } from './lookup-issues';
import { listRows, lockLookup, lockNameOf } from './lookup-rows';
import { namesColumnOf, removeNames } from './names-in-languages';

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
  if (!(await lookup.isInUse?.(db, code, context))) await remove(lookup, db, code);
  else if (table.isActive)
    await db
      .update(table)
      .set({ isActive: false })
      .where(eq(numberIn(table), code));
  else refuseIf([{ path: shape.code, message: 'in_use' }]);
  await auditChange(lookup.audit, context, { id: String(code), before, after: { ...(await find()) } });
}

/** Deletes a row with what it is called. */
async function remove<Shape extends LookupShape>(
  { shape, table, texts }: Pick<Lookup<Shape>, 'shape' | 'table' | 'texts'>,
  db: CallContext['db'],
  code: number,
): Promise<void> {
  const [gone] = await db
    .delete(table)
    .where(eq(numberIn(table), code))
    .returning({ code: table.code });
  if (gone && texts && namesColumnOf(shape)) await removeNames(db, texts, String(gone.code));
}
