import type { TableColumn } from '../../../../platform/table-files/table-file';
import type { Column } from '../../files/report-columns';
import type { ReadRow } from '../../rows/read-rows';
import type { ChangeCounts } from '../tables';
import type { AddedColumn } from '../run/write-file';
import { digestOf, type Digest, type Hash, type RowDigest } from './digest';

export type Change = 'added' | 'altered' | 'unchanged' | 'gone';

interface Comparing {
  readonly hash: Hash;
  /** Of the file before; null where there is none to compare with. */
  readonly last: Digest | null;
  readonly columns: readonly Column[];
  readonly heading: string;
  readonly words: Readonly<Record<Change, string>>;
}

interface Comparison {
  /** What the file says of each row; those that are gone stand behind all others, as a file of values has one table alone. */
  readonly column: AddedColumn;
  /** Of the rows that were told. */
  readonly digest: Digest;
  /** Once all were told; null where there was nothing to compare with. */
  readonly counts: () => ChangeCounts | null;
}

/** Compares the rows of a file, as they are written, with those of the file before. */
export function compareRows({ hash, last, columns, heading, words }: Comparing): Comparison {
  const digest = new Map<string, RowDigest>();
  const gone = new Map(last);
  const counts = { added: 0, altered: 0, unchanged: 0 };
  const changeOf = (row: ReadRow) => {
    const key = hash(row.key);
    const [before, after] = [gone.get(key), digestOf(hash, row)];
    digest.set(key, after);
    gone.delete(key);
    if (!before) return 'added';
    return before.cells === after.cells ? 'unchanged' : 'altered';
  };
  const tell = (row: ReadRow) => {
    const change = changeOf(row);
    if (!last) return null;
    counts[change] += 1;
    return words[change];
  };
  const [first] = columns;
  const blanks = columns.slice(1).map(() => null);
  const goneRows = () => [...gone.values()].map((row) => [first?.cellOf(row.first) ?? null, ...blanks, words.gone]);
  const heads: TableColumn = { heading, type: 'text' };
  return {
    column: { ...heads, cellOf: tell, furtherRows: goneRows },
    digest,
    counts: () => last && { added: counts.added, altered: counts.altered, gone: gone.size },
  };
}
