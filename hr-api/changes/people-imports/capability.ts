import { defineCapability } from '../../platform/capability';
import auditTexts from './audit-texts.json';
import { peopleImport } from './people-import';

export const peopleImportsCapability = defineCapability({
  name: 'people-imports',
  importKinds: [peopleImport],
  auditTexts,
});
