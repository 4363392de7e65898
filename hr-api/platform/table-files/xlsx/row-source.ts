/** Rows that several readers take one after the other, and may look at before. */
export interface RowSource<Row> {
  /** So many of the next rows, which stay to be taken; fewer where there are no more. */
  readonly peek: (count: number) => Promise<readonly Row[]>;
  /** The next rows by batches, at most so many in all. Leaving them early closes nothing. */
  readonly take: (count: number) => AsyncGenerator<readonly Row[]>;
  /** Tells whoever makes the rows that no more are asked for. */
  readonly close: () => Promise<void>;
}

export function rowSource<Row>(batches: AsyncIterable<readonly Row[]>): RowSource<Row> {
  const iterator = batches[Symbol.asyncIterator]();
  let ahead: readonly Row[] = [];
  let isOver = false;
  /** The next batch; an empty one where there is none. */
  const next = async (): Promise<readonly Row[]> => {
    if (isOver) return [];
    const { done, value } = await iterator.next();
    if (!done) return value;
    isOver = true;
    return [];
  };
  return {
    peek: async (count) => {
      while (ahead.length < count && !isOver) ahead = [...ahead, ...(await next())];
      return ahead.slice(0, count);
    },
    take: async function* (count) {
      for (let left = count; left > 0;) {
        const rows = ahead.length > 0 ? ahead : await next();
        if (rows.length === 0 && isOver) return;
        const taken = rows.length > left ? rows.slice(0, left) : rows;
        ahead = rows.slice(taken.length);
        left -= taken.length;
        yield taken;
      }
    },
    close: async () => void (await iterator.return?.()),
  };
}
