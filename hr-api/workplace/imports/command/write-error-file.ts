import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { CallContext } from '../../../platform/calls/call';
import { errorFile } from '../files/error-file';
import type { ImportKind } from '../import-kind';
import type { Counts } from '../rows/count-rows';
import type { Import } from '../tables';

interface Wanted {
  readonly kind: ImportKind;
  readonly record: Import;
  readonly counts: Counts;
  /** Null where nobody asked for it. */
  readonly path: string | null;
}

/** Writes the refused rows with their reasons where they were asked for, as a workbook where the name says so. */
export async function writeErrorFile(
  context: Pick<CallContext, 'db' | 'language'> & { readonly services: { readonly say: (line: string) => void } },
  { kind, record, counts, path }: Wanted,
): Promise<void> {
  if (path === null || counts.Refused === 0) return;
  const format = path.toLowerCase().endsWith('.xlsx') ? 'xlsx' : 'csv';
  const { content } = errorFile(context, { kind, record }, format);
  await pipeline(content, createWriteStream(path, { mode: 0o600 }));
  context.services.say(`The refused rows are in ${path}`);
}
