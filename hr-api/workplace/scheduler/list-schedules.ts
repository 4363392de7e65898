import { and, desc, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
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
/** How many of each schedule stand in the log of all, so that one of each minute does not fill it. */
const MAX_RUNS_EACH = 10;

const nameOf = ({ services, language }: Asking, key: string) =>
  serviceIn(services.capabilities, key)?.names[language] ?? key;

/** Every schedule of the services that there are, by the name of the service. */
export async function listSchedules(asking: Asking): Promise<ServiceSchedule[]> {
  const { db, services } = asking;
  const all = await db.select().from(schedules).where(isOfServices).orderBy(schedules.createdAt, schedules.id);
  const known = all.filter(({ subject }) => serviceIn(services.capabilities, subject));
  const lasts = new Map((await lastRuns(db, { each: 1 })).map((found) => [found.scheduleId, runOf(asking, found)]));
  const rows = known.map((schedule) => ({
    ...rowOf(asking, schedule, lasts.get(schedule.id)),
    IsNeeded: isNeeded(asking, schedule, known),
  }));
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
  readonly isFailedOnly: boolean;
}

/** What services did, the latest first: a hundred turns, of all schedules at most ten each. */
export async function readRuns(asking: Asking, { code, isFailedOnly }: RunQuestion): Promise<ServiceRun[]> {
  const of = and(
    code === null ? undefined : eq(schedules.id, code),
    isFailedOnly ? eq(scheduleOccurrences.state, 'failed') : undefined,
  );
  const runs = await lastRuns(asking.db, { each: code === null ? MAX_RUNS_EACH : MAX_RUNS, of });
  return runs
    .sort((one, other) => other.run.startedAt!.getTime() - one.run.startedAt!.getTime())
    .slice(0, MAX_RUNS)
    .map((found) => runOf(asking, found));
}

/** The last turns of each schedule, the latest first. */
async function lastRuns(db: CallContext['db'], { each, of }: { readonly each: number; readonly of?: SQL }) {
  const { scheduleId, startedAt, dueAt, id } = scheduleOccurrences;
  const run = db
    .select()
    .from(scheduleOccurrences)
    .where(and(eq(scheduleId, schedules.id), isNotNull(startedAt), of))
    .orderBy(desc(dueAt), id)
    .limit(each)
    .as('run');
  return db
    .select({ run: run._.selectedFields, scheduleId: schedules.id, key: schedules.subject })
    .from(schedules)
    .innerJoinLateral(run, sql`true`)
    .where(eq(schedules.kind, SERVICE));
}

type FoundRun = Awaited<ReturnType<typeof lastRuns>>[number];

const runOf = (asking: Asking, { run, key }: FoundRun): ServiceRun => ({
  RunCode: run.id,
  ServiceName: nameOf(asking, key),
  DueAt: run.dueAt.toISOString(),
  StartedAt: run.startedAt!.toISOString(),
  EndedAt: run.endedAt?.toISOString() ?? '',
  State: run.state,
  Cause: run.cause,
  ErrorName: run.error ?? '',
  RequestId: run.requestId ?? '',
});
