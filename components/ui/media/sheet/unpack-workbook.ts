import { cellsSpanned } from './cells-spanned';

/** Bytes that a workbook may unpack to, the parts that it may have, and the cells that its sheets may span: far more than any that a person could send. */
const MAX_BYTES = 40 * 1024 * 1024;
const MAX_PARTS = 2000;
const MAX_CELLS = 5_000_000;

const SIGNATURE = { part: 0x04034b50, entry: 0x02014b50, end: 0x06054b50 } as const;
const LENGTH = { part: 30, entry: 46, end: 22 } as const;
const MAX_COMMENT_LENGTH = 0xffff;
const METHOD = { stored: 0, deflated: 8 } as const;

interface Part {
  readonly name: Uint8Array;
  readonly bytes: Uint8Array;
}

/**
 * The same workbook with its parts unpacked, read by its directory and unpacked by the browser itself, which counts every byte:
 * a bomb is given up, whatever sizes it claims, and so is a sheet of a kilobyte that names a cell a million rows away. Whoever reads the answer has nothing left to unpack.
 */
export async function unpackWorkbook(bytes: ArrayBuffer): Promise<ArrayBuffer> {
  const archive = new DataView(bytes);
  const end = endOf(archive);
  const count = archive.getUint16(end + 10, true);
  if (count > MAX_PARTS) throw new Error('too many parts');
  const parts: Part[] = [];
  let [room, cells] = [MAX_BYTES, 0];
  let at = archive.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (archive.getUint32(at, true) !== SIGNATURE.entry) throw new Error('no directory');
    const nameLength = archive.getUint16(at + 28, true);
    const name = new Uint8Array(bytes, at + LENGTH.entry, nameLength);
    if (/\.(?:xml|rels)$/.test(new TextDecoder().decode(name))) {
      const unpacked = await unpack(archive, at, room);
      room -= unpacked.length;
      cells += cellsSpanned(unpacked);
      if (cells > MAX_CELLS) throw new Error('too far');
      parts.push({ name, bytes: unpacked });
    }
    at += LENGTH.entry + nameLength + archive.getUint16(at + 30, true) + archive.getUint16(at + 32, true);
  }
  return storeWorkbook(parts);
}

function endOf(archive: DataView): number {
  const last = archive.byteLength - LENGTH.end;
  for (let at = last; at >= Math.max(0, last - MAX_COMMENT_LENGTH); at -= 1) {
    if (archive.getUint32(at, true) === SIGNATURE.end) return at;
  }
  throw new Error('no archive');
}

async function unpack(archive: DataView, entry: number, room: number): Promise<Uint8Array> {
  const method = archive.getUint16(entry + 10, true);
  const size = archive.getUint32(entry + 20, true);
  const part = archive.getUint32(entry + 42, true);
  if (archive.getUint32(part, true) !== SIGNATURE.part) throw new Error('no part');
  const start = part + LENGTH.part + archive.getUint16(part + 26, true) + archive.getUint16(part + 28, true);
  const packed = new Blob([new Uint8Array(archive.buffer as ArrayBuffer, start, size)]).stream();
  if (method !== METHOD.stored && method !== METHOD.deflated) throw new Error('unknown packing');
  return collect(method === METHOD.stored ? packed : packed.pipeThrough(new DecompressionStream('deflate-raw')), room);
}

async function collect(stream: ReadableStream<Uint8Array>, room: number): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for (const reader = stream.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) return concatenate(pieces, length);
    length += value.length;
    pieces.push(value);
    if (length <= room) continue;
    await reader.cancel();
    throw new Error('too large');
  }
}

function concatenate(pieces: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** An archive of parts that are stored as they are. */
function storeWorkbook(parts: readonly Part[]): ArrayBuffer {
  const pieces: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let at = 0;
  for (const { name, bytes } of parts) {
    const part = new DataView(new ArrayBuffer(LENGTH.part));
    const entry = new DataView(new ArrayBuffer(LENGTH.entry));
    part.setUint32(0, SIGNATURE.part, true);
    entry.setUint32(0, SIGNATURE.entry, true);
    for (const [view, sizes] of [
      [part, 18],
      [entry, 20],
    ] as const) {
      view.setUint32(sizes, bytes.length, true);
      view.setUint32(sizes + 4, bytes.length, true);
      view.setUint16(sizes + 8, name.length, true);
    }
    entry.setUint32(42, at, true);
    pieces.push(new Uint8Array(part.buffer), name, bytes);
    directory.push(new Uint8Array(entry.buffer), name);
    at += LENGTH.part + name.length + bytes.length;
  }
  const end = new DataView(new ArrayBuffer(LENGTH.end));
  const directoryLength = directory.reduce((sum, { length }) => sum + length, 0);
  end.setUint32(0, SIGNATURE.end, true);
  end.setUint16(8, parts.length, true);
  end.setUint16(10, parts.length, true);
  end.setUint32(12, directoryLength, true);
  end.setUint32(16, at, true);
  const all = [...pieces, ...directory, new Uint8Array(end.buffer)];
  return concatenate(all, at + directoryLength + LENGTH.end).buffer;
}
