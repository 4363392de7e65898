import { constants, inflateRawSync } from 'node:zlib';
import { fromBufferPromise, type Entry } from 'yauzl';
import { ApiError } from '../../errors';
import { extensionOf, isActiveExtension } from '../file-name';

const MAX_ENTRIES = 1_000;

/** Bytes that all entries together say they unpack to. */
const MAX_UNPACKED_BYTES = 100 * 1024 * 1024;

/** How many times its size an entry may unpack to, from `SMALL` bytes on: text shrinks to a hundredth, a bomb to a thousandth. */
const MAX_RATIO = 200;
const SMALL_BYTES = 1024 * 1024;

/** Packed bytes of an entry in which its first tag has to show. */
const HEAD_BYTES = 300;

const ARCHIVES = new Set('zip zipx rar 7z gz tgz tar bz2 tbz xz txz z lz lzh zst cab arj ace war ear'.split(' '));

const START = Buffer.from('504b0304', 'hex');

/** A zip that unpacks to a reasonable number of ordinary files: it is judged by its directory, nothing is unpacked (T84). */
export async function checkZip(bytes: Buffer): Promise<void> {
  const entries = await entriesOf(bytes);
  for (const { fileName } of entries) {
    const extension = extensionOf(fileName);
    if (isActiveExtension(extension)) throw new ApiError('file_active');
    if (ARCHIVES.has(extension)) throw new ApiError('file_excessive');
  }
}

export const checkDocx = (bytes: Buffer): Promise<void> => checkOffice(bytes, 'word/document.xml');

export const checkXlsx = (bytes: Buffer): Promise<void> => checkOffice(bytes, 'xl/workbook.xml');

/** A document of Office since 2007: the parts that make it one, no macros or controls, and no declarations in its XML. */
async function checkOffice(bytes: Buffer, main: string): Promise<void> {
  const entries = await entriesOf(bytes);
  const names = new Set(entries.map(({ fileName }) => fileName.toLowerCase()));
  if (!names.has('[content_types].xml') || !names.has(main)) throw new ApiError('file_content');
  for (const entry of entries) {
    if (/vbaProject|\/activeX\/|\.(?:exe|dll|scr|js|vbs)$/i.test(entry.fileName)) throw new ApiError('file_active');
    if (/\/oleObject[^/]*\.bin$/i.test(entry.fileName)) throw new ApiError('file_active');
    if (/\.(?:xml|rels)$/i.test(entry.fileName) && declares(bytes, entry)) throw new ApiError('file_active');
  }
}

/** Every entry, once none of them lies, leaves its folder, links elsewhere or is packed to burst. */
async function entriesOf(bytes: Buffer): Promise<Entry[]> {
  if (!bytes.subarray(0, START.length).equals(START)) throw new ApiError('file_content');
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

/** Whether an XML part begins with a document type, by which entities could multiply without end; Office writes none. */
function declares(bytes: Buffer, entry: Entry): boolean {
  const at = entry.relativeOffsetOfLocalHeader;
  if (at + 30 > bytes.length || !bytes.subarray(at, at + 4).equals(START)) throw new ApiError('file_content');
  const start = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  const packed = bytes.subarray(start, start + Math.min(HEAD_BYTES, entry.compressedSize));
  const head = headOf(packed, entry.compressionMethod).toString('utf8').replaceAll('\0', '');
  return head.includes('<!DOCTYPE') || head.includes('<!ENTITY');
}

function headOf(packed: Buffer, method: number): Buffer {
  if (method === 0 || packed.length === 0) return packed;
  try {
    return inflateRawSync(packed, { finishFlush: constants.Z_SYNC_FLUSH });
  } catch {
    throw new ApiError('file_content');
  }
}
