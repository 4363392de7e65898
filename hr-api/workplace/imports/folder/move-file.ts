import { link, lstat, mkdir, rename, unlink } from 'node:fs/promises';
import { join, parse } from 'node:path';

/** What file systems say that know no links, such as some network folders. */
const WITHOUT_LINKS: ReadonlySet<string> = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']);

const isThere = (path: string) =>
  lstat(path).then(
    () => true,
    () => false,
  );

/**
 * Puts a file of the folder into one of its subfolders, under another name where that is taken: nothing that lies there is written over.
 * A file that is gone was moved by another process.
 */
export async function moveFile(folder: string, name: string, to: 'done' | 'refused'): Promise<void> {
  await mkdir(join(folder, to), { recursive: true });
  const { name: stem, ext } = parse(name);
  for (let copy = 1; ; copy += 1) {
    const target = join(folder, to, copy === 1 ? name : `${stem}-${copy}${ext}`);
    try {
      // A link is there whole or not at all, and refuses a name that is taken, which renaming does not.
      await link(join(folder, name), target);
      break;
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (code === 'ENOENT') return;
      if (WITHOUT_LINKS.has(code) && !(await isThere(target))) return rename(join(folder, name), target);
      if (code !== 'EEXIST' && !WITHOUT_LINKS.has(code)) throw error;
    }
  }
  await unlink(join(folder, name)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}
