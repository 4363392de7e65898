import { ROLE } from '../../people/accounts/role-codes';
import { defineCapability } from '../../platform/capability';
import auditTexts from './audit-texts.json';
import { folderTemplate } from './folder/folder-mail';
import { folderWork } from './folder/folder-work';
import { IMPORT_FILE } from './import-file';
import { importHandlers } from './import-handlers';
import { IMPORT_QUEUE, importWork, importWorker } from './import-queue';
import { importsPage } from './pages';
import permissionTexts from './permission-texts.json';
import { importPermissions } from './permissions';
import { importsErasure } from './imports-erasure';

export const importsCapability = defineCapability({
  name: 'imports',
  handlers: importHandlers,
  permissions: importPermissions,
  permissionTexts,
  pageRights: { 'process/smartupload': { permission: 'people.import' } },
  queues: { [IMPORT_QUEUE]: importWorker },
  recurring: [importWork, folderWork],
  mailTemplates: [folderTemplate],
  uploadSubjects: [IMPORT_FILE],
  menuEntries: [{ ...importsPage, roles: [ROLE.hr, ROLE.administrator] }],
  erasure: [importsErasure],
  auditTexts,
});
