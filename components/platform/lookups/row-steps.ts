import type { LookupShape } from '@/lib/contract/platform/lookups/lookup-shape';
import { isSameRow, type Values } from './lookup-row';
import type { SaveStep } from './use-saving';

interface Rows<Row, Reply> {
  readonly shape: LookupShape;
  readonly stored: readonly Row[];
  readonly edited: readonly Row[];
  readonly send: (row: Row) => Promise<Reply>;
  /** The rows in what a save answers. */
  readonly rowsIn: (reply: Reply) => readonly Row[];
  readonly change: (rows: Row[]) => void;
  readonly remove?: (code: number) => Promise<Reply>;
  readonly order?: (codes: number[]) => Promise<Reply>;
}

/** The name of a row's step, by which its issues are found. */
export const stepOf = ({ code }: LookupShape, at: number) => `${code}-${at}`;

/** The name of the step that removes a row. */
export const removalOf = ({ code }: LookupShape, of: number) => `${code}-gone-${of}`;

const codeIn = (shape: LookupShape) => (row: object) => Number((row as Values)[shape.code]);

/** Whether remaining rows changed places, or a new one is not last. */
export function isReordered(shape: LookupShape, stored: readonly object[], edited: readonly object[]): boolean {
  const codes = edited.map(codeIn(shape));
  const left = stored.map(codeIn(shape)).filter((code) => codes.includes(code));
  return codes.some((code, at) => code !== (left[at] ?? 0));
}

/**
 * The calls that save the rows that have changed. What is made on the way takes its code over into what is edited, so that saving
 * again after a refusal makes nothing twice; a row that may not be removed comes back.
 */
export function rowSteps<Row extends object, Reply>(rows: Rows<Row, Reply>): readonly SaveStep<Reply>[] {
  const { shape, stored, edited, send, rowsIn, change, remove, order } = rows;
  const codeOf = codeIn(shape);
  const exclusive = Object.keys(shape.columns).filter((name) => {
    const column = shape.columns[name];
    return column?.type === 'flag' && column.isExclusive;
  });
  const takes = (row: object) => Number(exclusive.some((name) => (row as Values)[name]));
  let present = [...edited];

  const gone = stored.filter((row) => !edited.some((each) => codeOf(each) === codeOf(row)));
  const removed = remove
    ? gone.map((row) => ({
        of: removalOf(shape, codeOf(row)),
        send: () => remove(codeOf(row)),
        onRefused: () => change((present = present.toSpliced(stored.indexOf(row), 0, row))),
      }))
    : [];
  const ordered =
    order && isReordered(shape, stored, edited) ? [{ of: 'order', send: () => order(present.map(codeOf)) }] : [];
  const saved = edited
    .map((row, at) => ({ row, at }))
    .filter(({ row }) => {
      const before = stored.find((each) => codeOf(each) === codeOf(row));
      return codeOf(row) === 0 || !isSameRow(before, row);
    })
    // First the row that gets an exclusive flag: saving it clears the flag of the other.
    .sort((one, other) => takes(other.row) - takes(one.row))
    .map(({ row, at }) => ({
      of: stepOf(shape, at),
      send: () => send(row),
      onSaved: (reply: Reply) => {
        if (codeOf(row) !== 0) return;
        const had = new Set(present.map(codeOf));
        const made = rowsIn(reply).find((each) => !had.has(codeOf(each)));
        if (made) change((present = present.map((each, i) => (i === at ? made : each))));
      },
    }));
  return [...removed, ...saved, ...ordered];
}
