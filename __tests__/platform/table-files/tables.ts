import type { Cell, TableColumn, TableFile } from '../../../hr-api/platform/table-files/table-file';

export const column = (heading: string, type: TableColumn['type'] = 'text'): TableColumn => ({ heading, type });

/** A table of these rows, and whether the rows were closed. */
export function tableOf(rows: Iterable<readonly Cell[]>, more: Partial<TableFile> = {}) {
  const seen = { asked: 0, isClosed: false };
  async function* counted() {
    try {
      for (const row of rows) {
        seen.asked += 1;
        yield row;
      }
    } finally {
      seen.isClosed = true;
    }
  }
  const table: TableFile = { columns: [column('Text')], timeZone: 'Asia/Kolkata', rows: counted(), ...more };
  return { table, seen };
}

export function* repeated(row: readonly Cell[], times: number): Generator<readonly Cell[]> {
  for (let at = 0; at < times; at += 1) yield row;
}
