import { defineCapability } from '../../platform/capability';
import { auditTrailReport } from './audit-trail-report';
import { auditTrailPermissions } from './permissions';
import permissionTexts from './permission-texts.json';

export const auditTrailCapability = defineCapability({
  name: 'audit-trail',
  permissions: auditTrailPermissions,
  permissionTexts,
  pageRights: { 'process/audittrail': { permission: 'audit.read' } },
  reports: [auditTrailReport],
});
