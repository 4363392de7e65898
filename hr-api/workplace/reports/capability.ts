import { defineCapability } from '../../platform/capability';
import auditTexts from './audit-texts.json';
import { purgeRuns } from './files/runs';
import { customExcelHandlers } from './custom-excel/custom-excel-handlers';
import { historyHandlers } from './history/history-handlers';
import { birthdays } from './people/birthdays';
import { changes } from './people/changes';
import { employeeList } from './people/employee-list';
import { headCount } from './people/head-count';
import { joinersAndLeavers } from './people/joiners-and-leavers';
import { recordChanges } from './people/record-changes';
import { reportingLines } from './people/reporting-lines';
import { reportPermissions } from './permissions';
import { pivotHandlers } from './pivot/pivot-handlers';
import { reportHandlers } from './report-handlers';
import { purgeDigests } from './sending/changes/purge';
import { changesTemplate, reportTemplate } from './sending/mail/report-mail';
import { purgeSentFiles } from './sending/links/purge';
import { reportKind } from './sending/run/report-kind';
import { dueReportsWork } from './sending/schedules/due-reports-work';
import { REPORT_KIND } from './sending/schedules/save-schedule';
import { sendingHandlers } from './sending/schedules/schedule-handlers';
import { subscriptionHandlers } from './sending/subscriptions/subscription-handlers';
import { savedReportHandlers } from './saved/saved-report-handlers';
import permissionTexts from './permission-texts.json';
import { savedReportsShare } from './saved/saved-reports-share';
import { reportsErasure } from './reports-erasure';

export const reportsCapability = defineCapability({
  name: 'reports',
  handlers: {
    ...reportHandlers,
    ...pivotHandlers,
    ...customExcelHandlers,
    ...historyHandlers,
    ...savedReportHandlers,
    ...sendingHandlers,
    ...subscriptionHandlers,
  },
  permissions: reportPermissions,
  permissionTexts,
  pageRights: {
    'ecenter/customexcel': { permission: 'report.read' },
    'ecenter/historyreport': { permission: 'report.read' },
  },
  reports: [employeeList, headCount, joinersAndLeavers, birthdays, reportingLines, changes, recordChanges],
  personalData: [savedReportsShare],
  scheduled: { [REPORT_KIND]: reportKind },
  recurring: [dueReportsWork],
  mailTemplates: [reportTemplate, changesTemplate],
  purges: {
    'purge report runs': purgeRuns,
    'purge sent reports': purgeSentFiles,
    'purge compared reports': purgeDigests,
  },
  erasure: [reportsErasure],
  auditTexts,
});
