import { defineCapability } from '@/components/platform/capability';

export const auditTrail = defineCapability({
  folder: 'workplace/audit-trail',
  messages: [],
  pages: ['/process/audittrail'],
});
