import { eq, ne, sql } from 'drizzle-orm';
import type { LookupNames, LookupRow, LookupShape } from '../../../lib/contract/platform/lookups/lookup-shape';
import type { CallContext } from '../calls/call';
import type { Database } from '../db/database';
import { auditChange } from './audit-change';
import { newCode } from '../new-code';
import { numberIn, orderKeyIn, type Issue, type Lookup, type LookupTable } from './lookup';
import { columnIssues, refuseIf } from './lookup-issues';
import { listRows, lockLookup, lockNameOf } from './lookup-rows';
import { namesColumnOf, storeNames } from './names-in-languages';
import { keyOf, tableValues } from './wire-row';

/**
 * Saves a row, as a new one where its code is 0, leaves the audit row and answers the code; throws `invalid` with an issue for each column.
 */
export async function saveRow<Shape extends LookupShape, Request extends LookupRow<Shape>>(
  lookup: Lookup<Shape, Request>,
  request: Request,
  context: CallContext,
): Promise<number> {
  const { db } = context;
  await lockLookup(db, lockNameOf(lookup));
  const rows = await listRows(lookup, context);
  const codeOf = (row: object) => (row as Record<string, unknown>)[lookup.shape.code];
  const before = rows.find((row) => codeOf(row) === codeOf(request));
  const others = rows.filter((row) => row !== before);
  const change = { before, others, context };
  const choices = await choicesOf(lookup, db);
  const issues: Issue[] = columnIssues(lookup.shape, request, { before, others, choices });
  refuseIf([...issues, ...((await lookup.issues?.(request, change)) ?? [])]);

  const partsBefore = before && (await lookup.readParts?.(codeOf(before) as number, context));
  const code = await storeRow(lookup, request, { db, before });
  await lookup.onSaved?.(code, request, change);
  const saved = (await listRows(lookup, context)).find((row) => codeOf(row) === code);
  await auditChange(lookup.audit, context, {
    id: String(code),
    before: { ...before, ...partsBefore },
    after: { ...saved, ...(await lookup.readParts?.(code, context)) },
  });
  return code;
}

/** The codes that each choice of a lookup has. */
async function choicesOf<Shape extends LookupShape>({ choices }: Pick<Lookup<Shape>, 'choices'>, db: Database) {
  const codes = new Map<string, readonly number[]>();
  for (const [name, table] of Object.entries<LookupTable | undefined>(choices ?? {})) {
    if (!table) continue;
    const rows = await db.select({ code: table.code }).from(table);
    codes.set(
      name,
      rows.map(({ code }) => code as number),
    );
  }
  return codes;
}

interface Storing {
  readonly db: Database;
  readonly before: object | undefined;
}

type Columns<Shape extends LookupShape> = Pick<Lookup<Shape>, 'shape' | 'table' | 'columns' | 'texts'>;

async function storeRow<Shape extends LookupShape>(lookup: Columns<Shape>, request: object, { db, before }: Storing) {
  const { shape, table } = lookup;
  const values = tableValues(lookup, { ...request });
  for (const [name, column] of Object.entries(shape.columns)) {
    if (column.type !== 'flag' || !column.isExclusive) continue;
    const key = keyOf(lookup, name);
    if (values[key] !== true) continue;
    await db
      .update(table)
      .set({ [key]: false })
      .where(ne(numberIn(table), codeIn(shape, request)));
  }
  if (before) {
    const code = codeIn(shape, request);
    const changed = renamed(lookup, values, before);
    if (Object.keys(changed).length > 0)
      await db
        .update(table)
        .set(changed)
        .where(eq(numberIn(table), code));
    await nameRow(lookup, request, { db, code });
    return code;
  }
  const order = orderKeyIn(table);
  const place = order && { [order]: sql`(select coalesce(max(${table[order]}), 0) + 1 from ${table})` };
  const [made] = await db
    .insert(table)
    .values({ ...values, ...place, ...(table.number && { code: newCode() }) })
    .returning({ code: numberIn(table) });
  if (!made) throw new Error('A row of a lookup was not stored');
  await nameRow(lookup, request, { db, code: made.code as number });
  return made.code as number;
}

/** Stores what a row is called in each language, where the lookup has such names. */
async function nameRow<Shape extends LookupShape>(
  { shape, table, texts }: Columns<Shape>,
  request: object,
  { db, code }: { readonly db: Database; readonly code: number },
): Promise<void> {
  const column = namesColumnOf(shape);
  if (!column || !texts) return;
  const [row] = await db
    .select({ code: table.code })
    .from(table)
    .where(eq(numberIn(table), code));
  if (row)
    await storeNames(db, texts, String(row.code), (request as Record<string, LookupNames>)[column] as LookupNames);
}

const codeIn = ({ code }: LookupShape, row: object) => (row as Record<string, number>)[code] ?? 0;

/** A name that a person gave is the same in every language; one that they left as it was keeps its texts. */
function renamed<Shape extends LookupShape>(lookup: Columns<Shape>, values: Record<string, unknown>, before: object) {
  const { name, ...rest } = values;
  if (name === tableValues(lookup, { ...before })['name']) return rest;
  return { ...values, ...(lookup.table.textCode && { textCode: null }) };
}
