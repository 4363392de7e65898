/** Rows that several readers take one after the other, and may look at before. */
export interface RowSource<Row> {
  /** So many of the next rows, which stay to be taken; fewer where there are no more. */
  readonly peek: (count: number) => Promise<readonly Row[]>;
  /** The next rows, at most so many. Leaving them early closes nothing. */
  readonly take: (count: number) => AsyncGenerator<Row>;
  /** Tells whoever makes the rows that no more are asked for. */
  readonly close: () => Promise<void>;
}

export function rowSource<Row>(rows: AsyncIterable<Row>): RowSource<Row> {
  const iterator = rows[Symbol.asyncIterator]();
  const ahead: Row[] = [];
  let isOver = false;
  const next = async (): Promise<Row | undefined> => {
    if (isOver) return undefined;
    const { done, value } = await iterator.next();
    if (!done) return value;
    isOver = true;
    return undefined;
  };
  return {
    peek: async (count) => {
      while (ahead.length < count) {
        const row = await next();
        if (row === undefined) break;
        ahead.push(row);
      }
      return ahead.slice(0, count);
    },
    take: async function* (count) {
      for (let taken = 0; taken < count; taken += 1) {
        const row = ahead.shift() ?? (await next());
        if (row === undefined) return;
        yield row;
      }
    },
    close: async () => void (await iterator.return?.()),
  };
}
