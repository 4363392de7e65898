import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import type { AccountHolder } from '../../../people/accounts/account-holders';
import type { Dependencies } from '../../../platform/capability';
import { ApiError } from '../../../platform/errors';
import { UnreadableTable } from '../../../platform/table-files/reading/unreadable-table';
import { takeFile } from '../files/take-file';
import { importKindsIn, withOwnColumns } from '../import-kind';
import { beginCheck } from '../steps/begin-check';
import { unchangedFiles } from './find-files';
import { folderPath } from './folder-settings';
import { moveFile } from './move-file';
import { importFolderFiles, type ImportFolder, type ImportFolderFile } from './tables';
import { notifyOfRefusedFile } from './notify-importers';

/** Another process was faster: the file is not there any more, or not seen any more. */
const isTaken = (error: unknown) =>
  (error instanceof ApiError && error.code === 'conflict') || (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Takes the files of the folder in, each once, and begins their dry runs. Those that cannot be imported are put aside, and told. */
export async function takeFiles(dependencies: Dependencies, settings: ImportFolder, by: AccountHolder): Promise<void> {
  const { db, env, clock, capabilities } = dependencies;
  const folder = folderPath(env);
  await mkdir(folder, { recursive: true });
  const standing = importKindsIn(capabilities).find(({ key }) => key === settings.kind);
  if (!standing) return;
  const kind = await withOwnColumns({ db, now: clock() }, standing);
  for (const file of await unchangedFiles(db, folder, clock())) {
    const path = join(folder, file.name);
    try {
      if (await isRefused(dependencies, file)) {
        await moveFile(folder, file.name, 'refused');
        continue;
      }
      const sha256 = await digestOf(path);
      if (await isKnown(dependencies, file, sha256)) {
        await moveFile(folder, file.name, 'done');
        continue;
      }
      const context = {
        ...{ db, now: clock(), language: by.language, requestId: 'import folder', services: dependencies },
        actor: by.actorAs(settings.roleCode),
      };
      await takeFile(context, {
        ...{ path, fileName: file.name, kind, sha256 },
        alongWith: async (inTx, record) => {
          const [taken] = await inTx.db
            .update(importFolderFiles)
            .set({ state: 'taken', sha256, importId: record.id })
            .where(and(eq(importFolderFiles.id, file.id), eq(importFolderFiles.state, 'seen')))
            .returning({ id: importFolderFiles.id });
          if (!taken) throw new ApiError('conflict');
          await beginCheck(inTx, record);
        },
      });
      await moveFile(folder, file.name, 'done');
    } catch (error) {
      if (isTaken(error)) continue;
      if (!(error instanceof UnreadableTable || error instanceof ApiError) || isForLater(error)) {
        // The others are taken all the same, and this one is tried again.
        dependencies.log.error({ err: error, file: file.name }, 'a file of the import folder was not taken');
        continue;
      }
      await notifyOfRefusedFile(dependencies, file, error);
      await moveFile(folder, file.name, 'refused');
    }
  }
}

/** The scanner cannot be reached: that says nothing of the file. */
const isForLater = (error: Error) => error instanceof ApiError && error.status >= 500;

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const bytes of createReadStream(path)) hash.update(bytes as Buffer);
  return hash.digest('hex');
}

/** Whether it was refused and told already, and a process died before it was moved. */
async function isRefused({ db }: Dependencies, { id, name, size, writtenMs }: ImportFolderFile): Promise<boolean> {
  const isSame = and(eq(importFolderFiles.name, name), eq(importFolderFiles.size, size));
  const isRefusedOne = and(eq(importFolderFiles.state, 'refused'), eq(importFolderFiles.writtenMs, writtenMs));
  const count = await db.$count(importFolderFiles, and(isSame, isRefusedOne));
  if (count > 0) await forgetSeen(db, id);
  return count > 0;
}

const forgetSeen = (db: Dependencies['db'], id: string) =>
  db.delete(importFolderFiles).where(and(eq(importFolderFiles.id, id), eq(importFolderFiles.state, 'seen')));

/** Whether a file with this name and these bytes is an import already: a process died before it was moved, or it was sent again. */
async function isKnown({ db }: Dependencies, { id, name }: ImportFolderFile, sha256: string): Promise<boolean> {
  const isSame = and(eq(importFolderFiles.name, name), eq(importFolderFiles.sha256, sha256));
  const count = await db.$count(importFolderFiles, and(isSame, eq(importFolderFiles.state, 'taken')));
  if (count > 0) await forgetSeen(db, id);
  return count > 0;
}
