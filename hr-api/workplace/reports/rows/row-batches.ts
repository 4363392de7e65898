import type { Database } from '../../../platform/db/database';
import { readAhead } from '../../../platform/table-files/read-ahead';
import { batchSize } from './batch-size';
import { formatPosition } from './order';
import type { CheckedQuestion } from './question';
import { readRows, type PageAsked, type ReadRow } from './read-rows';

/** All rows of a question in its order, each batch read behind the last row of the one before while that is written. */
export function rowBatches(
  db: Database,
  question: CheckedQuestion,
  page: Omit<PageAsked, 'after' | 'limit'>,
  signal?: AbortSignal,
): AsyncGenerator<readonly ReadRow[]> {
  const size = batchSize();
  return readAhead<ReadRow>(async (last) => {
    signal?.throwIfAborted();
    const startedAt = performance.now();
    const after = last ? formatPosition(last) : '';
    const rows = await readRows(db, question, { ...page, after, limit: size.rows() });
    size.took(performance.now() - startedAt);
    return rows;
  });
}
