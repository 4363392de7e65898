import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Database } from '../../db/database';
import type { Environment } from '../../env';
import { writeDraft, type Draft } from './draft';
import { createDiskStorage } from './disk-storage';
import { createS3Storage } from './s3-storage';
import { storagePathOf, type FileStorage, type StoredObject } from './file-storage';
import { fileFolders, storedFiles } from '../tables';

export type StoredFile = typeof storedFiles.$inferSelect;

/** What a call of the kind download answers, a stored file or one that is written as it is sent: the caller may have it. */
export type Download = StoredDownload | WrittenDownload;

export interface StoredDownload {
  readonly file: StoredFile;
  /** As the person may save it. */
  readonly fileName: string;
}

export interface WrittenDownload {
  readonly content: Readable;
  /** The media type. */
  readonly type: string;
  readonly fileName: string;
}

export interface Found extends StoredObject {
  readonly remove: () => Promise<void>;
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
  /** Everything that lies there for this database, with a row or without. */
  readonly list: (db: Database) => AsyncIterable<Found>;
  /** Where on this machine's disk this database's files are, or are taken in. */
  readonly folder: (db: Database) => Promise<string>;
}

/** The store that the settings name: objects of an S3-compatible store, else files below `DATA_DIR/files`. */
export function storeOf({ DATA_DIR, FILE_STORE }: Pick<Environment, 'DATA_DIR' | 'FILE_STORE'>): FileStore {
  return fileStore(DATA_DIR, FILE_STORE && createS3Storage(FILE_STORE));
}

/**
 * The files of a database. Each database has a folder of its own, so that one which shares the store for a while loses
 * nothing to the sweep of another. What is taken in is written below `dataDir` first, wherever it goes from there.
 */
export function fileStore(dataDir: string, elsewhere?: FileStorage): FileStore {
  const root = join(dataDir, 'files');
  const disk = createDiskStorage(root);
  const storage = elsewhere ?? disk;
  let known: string | undefined;
  const folderOf = async (db: Database): Promise<string> => {
    if (known) return known;
    const [row] = await db.select().from(fileFolders).limit(1);
    if (!row) throw new Error('The database names no folder for its files');
    known = row.id;
    return known;
  };
  const receive: FileStore['receive'] = async (db, content) => {
    const id = randomUUID();
    return writeDraft(id, join(root, `${storagePathOf(await folderOf(db), id)}.part`), content);
  };
  const place: FileStore['place'] = async (db, draft) => storage.put(await folderOf(db), draft);
  const write: FileStore['write'] = async (db, content, now) => {
    const draft = await receive(db, content);
    await place(db, draft);
    const { id, sha256, size, type } = draft;
    return { id, sha256, size, type, createdAt: now };
  };
  return {
    write,
    receive,
    place,
    folder: async (db) => join(root, await folderOf(db)),
    keep: async (db, content, now) => {
      const file = await write(db, content, now);
      await db.insert(storedFiles).values(file);
      return file;
    },
    open: async (db, { id, size }) => {
      const found = await storage.open(await folderOf(db), id);
      if (found.size === size) return found.content();
      found.close();
      throw new Error(`The stored file ${id} has ${found.size} bytes instead of ${size}`);
    },
    remove: async (db, id) => storage.remove(await folderOf(db), id),
    list: async function* (db) {
      const folder = await folderOf(db);
      for (const place of new Set([disk, storage])) {
        for await (const one of place.list(folder)) yield { ...one, remove: () => place.remove(folder, one.name) };
      }
    },
  };
}
