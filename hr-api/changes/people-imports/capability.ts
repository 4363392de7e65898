import { defineCapability } from '../../platform/capability';
import auditTexts from './audit-texts.json';
import { peopleImport } from './people-import';
import { sectionRowsImport } from './section-rows/section-rows-import';

export const peopleImportsCapability = defineCapability({
  name: 'people-imports',
  importKinds: [peopleImport, sectionRowsImport],
  auditTexts,
});
