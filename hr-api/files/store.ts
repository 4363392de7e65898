import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Database } from '../db/database';
import { writeDraft, type Draft } from './draft';
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
  /** Takes a file in for a caller who looks at it before they place or discard it. */
  readonly receive: (db: Database, content: AsyncIterable<Uint8Array>) => Promise<Draft>;
  /** Moves a file that was taken in to where it can be opened. Its row comes after. */
  readonly place: (db: Database, draft: Draft) => Promise<void>;
  /** The bytes from the first to the last; throws where they are missing or fewer than noted. */
  readonly open: (db: Database, file: StoredFile) => Promise<Readable>;
  /** Deletes the bytes of a file that has no row. */
  readonly remove: (db: Database, id: string) => Promise<void>;
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
  const receive: FileStore['receive'] = async (db, content) => {
    const id = randomUUID();
    return writeDraft(id, `${pathIn(await folder(db), id)}.part`, content);
  };
  const place: FileStore['place'] = async (db, { id, path }) => moveForGood(path, pathIn(await folder(db), id));
  const write: FileStore['write'] = async (db, content, now) => {
    const draft = await receive(db, content);
    await place(db, draft);
    const { id, sha256, size, type } = draft;
    return { id, sha256, size, type, createdAt: now };
  };
  return {
    folder,
    write,
    receive,
    place,
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
    remove: async (db, id) => rm(pathIn(await folder(db), id), { force: true }),
  };
}

/** Two letters of the id are a folder, so that no folder grows too long to list. */
const pathIn = (folder: string, id: string) => join(folder, id.slice(0, 2), id);

/** Moves a file and has the folder written down too, so that a power cut forgets neither. */
async function moveForGood(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await rename(from, to);
  const folder = await open(dirname(to), 'r');
  await folder.sync().finally(() => folder.close());
}
