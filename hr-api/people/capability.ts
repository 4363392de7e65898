import auditTexts from './audit-texts.json';
import { defineCapability } from '../platform/capability';
import { loadRoles } from './accounts/role-codes';
import { employmentShare } from './employment-share';
import { peopleHandlers } from './handlers';
import { organisationFilterHandlers } from './organisation/filter/handlers';
import { savedFiltersErasure } from './organisation/filter/saved-filters';
import { todaysUnitsWork } from './organisation/todays-units';
import { peopleSample } from './sample/people-sample';
import { recordPermissions } from './record/rights/permissions';
import { adoptColumns } from './record/values/adopt-columns';
import { dueValuesWork } from './record/values/due-values';
import { RecordKeys } from './record/values/keys';
import { resealValues } from './record/values/reseal';
import { roles } from './accounts/tables';
import { tagsOfMoved } from './tags/tags-of-moved';
import { loadBenefits } from './record/beginning/load-benefits';
import { loadLists } from './record/beginning/load-lists';
import { loadSections } from './record/beginning/load-sections';
import { benefits, recordLists } from './record/lists/tables';
import { recordSections } from './record/tables';
import permissionTexts from './permission-texts.json';
import { accountsErasure } from './accounts/accounts-erasure';
import { employmentErasure } from './employment-erasure';
import { personErasure } from './person-erasure';
import { recordErasure } from './record/values/record-erasure';

export const peopleCapability = defineCapability({
  name: 'people',
  handlers: { ...peopleHandlers, ...organisationFilterHandlers },
  permissions: recordPermissions,
  permissionTexts,
  recurring: [dueValuesWork, todaysUnitsWork],
  completeAtStart: (db, { secrets, at }) => adoptColumns(db, { at, keys: new RecordKeys(secrets.record) }),
  referenceData: [
    { table: roles, order: 1, load: loadRoles },
    { table: recordLists, order: 2, load: loadLists },
    { table: benefits, order: 2, load: loadBenefits },
    { table: recordSections, order: 2, load: loadSections },
  ],
  changeEffects: [tagsOfMoved],
  secretAnswers: resealValues,
  personalData: [employmentShare],
  sampleData: peopleSample,
  erasure: [personErasure, employmentErasure, recordErasure, accountsErasure, savedFiltersErasure],
  auditTexts,
});
