import auditTexts from './audit-texts.json';
import { defineCapability } from '../capability';

export const auditCapability = defineCapability({
  name: 'audit',
  auditTexts,
});
