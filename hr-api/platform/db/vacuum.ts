import type { Recurring } from '../jobs/recurring';
import type { OpenDatabase } from './database';

const EVERY_MS = 10 * 60_000;

/** A server clears away by itself what its tables hold of rows that are gone; the embedded database has to be told. */
export function vacuuming({ kind, execute }: Pick<OpenDatabase, 'kind' | 'execute'>): readonly Recurring[] {
  return kind === 'embedded' ? [{ name: 'vacuum', everyMs: EVERY_MS, run: () => execute('vacuum') }] : [];
}
