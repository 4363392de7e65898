import auditTexts from './audit-texts.json';
import { defineCapability } from '../../platform/capability';
import { singleSignOnHandlers } from './handlers';

export const singleSignOnCapability = defineCapability({
  name: 'single-sign-on',
  handlers: singleSignOnHandlers,
  auditTexts,
});
