import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileRow } from '../../../../hr-api/platform/table-files/reading/file-row';
import { readTableFile, type ReadOptions } from '../../../../hr-api/platform/table-files/reading/read-table-file';

type Bytes = Uint8Array | string | AsyncIterable<Uint8Array>;

/** Keeps these bytes in a file while it is used. */
export async function withFile<Result>(bytes: Bytes, use: (path: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'humming-bird-table-'));
  try {
    const path = join(folder, 'table');
    await writeFile(path, bytes);
    return await use(path);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The rows of a file with these bytes. */
export const rowsIn = (bytes: Bytes, options: ReadOptions): Promise<FileRow[]> =>
  withFile(bytes, async (path) => {
    const rows: FileRow[] = [];
    for await (const row of readTableFile(path, options)) rows.push(row);
    return rows;
  });

/** What the cells of each row say. */
export const textsIn = async (bytes: Bytes, options: ReadOptions) =>
  (await rowsIn(bytes, options)).map(({ cells }) => cells.map(({ text }) => text));
