import { IMPORT_FILE_LIMIT, IMPORT_FORMATS } from '../../../lib/contract/workplace/imports/import-rules';
import type { importFolderCalls } from '../../../lib/contract/workplace/imports/folder';
import type { importCalls } from '../../../lib/contract/workplace/imports/imports';
import type { Handlers } from '../../platform/calls/call';
import { checkImport } from './calls/check-import';
import { discardImport } from './calls/discard-import';
import { downloadImportErrors, downloadImportTemplate } from './calls/downloads';
import { readableImport } from './calls/import-access';
import { getImportFolder, saveImportFolder } from './calls/import-folder';
import { listImports } from './calls/list-imports';
import { listImportKinds } from './calls/list-kinds';
import { listImportRows } from './calls/list-rows';
import { runImport, undoImport } from './calls/run-import';
import { saveImportMapping } from './calls/save-mapping';
import { startImport } from './calls/start-import';
import { IMPORT_FILE } from './import-file';
import { updateImportRow } from './calls/update-row';
import { wireImport, wireProblem, wireProgress } from './calls/wire-import';
import { countRows } from './rows/count-rows';

const allow = 'people.import';

export const importHandlers: Handlers<keyof typeof importCalls | keyof typeof importFolderCalls> = {
  getImportFolder: { allow, handle: getImportFolder },
  saveImportFolder: { allow, requires: 'recent proof', handle: saveImportFolder },
  listImports: { allow, handle: listImports },
  listImportKinds: { allow, handle: listImportKinds },
  uploadImportFile: {
    allow,
    handle: async () => ({ subject: IMPORT_FILE, types: IMPORT_FORMATS, sizeLimit: IMPORT_FILE_LIMIT }),
  },
  startImport: { allow, work: 'file', handle: startImport },
  getImport: {
    allow,
    handle: async ({ ImportCode }, context) => wireImport(context, await readableImport(context, ImportCode)),
  },
  getImportProgress: {
    allow,
    handle: async ({ ImportCode }, context) => {
      const record = await readableImport(context, ImportCode);
      return {
        State: record.state,
        Progress: wireProgress(record),
        Problem: wireProblem(record, context),
        Counts: (await countRows(context.db, [record.id]))(record.id),
      };
    },
  },
  saveImportMapping: { allow, handle: saveImportMapping },
  checkImport: { allow, work: 'file', handle: checkImport },
  listImportRows: { allow, handle: listImportRows },
  updateImportRow: { allow, handle: updateImportRow },
  runImport: { allow, work: 'file', handle: runImport },
  undoImport: { allow, requires: 'recent proof', work: 'file', handle: undoImport },
  discardImport: { allow, handle: discardImport },
  downloadImportErrors: { allow, handle: downloadImportErrors },
  downloadImportTemplate: { allow, handle: downloadImportTemplate },
};
