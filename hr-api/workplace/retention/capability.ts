import { ROLE } from '../../people/accounts/role-codes';
import { defineCapability } from '../../platform/capability';
import auditTexts from './audit-texts.json';
import { ERASURE_QUEUE, erasureWork, erasureWorker } from './erasing/erasure-queue';
import { retentionHandlers } from './handlers';
import menuNames from './menu-names.json';
import permissionTexts from './permission-texts.json';
import { retentionPermissions } from './permissions';
import { retentionErasure } from './retention-erasure';

export const retentionCapability = defineCapability({
  name: 'retention',
  handlers: retentionHandlers,
  permissions: retentionPermissions,
  permissionTexts,
  pageRights: { 'process/retention': { permission: 'retention.manage', isOverEveryone: true } },
  queues: { [ERASURE_QUEUE]: erasureWorker },
  recurring: [erasureWork],
  menuEntries: [
    {
      module: 'process',
      link: 'retention',
      group: 'setup',
      subGroup: 'access',
      roles: [ROLE.hr],
      names: menuNames,
    },
  ],
  erasure: [retentionErasure],
  auditTexts,
});
