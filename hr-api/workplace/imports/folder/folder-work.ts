import { findAccountHolders } from '../../../people/accounts/account-holders';
import type { RecurringWork } from '../../../platform/capability';
import { readFolderSettings } from './folder-settings';
import { goOnWithFiles } from './go-on-with-files';
import { takeFiles } from './take-files';

const MINUTE_MS = 60_000;

/** Imports what is laid into the folder, where that is switched on. */
export const folderWork: RecurringWork = {
  key: 'import files of the folder',
  names: {
    de: 'Dateien des Importordners importieren',
    en: 'Import files of the import folder',
    es: 'Importar los archivos de la carpeta de importación',
    fr: 'Importer les fichiers du dossier d’importation',
    ja: 'インポート用フォルダーのファイルを取り込む',
    zh: '导入导入文件夹中的文件',
  },
  everyMs: 5 * MINUTE_MS,
  bounds: { leastMs: MINUTE_MS, mostMs: 24 * 60 * MINUTE_MS },
  mayBeSwitchedOff: true,
  run: async (dependencies) => {
    const settings = await readFolderSettings(dependencies.db);
    if (!settings) return;
    const [by] = await findAccountHolders(dependencies.db, [settings.accountId], dependencies.clock());
    if (settings.isOn && by?.actorAs(settings.roleCode).permissions.has('people.import'))
      await takeFiles(dependencies, settings, by);
    await goOnWithFiles(dependencies, settings);
  },
};
