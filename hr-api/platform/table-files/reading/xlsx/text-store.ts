import { UnreadableTable } from '../unreadable-table';

/** Texts by the order in which they were added. */
export interface TextStore {
  readonly add: (text: string) => void;
  readonly at: (index: number) => string | undefined;
}

const SEGMENT_BYTES = 1024 * 1024;
const LENGTH_BYTES = 4;

export const TEXT_STORE_LIMITS = { bytes: 128 * SEGMENT_BYTES, texts: 5_000_000 };

/** Holds millions of short texts outside the heap, where each takes its letters and eight bytes. Throws `too_large` beyond. */
export function createTextStore({ bytes, texts } = TEXT_STORE_LIMITS): TextStore {
  const segments: Buffer[] = [];
  let starts = new Uint32Array(1024);
  let count = 0;
  /** Where the next text goes, segments counted through. */
  let end = 0;
  const add = (text: string) => {
    const length = Buffer.byteLength(text);
    if (length > SEGMENT_BYTES - LENGTH_BYTES) throw new UnreadableTable('too_large');
    const left = segments.length * SEGMENT_BYTES - end;
    if (left < length + LENGTH_BYTES) {
      end = segments.length * SEGMENT_BYTES;
      if (end + SEGMENT_BYTES > bytes) throw new UnreadableTable('too_large');
      segments.push(Buffer.allocUnsafeSlow(SEGMENT_BYTES));
    }
    if (count >= texts) throw new UnreadableTable('too_large');
    if (count === starts.length) starts = grown(starts);
    const segment = segments.at(-1)!;
    const offset = segment.writeUInt32LE(length, end % SEGMENT_BYTES);
    segment.write(text, offset);
    starts[count] = end;
    count += 1;
    end += LENGTH_BYTES + length;
  };
  const at = (index: number) => {
    if (!Number.isInteger(index) || index < 0 || index >= count) return undefined;
    const start = starts[index]!;
    const segment = segments[Math.floor(start / SEGMENT_BYTES)]!;
    const offset = start % SEGMENT_BYTES;
    const first = offset + LENGTH_BYTES;
    return segment.toString('utf8', first, first + segment.readUInt32LE(offset));
  };
  return { add, at };
}

function grown(numbers: Uint32Array): Uint32Array<ArrayBuffer> {
  const more = new Uint32Array(numbers.length * 2);
  more.set(numbers);
  return more;
}
