import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Database } from '../db/database';
import { contentType, DECIDING_BYTES } from './content-type';
import { fileFolders, storedFiles } from './tables';

export type StoredFile = typeof storedFiles.$inferSelect;

/** What a call of the kind download answers: the caller was found to be allowed to have it. */
export interface Download {
  readonly file: StoredFile;
  /** As the person may save it. */
  readonly fileName: string;
}

export interface FileStore {
  /** Writes a file under a name of its own and notes it in the caller's transaction: no commit, no file. */
  readonly keep: (db: Database, content: AsyncIterable<Uint8Array>, now: Date) => Promise<StoredFile>;
  /** The same without the note, for a caller who notes many files at once. */
  readonly write: (db: Database, content: AsyncIterable<Uint8Array>, now: Date) => Promise<StoredFile>;
  /** The bytes from the first to the last; throws where they are missing or fewer than noted. */
  readonly open: (db: Database, file: StoredFile) => Promise<Readable>;
  /** Where this database's files are. */
  readonly folder: (db: Database) => Promise<string>;
}

/**
 * The files of a database, below `DATA_DIR/files`. Each database has a folder of its own there, so that one which shares
 * the data folder for a while loses nothing to the sweep of another.
 */
export function fileStore(dataDir: string): FileStore {
  let known: string | undefined;
  const folder: FileStore['folder'] = async (db) => {
    if (known) return known;
    const [row] = await db.select().from(fileFolders).limit(1);
    if (!row) throw new Error('The database names no folder for its files');
    known = join(dataDir, 'files', row.id);
    return known;
  };
  const write: FileStore['write'] = async (db, content, now) => {
    const id = randomUUID();
    const written = await writeWhole(pathIn(await folder(db), id), content);
    return { id, ...written, createdAt: now };
  };
  return {
    folder,
    write,
    keep: async (db, content, now) => {
      const file = await write(db, content, now);
      await db.insert(storedFiles).values(file);
      return file;
    },
    open: async (db, { id, size }) => {
      const handle = await open(pathIn(await folder(db), id), 'r');
      const { size: found } = await handle.stat();
      if (found === size) return handle.createReadStream();
      await handle.close();
      throw new Error(`The stored file ${id} has ${found} bytes instead of ${size}`);
    },
  };
}

/** Two letters of the id are a folder, so that no folder grows too long to list. */
const pathIn = (folder: string, id: string) => join(folder, id.slice(0, 2), id);

/** Writes beside the place and moves there when all of it is on the disk, so that half a file is never found. */
async function writeWhole(path: string, content: AsyncIterable<Uint8Array>) {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.part`;
  const hash = createHash('sha256');
  let size = 0;
  let start = Buffer.alloc(0);
  try {
    const handle = await open(draft, 'wx', 0o600);
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
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  return { sha256: hash.digest('hex'), size, type: contentType(start) };
}
