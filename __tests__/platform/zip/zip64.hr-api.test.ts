import { Readable } from 'node:stream';
import { fromRandomAccessReaderPromise, RandomAccessReader } from './zip-reader';
import {
  dataDescriptor,
  directoryHeader,
  endRecords,
  type WrittenEntry,
} from '../../../hr-api/platform/zip/zip-records';

const GB = 2 ** 30;

/** A file of zeros as long as the zip's contents, with these bytes behind them. */
class ZerosBefore extends RandomAccessReader {
  constructor(
    private readonly zeros: number,
    private readonly bytes: Buffer,
  ) {
    super();
  }

  override _readStreamForRange(start: number, end: number): Readable {
    const read = Buffer.alloc(end - start);
    this.bytes.copy(read, Math.max(this.zeros - start, 0), Math.max(start - this.zeros, 0));
    return Readable.from([read]);
  }
}

function opened(entries: readonly WrittenEntry[], offset: number) {
  const directory = Buffer.concat(entries.map(directoryHeader));
  const end = Buffer.concat([directory, endRecords({ count: entries.length, size: directory.length, offset })]);
  return fromRandomAccessReaderPromise(new ZerosBefore(offset, end), offset + end.length);
}

async function directoryRead(entries: readonly WrittenEntry[], offset: number) {
  const archive = await opened(entries, offset);
  const found: WrittenEntry[] = [];
  for await (const {
    fileName,
    crc32,
    compressedSize,
    uncompressedSize,
    relativeOffsetOfLocalHeader,
  } of archive.eachEntry())
    found.push({
      name: fileName,
      crc: crc32,
      packedSize: compressedSize,
      size: uncompressedSize,
      offset: relativeOffsetOfLocalHeader,
    });
  return found;
}

const small = { name: 'small', crc: 7, packedSize: 20, size: 30, offset: 0 };

test.each<[string, WrittenEntry]>([
  ['begins behind four gigabytes', { ...small, name: 'é', offset: 5 * GB }],
  ['unpacks to more than four gigabytes', { ...small, offset: 50, size: 9 * GB }],
  ['is packed to more than four gigabytes', { ...small, offset: 50, packedSize: 5 * GB, size: 6 * GB }],
  ['is large in every way', { ...small, packedSize: 4 * GB, size: 2 ** 40, offset: 2 ** 41 }],
  ['is as large as 32 bits tell at most', { ...small, offset: 50, size: 0xffff_ffff, packedSize: 0xffff_fffe }],
])('an entry that %s is found again', async (_, entry) => {
  const end = entry.offset + entry.packedSize + 100;
  expect(await directoryRead([small, entry], end)).toEqual([small, entry]);
});

test('a directory behind four gigabytes is found, one before needs no zip64', async () => {
  expect(await directoryRead([small], 4 * GB)).toEqual([small]);
  expect(endRecords({ count: 1, size: 50, offset: 100 })).toHaveLength(22);
  expect(endRecords({ count: 65_535, size: 50, offset: 100 })).toHaveLength(22 + 20 + 56);
});

test('more entries than sixteen bits count are counted', async () => {
  const entries = Array.from({ length: 65_600 }, (_, at) => ({ ...small, name: `${at}` }));
  expect((await opened(entries, 100)).entryCount).toBe(65_600);
});

test('what stands behind a content has wide sizes only where narrow ones cannot tell them', () => {
  expect(dataDescriptor({ ...small, size: 0xffff_fffe })).toHaveLength(16);
  expect(dataDescriptor({ ...small, size: 0xffff_ffff })).toHaveLength(24);
});
