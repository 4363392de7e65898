import type { Recurring } from '../../jobs/recurring';
import type { OpenDatabase } from '../database';

const INTERVAL_MS = 10 * 60_000;

/** A server clears away by itself what its tables hold of rows that are gone; the embedded database has to be told. */
export function recurringVacuum({ kind, execute }: Pick<OpenDatabase, 'kind' | 'execute'>): readonly Recurring[] {
  return kind === 'embedded' ? [{ name: 'vacuum', everyMs: INTERVAL_MS, run: () => execute('vacuum') }] : [];
}
