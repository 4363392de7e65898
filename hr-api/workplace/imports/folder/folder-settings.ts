import { resolve } from 'node:path';
import type { Database } from '../../../platform/db/database';
import type { Environment } from '../../../platform/env';
import { importFolder, type ImportFolder } from './tables';

/** How files of the folder are imported; null before anybody said so. */
export async function readFolderSettings(db: Database): Promise<ImportFolder | null> {
  const [row] = await db.select().from(importFolder);
  return row ?? null;
}

/** Where files are laid for it: a place of the machine, and so its operator's to say. */
export const folderPath = ({ IMPORT_FOLDER, DATA_DIR }: Pick<Environment, 'IMPORT_FOLDER' | 'DATA_DIR'>): string =>
  resolve(IMPORT_FOLDER ?? `${DATA_DIR}/imports`);
