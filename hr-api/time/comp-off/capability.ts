import { eq } from 'drizzle-orm';
import { ROLE } from '../../people/accounts/role-codes';
import { defineCapability } from '../../platform/capability';
import { sampleData } from '../../platform/sample-data';
import { approvalChains } from '../../workplace/approvals/tables';
import auditTexts from './audit-texts.json';
import { compOffErasure } from './comp-off-erasure';
import { compOffHandlers } from './comp-off-handlers';
import { compOffPage } from './comp-off-page';
import { compOffShare } from './comp-off-share';
import { loadCompOffChain } from './deciding/comp-off-chain';
import { compOffSubject } from './deciding/comp-off-subject';
import { COMP_OFF_SUBJECT } from './deciding/comp-off-subject-kind';
import { compOffFollowsCalendars } from './recount/follow-calendars';
import { compOffReport } from './reports/comp-off-report';
import { loadClaims } from './sample/load-claims';

export const compOffCapability = defineCapability({
  name: 'comp-off',
  handlers: compOffHandlers,
  menuEntries: [{ ...compOffPage, roles: Object.values(ROLE) }],
  approvalSubjects: [compOffSubject],
  referenceData: [
    { table: approvalChains, where: eq(approvalChains.kind, COMP_OFF_SUBJECT), order: 3, load: loadCompOffChain },
  ],
  reports: [compOffReport],
  personalData: [compOffShare],
  erasure: [compOffErasure],
  sampleData: sampleData(['people', 'leaveRules'], (tx, { people, leaveRules, today }) =>
    loadClaims(tx, people, { rules: leaveRules, today }),
  ),
  calendarFollowers: [compOffFollowsCalendars],
  auditTexts,
});
