import { defineCapability } from '../../platform/capability';
import { auditTrailReport } from './audit-trail-report';
import { auditTrailPermissions } from './permissions';

export const auditTrailCapability = defineCapability({
  name: 'audit-trail',
  permissions: auditTrailPermissions,
  reports: [auditTrailReport],
});
