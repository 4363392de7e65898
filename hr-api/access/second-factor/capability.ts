import { ROLE } from '../../people/accounts/role-codes';
import { defineCapability } from '../../platform/capability';
import { resealAuthenticators } from './app/reseal-authenticators';
import auditTexts from './audit-texts.json';
import { secondFactorHandlers } from './handlers';
import { factorRow } from './home-row';
import { loadFactorRules } from './roles/rules';
import { roleFactorRules } from './tables';
import { secondFactorErasure } from './second-factor-erasure';

const REQUIRED_AT_FIRST = [ROLE.hr, ROLE.administrator];

export const secondFactorCapability = defineCapability({
  name: 'second-factor',
  handlers: secondFactorHandlers,
  referenceData: [{ table: roleFactorRules, order: 2, load: (tx) => loadFactorRules(tx, REQUIRED_AT_FIRST) }],
  homeRows: factorRow,
  secretAnswers: resealAuthenticators,
  erasure: [secondFactorErasure],
  auditTexts,
});
