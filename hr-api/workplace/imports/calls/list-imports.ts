import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Handler } from '../../../platform/calls/call';
import { instantValue } from '../../../platform/db/instant';
import { isCalendarDate } from '../../../platform/dates';
import { ApiError } from '../../../platform/errors';
import { imports } from '../tables';
import { readableImports } from './import-access';
import { wireImports } from './wire-import';

const SHAPE = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

function behind(after: string) {
  if (after === '') return undefined;
  const [, at, id] = SHAPE.exec(after) ?? [];
  if (!at || !id || Number.isNaN(Date.parse(at)) || !isCalendarDate(at.slice(0, 10)))
    throw new ApiError('bad_request', { message: 'The list has no such position' });
  return sql`(${imports.createdAt}, ${imports.id}) < (${instantValue(new Date(at))}, ${id}::uuid)`;
}

export const listImports: Handler<'listImports'> = async ({ Kind, States, OnlyOwn, After, PageSize }, context) => {
  const found = await context.db
    .select()
    .from(imports)
    .where(
      and(
        await readableImports(context),
        OnlyOwn ? eq(imports.accountId, context.actor.accountId) : undefined,
        Kind === '' ? undefined : eq(imports.kind, Kind),
        States.length === 0 ? undefined : inArray(imports.state, States),
        behind(After),
      ),
    )
    .orderBy(desc(imports.createdAt), desc(imports.id))
    .limit(PageSize);
  const rows = await wireImports(context, found);
  return rows.map((row, at) => {
    const { createdAt, id } = found[at]!;
    return { ...row, Position: `${createdAt.toISOString()} ${id}` };
  });
};
