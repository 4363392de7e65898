import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { schedulerFieldsOf } from '../../../lib/contract/platform/schedules/scheduler-options';
import type { ServiceRun, ServiceSchedule } from '../../../lib/contract/workplace/scheduler/services';
import type { CallContext } from '../../platform/calls/call';
import { dayOf, wireDate, wireInstant } from '../../platform/dates';
import { scheduleOccurrences, schedules } from '../../platform/schedules/tables';
import { isNeeded, isOfServices, versionOf, type ScheduleRow } from './schedule-data';
import { SERVICE, serviceIn } from './services';
import { scheduleNames } from './schedule-names';

type Asking = Pick<CallContext, 'db' | 'language' | 'services'>;

const NO_TYPE = {
  SchedulerType: null,
  SchedulerCode: null,
  MonthCode1: null,
  MonthCode2: null,
  MonthCode3: null,
  MonthCode4: null,
  WeekDay: null,
  HourCode: null,
};

const MAX_RUNS = 100;

const nameOf = ({ services, language }: Asking, key: string) =>
  serviceIn(services.capabilities, key)?.names[language] ?? key;

/** Every schedule of the services that there are, by the name of the service. */
export async function listSchedules(asking: Asking): Promise<ServiceSchedule[]> {
  const { db, services } = asking;
  const all = await db.select().from(schedules).where(isOfServices).orderBy(schedules.createdAt, schedules.id);
  const known = all.filter(({ subject }) => serviceIn(services.capabilities, subject));
  const rows: ServiceSchedule[] = [];
  for (const schedule of known) {
    const [last] = await readRuns(asking, { code: schedule.id, limit: 1 });
    rows.push({ ...rowOf(asking, schedule, last), IsNeeded: isNeeded(asking, schedule, known) });
  }
  return rows.sort((one, other) => one.ServiceName.localeCompare(other.ServiceName, asking.language));
}

function rowOf(asking: Asking, schedule: ScheduleRow, last: ServiceRun | undefined) {
  const { timetable, subject } = schedule;
  const { frequency } = timetable;
  return {
    AutoCode: schedule.id,
    ServiceCode: subject,
    ServiceName: nameOf(asking, subject),
    EffectiveFrom: wireDate(dayOf(new Date(timetable.from))),
    StartsAt: timetable.from,
    Schedulename: scheduleNames[asking.language][frequency.kind],
    LastExecutedDate: last ? wireInstant(new Date(last.StartedAt)) : '',
    ExecutionTime: timetable.time,
    RecordActive: !schedule.pausedAt,
    ...(schedulerFieldsOf(frequency) ?? NO_TYPE),
    EveryMinutes: frequency.kind === 'minutes' ? frequency.every : null,
    NextDueAt: schedule.nextDueAt?.toISOString() ?? '',
    LastRun: last ?? null,
    Version: versionOf(schedule),
  };
}

interface RunQuestion {
  /** Of this schedule; without it, of all of them. */
  readonly code: string | null;
  readonly isFailedOnly?: boolean;
  readonly limit?: number;
}

/** What services did, the latest first. */
export async function readRuns(
  asking: Asking,
  { code, isFailedOnly = false, limit = MAX_RUNS }: RunQuestion,
): Promise<ServiceRun[]> {
  const { startedAt, state, scheduleId } = scheduleOccurrences;
  const runs = await asking.db
    .select({ run: scheduleOccurrences, key: schedules.subject })
    .from(scheduleOccurrences)
    .innerJoin(schedules, and(eq(schedules.id, scheduleId), eq(schedules.kind, SERVICE)))
    .where(
      and(
        isNotNull(startedAt),
        code === null ? undefined : eq(scheduleId, code),
        isFailedOnly ? eq(state, 'failed') : undefined,
      ),
    )
    .orderBy(code === null ? desc(startedAt) : desc(scheduleOccurrences.dueAt), sql`${scheduleOccurrences.id}`)
    .limit(limit);
  return runs.map(({ run, key }) => ({
    RunCode: run.id,
    ServiceName: nameOf(asking, key),
    DueAt: run.dueAt.toISOString(),
    StartedAt: run.startedAt!.toISOString(),
    EndedAt: run.endedAt?.toISOString() ?? '',
    State: run.state,
    Cause: run.cause,
    ErrorName: run.error ?? '',
    RequestId: run.requestId ?? '',
  }));
}
