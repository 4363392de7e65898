import auditTexts from './audit-texts.json';
import { defineCapability } from '../platform/capability';
import { loadRoles } from './accounts/role-codes';
import { peopleHandlers } from './handlers';
import { peopleSample } from './sample/people-sample';
import { roles } from './accounts/tables';

export const peopleCapability = defineCapability({
  name: 'people',
  handlers: peopleHandlers,
  referenceData: [{ table: roles, order: 1, load: loadRoles }],
  sampleData: peopleSample,
  auditTexts,
});
