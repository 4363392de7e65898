/**
 * Batches of rows, each asked for by the last row of the one before and under way while that is written: database and file
 * work at the same time. An empty batch ends them. Leaving early waits for the batch that is under way.
 */
export async function* readAhead<Row>(
  readBatch: (after: Row | undefined) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  let underway = readBatch(undefined);
  try {
    for (;;) {
      const rows = await underway;
      const last = rows.at(-1);
      if (last === undefined) return;
      underway = readBatch(last);
      // It is waited for behind these rows.
      underway.catch(() => {});
      yield rows;
    }
  } finally {
    await underway.catch(() => {});
  }
}
