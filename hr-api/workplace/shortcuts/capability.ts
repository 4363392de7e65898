import auditTexts from './audit-texts.json';
import { defineCapability } from '../../platform/capability';
import { shortcutHandlers } from './handlers';

export const shortcutsCapability = defineCapability({
  name: 'shortcuts',
  handlers: shortcutHandlers,
  auditTexts,
});
