import { defineCapability } from '../../platform/capability';
import auditTexts from './audit-texts.json';
import { addBuiltInSchedules } from './built-in-schedules';
import { cleanUpWork } from './clean-up';
import { schedulerHandlers } from './handlers';
import { schedulerPermissions } from './permissions';
import { serviceKind } from './service-kind';
import { SERVICE } from './services';
import permissionTexts from './permission-texts.json';

export const schedulerCapability = defineCapability({
  name: 'scheduler',
  handlers: schedulerHandlers,
  permissions: schedulerPermissions,
  permissionTexts,
  pageRights: { 'process/scheduler': { permission: 'schedule.configure' } },
  recurring: [cleanUpWork],
  scheduled: { [SERVICE]: serviceKind },
  completeAtStart: addBuiltInSchedules,
  auditTexts,
});
