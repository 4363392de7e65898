import auditTexts from './audit-texts.json';
import { defineCapability } from '../../platform/capability';
import { signaturesErasure } from './signatures-erasure';

export const signaturesCapability = defineCapability({
  name: 'signatures',
  erasure: [signaturesErasure],
  auditTexts,
});
