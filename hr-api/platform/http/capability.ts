import auditTexts from './audit-texts.json';
import { defineCapability } from '../capability';

export const httpCapability = defineCapability({
  name: 'http',
  auditTexts,
});
