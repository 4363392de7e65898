import { acceptanceReport } from './acceptance-report';
import { acceptancesShare } from './acceptances-share';
import { acceptedByJoiner } from './accepted-by-joiner';
import { agreementsAsking } from './agreements-asking';
import { agreementsOfMoved } from './agreements-of-moved';
import auditTexts from './audit-texts.json';
import { CONDUCT_FILE } from './rules';
import { CONDUCT_REMINDER_QUEUE, conductReminderWorker } from './reminders/reminder-worker';
import { completeConductDocuments } from './sample-documents';
import { conductAdminHandlers } from './admin/admin-handlers';
import { conductGateHandlers } from './gate/gate-handlers';
import { conductSample } from './conduct-sample';
import { defineCapability } from '../platform/capability';
import { pendingConductFlag } from './data';
import { agreementPermissions } from './permissions';
import { reminderTemplate } from './reminders/reminder-mail';
import permissionTexts from './permission-texts.json';
import { agreementsErasure } from './agreements-erasure';

export const agreementsCapability = defineCapability({
  name: 'agreements',
  handlers: { ...conductGateHandlers, ...conductAdminHandlers },
  permissions: agreementPermissions,
  permissionTexts,
  queues: { [CONDUCT_REMINDER_QUEUE]: conductReminderWorker },
  sampleData: conductSample,
  completeAtStart: completeConductDocuments,
  uploadSubjects: [CONDUCT_FILE],
  agreementsAsking,
  changeEffects: [agreementsOfMoved],
  signsOfWork: acceptedByJoiner,
  reports: [acceptanceReport],
  personalData: [acceptancesShare],
  pendingFlag: pendingConductFlag,
  mailTemplates: [reminderTemplate],
  erasure: [agreementsErasure],
  pageRights: { 'process/conductsetup': { permission: 'agreement.manage' } },
  auditTexts,
});
