import { hmac } from '../../../../platform/secrets';
import type { Cell, ReadRow } from '../../rows/read-rows';

/** What is kept of a row that was sent: enough to tell whether it is another now, and what it was called. */
export interface RowDigest {
  /** Of all that it said. */
  readonly cells: string;
  /** What its first column said. */
  readonly first: Cell;
}

/** The rows of a file by the hashes of their keys. */
export type Digest = ReadonlyMap<string, RowDigest>;

/** Hashes texts so that nobody without the key finds out by trying what a row said. */
export type Hash = (text: string) => string;

/** So many bytes tell more rows apart than are ever compared. */
const HASH_BYTES = 8;

export const hashWith =
  (key: Buffer): Hash =>
  (text) =>
    hmac(key, text).subarray(0, HASH_BYTES).toString('base64url');

export const digestOf = (hash: Hash, { cells }: Pick<ReadRow, 'cells'>): RowDigest => ({
  cells: hash(JSON.stringify(cells)),
  first: cells[0] ?? null,
});

/** A row a line, as the file store keeps it. */
export function* linesOf(digest: Digest): Generator<Buffer> {
  for (const [key, { cells, first }] of digest) yield Buffer.from(`${key} ${cells} ${JSON.stringify(first)}\n`);
}

/** Reads what `linesOf` wrote. */
export function readDigest(text: string): Digest {
  const lines = text.split('\n').slice(0, -1);
  return new Map(
    lines.map((line) => {
      const [key = '', cells = ''] = line.split(' ', 2);
      const first = JSON.parse(line.slice(key.length + cells.length + 2)) as Cell;
      return [key, { cells, first }];
    }),
  );
}
