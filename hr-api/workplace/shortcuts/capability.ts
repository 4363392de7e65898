import auditTexts from './audit-texts.json';
import { defineCapability } from '../../platform/capability';
import { shortcutHandlers } from './handlers';
import { shortcutsErasure } from './shortcuts-erasure';

export const shortcutsCapability = defineCapability({
  name: 'shortcuts',
  handlers: shortcutHandlers,
  erasure: [shortcutsErasure],
  auditTexts,
});
