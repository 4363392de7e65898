import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { storagePathOf, type FileStorage } from './file-storage';

/** Files on this machine's disk, or on one that several machines see. */
export function createDiskStorage(root: string): FileStorage {
  const pathOf = (folder: string, name: string) => join(root, storagePathOf(folder, name));
  return {
    put: (folder, { id, path }) => moveDurably(path, pathOf(folder, id)),
    open: async (folder, name) => {
      const handle = await open(pathOf(folder, name), 'r');
      const { size } = await handle.stat();
      return { size, content: () => handle.createReadStream(), close: () => void handle.close() };
    },
    remove: (folder, name) => rm(pathOf(folder, name), { force: true }),
    list: async function* (folder) {
      for (const part of await namesIn(join(root, folder))) {
        for (const name of await namesIn(join(root, folder, part))) {
          const found = await stat(join(root, folder, part, name)).catch(unlessMissing);
          if (found) yield { name, writtenAt: found.mtime };
        }
      }
    },
  };
}

/** Moves a file and has the folder written down too, so that a power cut forgets neither. */
async function moveDurably(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await rename(from, to);
  const folder = await open(dirname(to), 'r');
  await folder.sync().finally(() => folder.close());
}

const namesIn = async (folder: string): Promise<string[]> => (await readdir(folder).catch(unlessMissing)) ?? [];

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
