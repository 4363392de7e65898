import { defineCapability } from '../../platform/capability';
import { resealAuthenticators } from './app/reseal-authenticators';
import auditTexts from './audit-texts.json';
import { secondFactorHandlers } from './handlers';
import { factorRow } from './home-row';
import { loadFactorRules } from './roles/rules';
import { roleFactorRules } from './tables';

export const secondFactorCapability = defineCapability({
  name: 'second-factor',
  handlers: secondFactorHandlers,
  referenceData: [{ table: roleFactorRules, order: 2, load: loadFactorRules }],
  homeRows: factorRow,
  secretAnswers: resealAuthenticators,
  auditTexts,
});
