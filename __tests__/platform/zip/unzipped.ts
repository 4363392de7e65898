import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { fromBufferPromise } from './zip-reader';

/** The contents of a zip by their names, each compared with its check sum. */
export async function unzipped(content: AsyncIterable<Uint8Array>): Promise<Map<string, Buffer>> {
  const archive = await fromBufferPromise(await buffer(content));
  const contents = new Map<string, Buffer>();
  for await (const entry of archive.eachEntry()) {
    const bytes = await buffer(await archive.openReadStreamPromise(entry));
    if (crc32(bytes) !== entry.crc32) throw new Error(`${entry.fileName} has another check sum`);
    contents.set(entry.fileName, bytes);
  }
  return contents;
}
