import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { schedulerFieldsOf } from '../../../../../lib/contract/platform/schedules/scheduler-options';
import { accounts } from '../../../../people/accounts/tables';
import { asOn } from '../../../../people/effective-dates';
import { employments, persons } from '../../../../people/tables';
import type { CallContext, Handler } from '../../../../platform/calls/call';
import { dayOf } from '../../../../platform/dates';
import { scheduleDeliveries, scheduleOccurrences, schedules } from '../../../../platform/schedules/tables';
import { allReports } from '../../find-report';
import { savedReports } from '../../tables';
import { reportRecipients, reportSchedules } from '../tables';
import { isLayoutGone } from './own-schedule';

const MAX_LISTED = 200;

const NOT_SHOWN = {
  SchedulerCode: 1 as const,
  MonthCode1: null,
  MonthCode2: null,
  MonthCode3: null,
  MonthCode4: null,
  WeekDay: null,
  HourCode: null,
};

/** One's own schedules, and what one sent at once, the latest first. */
export const listReportSchedules: Handler<'listReportSchedules'> = async ({ ReportCode }, context) => {
  const { actor, db, language, services } = context;
  const isOwn = and(eq(reportSchedules.accountId, actor.accountId), isNull(reportSchedules.removedAt));
  const rows = await db
    .select({ row: reportSchedules, schedule: schedules, layout: savedReports })
    .from(reportSchedules)
    .innerJoin(schedules, eq(schedules.id, reportSchedules.scheduleId))
    .leftJoin(savedReports, eq(savedReports.id, reportSchedules.savedReportId))
    .where(and(isOwn, ReportCode ? eq(reportSchedules.reportCode, ReportCode) : undefined))
    .orderBy(desc(reportSchedules.createdAt), reportSchedules.id)
    .limit(MAX_LISTED);
  const recipients = await recipientsOf(
    context,
    rows.map(({ row }) => row.id),
  );
  const runs = await lastRunsOf(
    context,
    rows.map(({ row }) => row.scheduleId),
  );
  const reports = allReports(services.capabilities);
  return rows.map(({ row, schedule, layout }) => {
    const { isImmediate } = row;
    const fields = isImmediate ? null : schedulerFieldsOf(schedule.timetable.frequency);
    const title = reports.find(({ code }) => code === row.reportCode)?.names[language] ?? row.reportCode;
    const SavedReportCode = layout?.code ?? '';
    const named = recipients.filter(({ reportScheduleId }) => reportScheduleId === row.id);
    const run = runs.find(({ scheduleId }) => scheduleId === row.scheduleId);
    return {
      HeaderCode: row.code,
      SaveReportName: layout?.name || row.name || title,
      ExecutionTime: schedule.timetable.time,
      ...NOT_SHOWN,
      SchedulerType: null,
      ...(fields as typeof NOT_SHOWN | null),
      ReportName: row.name,
      ExecuteTime: schedule.timetable.time,
      SendWhen: row.sendWhen,
      LimitField: row.limitField,
      LimitValue: row.limitValue,
      ShowsChanges: row.showsChanges,
      ReportCode: row.reportCode,
      SavedReportCode,
      Fields: row.rows.Filters.map((filter) => ({ ...filter, ReportCode: row.reportCode, SavedReportCode })),
      Format: row.format,
      ChillCodes: named.flatMap(({ chillCode }) => chillCode ?? []),
      PersonNames: named.flatMap(({ chillCode, name }) => (chillCode && name) || []),
      RoleCodes: named.flatMap(({ roleCode }) => roleCode ?? []),
      CCEmailIDs: row.addresses.join(', '),
      ReportTitle: title,
      Active: !isImmediate && row.pausedBecause === null,
      PausedBecause: row.pausedBecause !== null && isLayoutGone(row) ? 'layout_gone' : (row.pausedBecause ?? ''),
      NextDueAt: schedule.nextDueAt?.toISOString() ?? '',
      LastRunAt: run ? (run.startedAt ?? run.dueAt).toISOString() : '',
      LastRunState: run?.state ?? '',
      LastRunCounts: run?.counts ?? [],
    };
  });
};

async function recipientsOf({ db, now }: CallContext, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const isEmployed = and(eq(employments.personId, accounts.personId), asOn(employments, dayOf(now)));
  return db
    .select({
      reportScheduleId: reportRecipients.reportScheduleId,
      roleCode: reportRecipients.roleCode,
      chillCode: employments.code,
      name: persons.name,
    })
    .from(reportRecipients)
    .leftJoin(accounts, eq(accounts.id, reportRecipients.accountId))
    .leftJoin(persons, eq(persons.id, accounts.personId))
    .leftJoin(employments, isEmployed)
    .where(inArray(reportRecipients.reportScheduleId, [...ids]))
    .orderBy(persons.name, reportRecipients.id);
}

async function lastRunsOf({ db }: CallContext, scheduleIds: readonly string[]) {
  if (scheduleIds.length === 0) return [];
  const { scheduleId, dueAt } = scheduleOccurrences;
  const last = await db
    .selectDistinctOn([scheduleId])
    .from(scheduleOccurrences)
    .where(inArray(scheduleId, [...scheduleIds]))
    .orderBy(scheduleId, desc(dueAt));
  const ids = last.map(({ id }) => id);
  const { occurrenceId, state } = scheduleDeliveries;
  const counts =
    ids.length === 0
      ? []
      : await db
          .select({ occurrenceId, State: state, Count: sql<number>`count(*)::int` })
          .from(scheduleDeliveries)
          .where(inArray(occurrenceId, ids))
          .groupBy(occurrenceId, state)
          .orderBy(state);
  return last.map(({ id, ...run }) => ({
    ...run,
    counts: counts.filter((one) => one.occurrenceId === id).map(({ State, Count }) => ({ State, Count })),
  }));
}
