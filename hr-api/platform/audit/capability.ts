import auditTexts from './audit-texts.json';
import { defineCapability } from '../capability';
import { sealWork } from './seals/seal-work';

export const auditCapability = defineCapability({
  name: 'audit',
  recurring: [sealWork],
  auditTexts,
});
