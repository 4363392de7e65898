import auditTexts from './audit-texts.json';
import { defineCapability } from '../../platform/capability';
import { reauthenticationHandlers } from './handlers';

export const reauthenticationCapability = defineCapability({
  name: 'reauthentication',
  handlers: reauthenticationHandlers,
  auditTexts,
});
