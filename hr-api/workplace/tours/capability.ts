import auditTexts from './audit-texts.json';
import { defineCapability } from '../../platform/capability';
import { loadTours } from './sample';
import { tourHandlers } from './handlers';
import { tours } from './tables';
import { tourPermissions } from './permissions';
import permissionTexts from './permission-texts.json';

export const toursCapability = defineCapability({
  name: 'tours',
  handlers: tourHandlers,
  permissions: tourPermissions,
  permissionTexts,
  pageRights: { 'process/toursetup': { permission: 'tour.edit' } },
  referenceData: [{ table: tours, order: 2, load: loadTours }],
  auditTexts,
});
