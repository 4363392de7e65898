import type { Cell, TableColumn, TableFile } from '../../../hr-api/platform/table-files/table-file';

export const column = (heading: string, type: TableColumn['type'] = 'text'): TableColumn => ({ heading, type });

/** A table of these rows, in batches of so many, and whether the batches were closed. */
export function tableOf(rows: Iterable<readonly Cell[]>, more: Partial<TableFile> = {}, batchSize = 2) {
  const seen = { asked: 0, isClosed: false };
  async function* counted() {
    let batch: (readonly Cell[])[] = [];
    try {
      for (const row of rows) {
        seen.asked += 1;
        batch.push(row);
        if (batch.length < batchSize) continue;
        yield batch;
        batch = [];
      }
      if (batch.length > 0) yield batch;
    } finally {
      seen.isClosed = true;
    }
  }
  const table: TableFile = { columns: [column('Text')], timeZone: 'Asia/Kolkata', batches: counted(), ...more };
  return { table, seen };
}

export function* repeated(row: readonly Cell[], times: number): Generator<readonly Cell[]> {
  for (let at = 0; at < times; at += 1) yield row;
}
