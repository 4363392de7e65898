import { resolve } from 'node:path';
import { USUAL_LIMITS, type FolderLimit } from '../../../../lib/contract/workplace/imports/folder-rules';
import type { Database } from '../../../platform/db/database';
import type { Environment } from '../../../platform/env';
import { importFolder, type ImportFolder } from './tables';

/** How files of the folder are imported; null before anybody said so. */
export async function readFolderSettings(db: Database): Promise<ImportFolder | null> {
  const [row] = await db.select().from(importFolder);
  return row ?? null;
}

/** The limits that HR has said, those of a beginning before anybody did; they hold whether or not the folder is watched. */
export const readLimits = async (db: Database): Promise<Readonly<Record<FolderLimit, number>>> =>
  (await readFolderSettings(db)) ?? USUAL_LIMITS;

/** Where files are laid for it: a place of the machine, and so its operator's to say. */
export const folderPath = ({ IMPORT_FOLDER, DATA_DIR }: Pick<Environment, 'IMPORT_FOLDER' | 'DATA_DIR'>): string =>
  resolve(IMPORT_FOLDER ?? `${DATA_DIR}/imports`);
