import auditTexts from './audit-texts.json';
import { defineCapability } from '../../platform/capability';
import { roleHandlers } from './handlers';

export const rolesCapability = defineCapability({
  name: 'roles',
  handlers: roleHandlers,
  auditTexts,
});
