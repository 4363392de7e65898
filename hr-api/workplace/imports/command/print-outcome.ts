import { and, asc, eq } from 'drizzle-orm';
import type { CallContext } from '../../../platform/calls/call';
import type { ImportKind } from '../import-kind';
import type { Counts } from '../rows/count-rows';
import { reasonTexts } from '../rows/issue-text';
import { importRows, type Import } from '../tables';

/** So many refused rows are named; all of them stand in the file of errors. */
const MAX_NAMED = 50;

const LINES = [
  ['Rows', 'rows'],
  ['New', 'new'],
  ['Changed', 'changed'],
  ['Same', 'nothing new'],
  ['Refused', 'refused'],
  ['Written', 'written'],
] as const;

interface Outcome {
  readonly kind: ImportKind;
  readonly record: Import;
  readonly counts: Counts;
}

/** Prints how many rows came to what, and which are refused and why. */
export async function printOutcome(
  { db, services }: Pick<CallContext, 'db'> & { readonly services: { readonly say: (line: string) => void } },
  { kind, record, counts }: Outcome,
): Promise<void> {
  const { say } = services;
  const width = Math.max(...LINES.map(([key]) => String(counts[key]).length));
  for (const [key, name] of LINES) {
    if (key === 'Written' && record.writtenAt === null) continue;
    say(`  ${String(counts[key]).padStart(width)}  ${name}`);
  }
  if (counts.Refused === 0) return;
  const { importId, outcome, line } = importRows;
  const refused = await db
    .select()
    .from(importRows)
    .where(and(eq(importId, record.id), eq(outcome, 'refused')))
    .orderBy(asc(line))
    .limit(MAX_NAMED);
  for (const row of refused) {
    const who = [row.key, row.label].filter(Boolean).join(' ');
    say(`  line ${row.line}${who && ` (${who})`}: ${reasonTexts(kind, 'en', row.issues).join('; ')}`);
  }
  if (counts.Refused > refused.length) say(`  and ${counts.Refused - refused.length} more`);
}
