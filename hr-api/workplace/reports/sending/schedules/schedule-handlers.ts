import { eq } from 'drizzle-orm';
import type { reportSendingCalls } from '../../../../../lib/contract/workplace/reports/sending/sending';
import { audit } from '../../../../platform/audit/audit';
import type { Handlers } from '../../../../platform/calls/call';
import { ApiError } from '../../../../platform/errors';
import { changeSchedule, endSchedule } from '../../../../platform/schedules/schedules';
import { schedules } from '../../../../platform/schedules/tables';
import { downloadSentReport, getSentReport } from '../links/sent-report';
import { tryReportSending } from '../run/try-sending';
import { reportSchedules } from '../tables';
import { refuse } from './check-sent';
import { listReportSendingRuns } from './list-runs';
import { listReportSchedules } from './list-schedules';
import { holdOwnSchedule, isLayoutGone } from './own-schedule';
import { saveReportSchedule, sendReport } from './save-schedule';

const allow = 'report.read';
const subjectOf = (id: string) => ({ kind: 'report-schedule', id });

export const sendingHandlers: Handlers<keyof typeof reportSendingCalls> = {
  sendReport: { allow, work: 'request', handle: sendReport },
  saveReportSchedule: { allow, work: 'request', handle: saveReportSchedule },
  listReportSchedules: { allow, handle: listReportSchedules },
  listReportSendingRuns: { allow, handle: listReportSendingRuns },
  tryReportSending: { allow, handle: tryReportSending },
  getSentReport: { allow: 'own', handle: getSentReport },
  downloadSentReport: { allow: 'own', handle: downloadSentReport },

  setReportScheduleActive: {
    allow,
    handle: async ({ HeaderCode, Active }, context) => {
      const { db, now } = context;
      const row = await holdOwnSchedule(context, HeaderCode);
      const { id, scheduleId, isImmediate } = row;
      if (Active && isLayoutGone(row)) return refuse('SavedReportCode', 'unknown');
      if (isImmediate) throw new ApiError('not_found');
      const [schedule] = await db.select().from(schedules).where(eq(schedules.id, scheduleId));
      await changeSchedule(db, scheduleId, { timetable: schedule!.timetable, isPaused: !Active }, now);
      const pausedBecause = Active ? null : 'hand';
      await db.update(reportSchedules).set({ pausedBecause }).where(eq(reportSchedules.id, id));
      const action = Active ? 'resume report schedule' : 'pause report schedule';
      await audit(context, { subject: subjectOf(id), action });
      return {};
    },
  },

  removeReportSchedule: {
    allow,
    handle: async ({ HeaderCode }, context) => {
      const { db, now } = context;
      const { id, scheduleId, reportCode } = await holdOwnSchedule(context, HeaderCode);
      await endSchedule(db, scheduleId, now);
      await db.update(reportSchedules).set({ removedAt: now }).where(eq(reportSchedules.id, id));
      await audit(context, {
        subject: subjectOf(id),
        action: 'remove report schedule',
        before: { report: reportCode },
      });
      return {};
    },
  },
};
