import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { createDeflater } from './deflater';
import { dataDescriptor, directoryHeader, endRecords, localHeader, type WrittenEntry } from './zip-records';

/** A file to be packed. Its content is asked for once all entries before it are written. */
export interface ZipEntry {
  readonly name: string;
  readonly content: AsyncIterable<Buffer> | Iterable<Buffer>;
}

/** A zip of these entries, written as it is read: neither they nor the zip are ever held. */
export function zipOf(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): Readable {
  return Readable.from(zipped(entries), { objectMode: false });
}

async function* zipped(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  const written: WrittenEntry[] = [];
  let offset = 0;
  for await (const entry of entries) {
    const header = localHeader(entry.name);
    yield header;
    const facts = yield* deflated(entry.content);
    const done = { name: entry.name, ...facts, offset };
    const descriptor = dataDescriptor(done);
    yield descriptor;
    written.push(done);
    offset += header.length + facts.packedSize + descriptor.length;
  }
  const directory = Buffer.concat(written.map(directoryHeader));
  yield directory;
  yield endRecords({ count: written.length, size: directory.length, offset });
}

type Facts = Pick<WrittenEntry, 'crc' | 'packedSize' | 'size'>;

/** A piece is packed while the next one is written: never more than these two are held. */
async function* deflated(content: ZipEntry['content']): AsyncGenerator<Buffer, Facts> {
  const deflater = createDeflater();
  let [crc, packedSize, size] = [0, 0, 0];
  let underway: Promise<Buffer[]> = Promise.resolve([]);
  const count = (bytes: Buffer) => {
    packedSize += bytes.length;
    return bytes;
  };
  try {
    for await (const piece of content) {
      for (const bytes of await underway) yield count(bytes);
      crc = crc32(piece, crc);
      size += piece.length;
      underway = deflater.add(piece);
      // It is waited for in the next turn, unless nobody reads on.
      underway.catch(() => {});
    }
    for (const bytes of await underway) yield count(bytes);
    for (const bytes of await deflater.end()) yield count(bytes);
    return { crc, packedSize, size };
  } finally {
    deflater.close();
  }
}
