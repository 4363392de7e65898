import { and, asc, eq, gt, ilike, inArray, sql } from 'drizzle-orm';
import type { Handler } from '../../../platform/calls/call';
import { kindNamed } from '../find-import';
import { importRows } from '../tables';
import { readableImport } from './import-access';
import { wireRows } from './wire-rows';

export const listImportRows: Handler<'listImportRows'> = async (request, context) => {
  const { ImportCode, Outcomes, States, Column, Search, After, PageSize } = request;
  const record = await readableImport(context, ImportCode);
  const { importId, line, outcome, state, issues, label, key } = importRows;
  const sought = `%${Search.replace(/[\\%_]/g, '\\$&')}%`;
  const rows = await context.db
    .select()
    .from(importRows)
    .where(
      and(
        eq(importId, record.id),
        gt(line, After),
        Outcomes.length === 0 ? undefined : inArray(outcome, Outcomes),
        States.length === 0 ? undefined : inArray(state, States),
        Column === '' ? undefined : sql`${issues} @> ${JSON.stringify([{ column: Column }])}::jsonb`,
        Search === '' ? undefined : sql`(${ilike(label, sought)} or ${ilike(key, sought)})`,
      ),
    )
    .orderBy(asc(line))
    .limit(PageSize);
  return wireRows(context, { kind: await kindNamed(context, record.kind), record }, rows);
};
