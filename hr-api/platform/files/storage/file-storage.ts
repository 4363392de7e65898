import type { Readable } from 'node:stream';
import type { Draft } from './draft';

export interface StoredObject {
  readonly name: string;
  readonly writtenAt: Date;
}

/** Where files lie for good, each under its id, in a folder for each database. */
export interface FileStorage {
  /** Puts a whole file there; its draft may be gone after that. */
  readonly put: (folder: string, draft: Draft) => Promise<void>;
  /** Its length in bytes, and the bytes as they are read. */
  readonly open: (
    folder: string,
    name: string,
  ) => Promise<{ size: number; content: () => Readable; close: () => void }>;
  readonly remove: (folder: string, name: string) => Promise<void>;
  /** Everything in the folder, what no file of ours is called included. */
  readonly list: (folder: string) => AsyncIterable<StoredObject>;
}

/** A store of files that could not be reached, refused us or broke off: worth another try later. */
export class FileStoreError extends Error {
  override readonly name = 'FileStoreError';
}

/** Two letters of the id are a folder, so that no folder grows too long to list. */
export const storagePathOf = (folder: string, name: string): string => `${folder}/${name.slice(0, 2)}/${name}`;
