import auditTexts from './audit-texts.json';
import { defineCapability } from '../capability';
import { sealWork } from './seals/seal-work';
import { auditErasure } from './audit-erasure';

export const auditCapability = defineCapability({
  name: 'audit',
  recurring: [sealWork],
  erasure: [auditErasure],
  auditTexts,
});
