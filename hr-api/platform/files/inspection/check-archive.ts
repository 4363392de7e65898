import { inflateRawSync } from 'node:zlib';
import { fromBufferPromise, type Entry } from 'yauzl';
import { ApiError } from '../../errors';
import { inflate } from './inflate';

const MAX_ENTRIES = 1_000;

/** Bytes that all entries together say they unpack to. */
const MAX_UNPACKED_BYTES = 100 * 1024 * 1024;

/** How many times its size an entry may unpack to, from `SMALL` bytes on: text shrinks to a hundredth, a bomb to a thousandth. */
const MAX_RATIO = 200;
const SMALL_BYTES = 1024 * 1024;

const START = Buffer.from('504b0304', 'hex');

export const isZip = (bytes: Buffer): boolean => bytes.subarray(0, START.length).equals(START);

/** Every entry, once none of them lies, leaves its folder, links elsewhere or is packed to burst. */
export async function entriesOf(bytes: Buffer): Promise<Entry[]> {
  if (!isZip(bytes)) throw new ApiError('file_content');
  const entries: Entry[] = [];
  let unpacked = 0;
  try {
    const archive = await fromBufferPromise(bytes);
    if (archive.entryCount > MAX_ENTRIES) throw new ApiError('file_excessive');
    for await (const entry of archive.eachEntry()) {
      unpacked += entry.uncompressedSize;
      checkEntry(entry);
      if (unpacked > MAX_UNPACKED_BYTES) throw new ApiError('file_excessive');
      entries.push(entry);
    }
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError('file_content');
  }
  return entries;
}

function checkEntry(entry: Entry): void {
  const { compressedSize, uncompressedSize, externalFileAttributes } = entry;
  const kind = (externalFileAttributes >>> 16) & 0o170000;
  const isPlain = kind === 0 || kind === 0o100000 || kind === 0o040000;
  if (!isPlain) throw new ApiError('file_active');
  if (uncompressedSize > SMALL_BYTES && uncompressedSize > compressedSize * MAX_RATIO)
    throw new ApiError('file_excessive');
}

/** An entry's content. Throws where it is not as much as the directory says, and where nobody could tell. */
export function unpack(bytes: Buffer, entry: Entry): Buffer {
  const { compressedSize, uncompressedSize, compressionMethod, relativeOffsetOfLocalHeader: at } = entry;
  if (![0, 8].includes(compressionMethod)) throw new ApiError('file_content');
  if (entry.isEncrypted()) throw new ApiError('file_encrypted');
  if (at + 30 > bytes.length || !bytes.subarray(at, at + 4).equals(START)) throw new ApiError('file_content');
  const start = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  const packed = bytes.subarray(start, start + compressedSize);
  const content = compressionMethod === 0 ? packed : inflate(packed, uncompressedSize, inflateRawSync);
  if (content.length !== uncompressedSize) throw new ApiError('file_content');
  return content;
}
