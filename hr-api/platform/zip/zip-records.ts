/** What a zip says of an entry once its content is written. */
export interface WrittenEntry {
  readonly name: string;
  readonly crc: number;
  readonly packedSize: number;
  readonly size: number;
  /** Where its local header begins. */
  readonly offset: number;
}

/** From here on a number does not fit its field of 32 or 16 bits, and zip64 carries it. */
const MAX_32 = 0xffff_ffff;
const MAX_16 = 0xffff;

const VERSION = 20;
const VERSION_ZIP64 = 45;
/** The sizes stand behind the content, and the name is UTF-8. */
const FLAGS = 0x0808;
const DEFLATED = 8;
/** The first day that a zip can name; the time of writing would make equal contents differ. */
const FIRST_DAY = 0x0021;

type Width = 2 | 4 | 8;

/** Unsigned numbers in little endian, each with its bytes. */
function packed(fields: readonly (readonly [value: number, width: Width])[]): Buffer {
  const bytes = Buffer.alloc(fields.reduce((sum, [, width]) => sum + width, 0));
  let at = 0;
  for (const [value, width] of fields) {
    if (width === 8) bytes.writeBigUInt64LE(BigInt(value), at);
    else bytes.writeUIntLE(value, at, width);
    at += width;
  }
  return bytes;
}

/** What stands before an entry's content, whose sizes nobody knows yet. */
export function localHeader(name: string): Buffer {
  const nameBytes = Buffer.from(name);
  const facts = packed([
    [0x04034b50, 4],
    [VERSION, 2],
    [FLAGS, 2],
    [DEFLATED, 2],
    [0, 2],
    [FIRST_DAY, 2],
    [0, 4],
    [0, 4],
    [0, 4],
    [nameBytes.length, 2],
    [0, 2],
  ]);
  return Buffer.concat([facts, nameBytes]);
}

/** What stands behind an entry's content: sizes of eight bytes only where four do not hold them, as readers expect. */
export function dataDescriptor({ crc, packedSize, size }: WrittenEntry): Buffer {
  const width = Math.max(packedSize, size) >= MAX_32 ? 8 : 4;
  return packed([
    [0x08074b50, 4],
    [crc, 4],
    [packedSize, width],
    [size, width],
  ]);
}

/** An entry's line of the directory. */
export function directoryHeader({ name, crc, packedSize, size, offset }: WrittenEntry): Buffer {
  const nameBytes = Buffer.from(name);
  const large = [size, packedSize, offset].filter((value) => value >= MAX_32);
  const extra =
    large.length === 0 ? [] : ([[1, 2], [large.length * 8, 2], ...large.map((it) => [it, 8] as const)] as const);
  const extraBytes = packed(extra);
  const version = large.length > 0 ? VERSION_ZIP64 : VERSION;
  const facts = packed([
    [0x02014b50, 4],
    [version, 2],
    [version, 2],
    [FLAGS, 2],
    [DEFLATED, 2],
    [0, 2],
    [FIRST_DAY, 2],
    [crc, 4],
    [Math.min(packedSize, MAX_32), 4],
    [Math.min(size, MAX_32), 4],
    [nameBytes.length, 2],
    [extraBytes.length, 2],
    [0, 2],
    [0, 2],
    [0, 2],
    [0, 4],
    [Math.min(offset, MAX_32), 4],
  ]);
  return Buffer.concat([facts, nameBytes, extraBytes]);
}

interface Directory {
  readonly count: number;
  readonly size: number;
  readonly offset: number;
}

/** What ends a zip, behind its directory. */
export function endRecords({ count, size, offset }: Directory): Buffer {
  const end = packed([
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [Math.min(count, MAX_16), 2],
    [Math.min(count, MAX_16), 2],
    [Math.min(size, MAX_32), 4],
    [Math.min(offset, MAX_32), 4],
    [0, 2],
  ]);
  if (count < MAX_16 && size < MAX_32 && offset < MAX_32) return end;
  const end64 = packed([
    [0x06064b50, 4],
    [44, 8],
    [VERSION_ZIP64, 2],
    [VERSION_ZIP64, 2],
    [0, 4],
    [0, 4],
    [count, 8],
    [count, 8],
    [size, 8],
    [offset, 8],
  ]);
  const locator = packed([
    [0x07064b50, 4],
    [0, 4],
    [offset + size, 8],
    [1, 4],
  ]);
  return Buffer.concat([end64, locator, end]);
}
