import auditTexts from './audit-texts.json';
import { defineCapability } from '../../platform/capability';
import { singleSignOnHandlers } from './handlers';
import { identitiesErasure } from './identities-erasure';

export const singleSignOnCapability = defineCapability({
  name: 'single-sign-on',
  handlers: singleSignOnHandlers,
  erasure: [identitiesErasure],
  auditTexts,
});
