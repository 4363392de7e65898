import auditTexts from './audit-texts.json';
import { defineCapability } from '../../platform/capability';
import { ownDataHandlers } from './own-data-handlers';

export const ownDataCapability = defineCapability({ name: 'own-data', handlers: ownDataHandlers, auditTexts });
