import { and, eq, exists, isNull, ne, or, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { SCHEDULER_TYPE } from '../../../../../lib/contract/platform/schedules/scheduler-options';
import { accounts } from '../../../../people/accounts/tables';
import { persons } from '../../../../people/tables';
import { audit } from '../../../../platform/audit/audit';
import type { CallContext, Handler } from '../../../../platform/calls/call';
import { ApiError } from '../../../../platform/errors';
import { schedules } from '../../../../platform/schedules/tables';
import { allReports } from '../../find-report';
import { visibleSavedReports } from '../../saved/saved-reports';
import { savedReports } from '../../tables';
import { isReceived } from '../recipients/is-received';
import { reportDeliveries, reportSchedules, reportSubscriptions } from '../tables';

const MAX_LISTED = 200;

/** The schedules of others of layouts that are shared with the active role, and those that one got something by. */
const visibleSchedules = ({ actor }: Pick<CallContext, 'actor'>) => {
  const received = exists(
    new QueryBuilder()
      .select({ one: sql`1` })
      .from(reportDeliveries)
      .where(
        and(eq(reportDeliveries.reportScheduleId, reportSchedules.id), eq(reportDeliveries.accountId, actor.accountId)),
      ),
  );
  const isLive = and(isNull(reportSchedules.removedAt), eq(reportSchedules.isImmediate, false));
  return and(isLive, ne(reportSchedules.accountId, actor.accountId), or(received, visibleSavedReports(actor)));
};

const found = (context: CallContext, code?: string) =>
  context.db
    .select({
      row: reportSchedules,
      schedule: schedules,
      layout: savedReports,
      ownerName: persons.name,
      isSubscribed: isReceived(context),
    })
    .from(reportSchedules)
    .innerJoin(schedules, eq(schedules.id, reportSchedules.scheduleId))
    .innerJoin(accounts, eq(accounts.id, reportSchedules.accountId))
    .leftJoin(persons, eq(persons.id, accounts.personId))
    .leftJoin(savedReports, eq(savedReports.id, reportSchedules.savedReportId))
    .where(and(visibleSchedules(context), code === undefined ? undefined : eq(reportSchedules.code, code)))
    .orderBy(reportSchedules.createdAt, reportSchedules.id)
    .limit(MAX_LISTED);

export const listReportSubscriptions: Handler<'listReportSubscriptions'> = async (_request, context) => {
  const { language, services } = context;
  const reports = allReports(services.capabilities);
  const all = await found(context);
  return all.map(({ row, schedule, layout, ownerName, isSubscribed }) => {
    const title = reports.find(({ code }) => code === row.reportCode)?.names[language] ?? row.reportCode;
    const { frequency, time } = schedule.timetable;
    return {
      HeaderCode: row.code,
      SavedReportCode: layout?.code ?? '',
      SaveReportName: layout?.name || row.name || title,
      ReportCode: row.reportCode,
      ReportTitle: title,
      OwnerName: ownerName ?? '',
      ExecutionTime: time,
      SchedulerType: frequency.kind === 'minutes' ? 0 : SCHEDULER_TYPE[frequency.kind],
      NextDueAt: schedule.nextDueAt?.toISOString() ?? '',
      IsSubscribed: isSubscribed,
    };
  });
};

export const setReportSubscription: Handler<'setReportSubscription'> = async (
  { HeaderCode, IsSubscribed },
  context,
) => {
  const { actor, db, now } = context;
  const [schedule] = await found(context, HeaderCode);
  if (!schedule) throw new ApiError('not_found');
  const wish = { isSubscribed: IsSubscribed, changedAt: now };
  await db
    .insert(reportSubscriptions)
    .values({ reportScheduleId: schedule.row.id, accountId: actor.accountId, ...wish })
    .onConflictDoUpdate({ target: [reportSubscriptions.reportScheduleId, reportSubscriptions.accountId], set: wish });
  const action = IsSubscribed ? 'subscribe to report' : 'unsubscribe from report';
  await audit(context, { subject: { kind: 'report-schedule', id: schedule.row.id }, action });
  return {};
};
