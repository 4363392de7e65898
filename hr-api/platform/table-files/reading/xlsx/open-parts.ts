import { openPromise, type Entry, type ZipFile } from 'yauzl';
import type { TableLimits } from '../table-limits';
import { UnreadableTable } from '../unreadable-table';
import { checkArchiveStart } from './check-archive-start';

/** The parts of a workbook by their names in the archive. No name ever becomes a path. */
export interface Parts {
  readonly has: (name: string) => boolean;
  /** A part's bytes, unpacked as they are asked for. */
  readonly read: (name: string) => AsyncGenerator<Buffer>;
  readonly close: () => void;
}

const MAX_ENTRIES = 10_000;

/**
 * How many times its size an entry may unpack to, from `SMALL_BYTES` on: rows that are alike shrink to a hundredth, a bomb to a thousandth.
 */
const MAX_RATIO = 400;
const SMALL_BYTES = 4 * 1024 * 1024;

/** Opens a workbook; whoever does closes it. Throws `UnreadableTable` for what is none, or would unpack to too much. */
export async function openParts(path: string, { unpackedBytes }: TableLimits): Promise<Parts> {
  await checkArchiveStart(path);
  const archive = await openPromise(path, { autoClose: false }).catch(throwAsBroken);
  const close = () => archive.close();
  const entries = await entriesOf(archive, unpackedBytes).catch((error: unknown) => {
    close();
    return throwAsBroken(error);
  });
  let unpacked = 0;
  async function* read(name: string): AsyncGenerator<Buffer> {
    const entry = entries.get(name.toLowerCase());
    if (!entry?.canDecodeFileData()) throw new UnreadableTable(entry?.isEncrypted() ? 'protected' : 'broken');
    try {
      for await (const bytes of await archive.openReadStreamPromise(entry)) {
        unpacked += (bytes as Buffer).length;
        if (unpacked > unpackedBytes) throw new UnreadableTable('too_large');
        yield bytes as Buffer;
      }
    } catch (error) {
      throwAsBroken(error);
    }
  }
  return { has: (name) => entries.has(name.toLowerCase()), read, close };
}

async function entriesOf(archive: ZipFile, maxBytes: number): Promise<ReadonlyMap<string, Entry>> {
  const entries = new Map<string, Entry>();
  if (archive.entryCount > MAX_ENTRIES) throw new UnreadableTable('too_large');
  let sum = 0;
  for await (const entry of archive.eachEntry()) {
    const { compressedSize, uncompressedSize } = entry;
    const name = entry.fileName.toLowerCase();
    sum += uncompressedSize;
    const isBomb = uncompressedSize > SMALL_BYTES && uncompressedSize > compressedSize * MAX_RATIO;
    if (isBomb || sum > maxBytes) throw new UnreadableTable('too_large');
    // Two parts of one name are read differently by each program.
    if (entries.has(name)) throw new UnreadableTable('broken');
    entries.set(name, entry);
  }
  return entries;
}

/** An archive that cannot be read is broken; a disk that cannot be is not the file's fault. */
function throwAsBroken(error: unknown): never {
  const isOther = error instanceof UnreadableTable || (error instanceof Error && 'syscall' in error);
  throw isOther ? error : new UnreadableTable('broken');
}
