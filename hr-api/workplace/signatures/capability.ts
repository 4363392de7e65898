import auditTexts from './audit-texts.json';
import { defineCapability } from '../../platform/capability';

export const signaturesCapability = defineCapability({
  name: 'signatures',
  auditTexts,
});
