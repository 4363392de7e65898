import { createHash } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { contentType, DECIDING_BYTES } from '../inspection/content-type';

/** A file that is on the disk as a whole and nowhere to be found yet. */
export interface Draft {
  readonly id: string;
  readonly path: string;
  readonly sha256: string;
  readonly size: number;
  readonly type: string;
}

/** Writes all of a file to the disk, or leaves nothing there. */
export async function writeDraft(id: string, path: string, content: AsyncIterable<Uint8Array>): Promise<Draft> {
  await mkdir(dirname(path), { recursive: true });
  const hash = createHash('sha256');
  let size = 0;
  let start = Buffer.alloc(0);
  try {
    const handle = await open(path, 'wx', 0o600);
    try {
      for await (const bytes of content) {
        if (start.length < DECIDING_BYTES) start = Buffer.concat([start, bytes]).subarray(0, DECIDING_BYTES);
        hash.update(bytes);
        size += bytes.length;
        await handle.writeFile(bytes);
      }
      await handle.sync();
    } finally {
      await handle.close();
    }
  } catch (error) {
    await discardDraft({ path });
    throw error;
  }
  return { id, path, sha256: hash.digest('hex'), size, type: contentType(start) };
}

export async function discardDraft({ path }: Pick<Draft, 'path'>): Promise<void> {
  await rm(path, { force: true });
}
