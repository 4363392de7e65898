import type { RequestFor } from '../../../lib/contract/all';
import { audit } from '../../platform/audit/audit';
import type { CallContext } from '../../platform/calls/call';
import { dayOf } from '../../platform/dates';
import { ApiError } from '../../platform/errors';
import { changeSchedule, createSchedule, endSchedule } from '../../platform/schedules/schedules';
import { isNeeded, lockSchedulesOf, scheduleOf, versionOf, type ScheduleRow } from './schedule-data';
import { boundIssues, missingIn, timetableOf, type IssueAt } from './service-rules';
import { SERVICE, serviceIn } from './services';

const refuse = (issues: readonly IssueAt[]) => {
  if (issues.length > 0) throw new ApiError('invalid', { issues: [...issues] });
};

const valuesOf = ({ subject, timetable, pausedAt }: Pick<ScheduleRow, 'subject' | 'timetable' | 'pausedAt'>) => ({
  service: subject,
  timetable,
  isActive: !pausedAt,
});

/** Makes or changes a schedule of a service within its bounds; answers its code. */
export async function saveSchedule(
  { AutoCode, Version = '', ...asked }: RequestFor<'saveServiceSchedule'>,
  context: CallContext,
): Promise<string> {
  const { db, now, services } = context;
  const known = AutoCode === null ? null : await scheduleOf(context, AutoCode);
  const service = serviceIn(services.capabilities, asked.ServiceCode);
  if (!service || (known && known.subject !== service.key)) throw unknownService;
  refuse(missingIn(asked));
  const all = await lockSchedulesOf(db, service.key);
  const before = all.find(({ id }) => id === AutoCode) ?? null;
  if (known && !before) throw new ApiError('not_found');
  if (before && Version !== '' && Version !== versionOf(before)) throw new ApiError('conflict');
  const isPaused = !asked.Active;
  if (before && isPaused && isNeeded(context, before, all)) refuse([{ path: 'Active', message: 'needed' }]);
  const wanted = timetableOf(asked);
  const isSame = before !== null && hasSameTimes(before.timetable, wanted);
  const timetable = isSame ? before.timetable : wanted;
  if (!isSame) refuse(boundIssues(service, timetable, now));
  const id =
    before?.id ?? (await createSchedule(db, { kind: SERVICE, subject: service.key, timetable, isPaused }, now));
  if (before) await changeSchedule(db, id, { timetable, isPaused }, now);
  await audit(context, {
    subject: { kind: 'schedule', id },
    action: before ? 'change a schedule' : 'add a schedule',
    before: before ? valuesOf(before) : undefined,
    after: { service: service.key, timetable, isActive: !isPaused },
  });
  return id;
}

const unknownService = new ApiError('invalid', { issues: [{ path: 'ServiceCode', message: 'unknown' }] });

/** What a person did not change keeps counting from where it began. */
function hasSameTimes(known: ScheduleRow['timetable'], wanted: ScheduleRow['timetable']): boolean {
  const essence = ({ from, time, frequency }: ScheduleRow['timetable']) =>
    JSON.stringify([dayOf(new Date(from)), frequency.kind === 'minutes' ? null : time, frequency]);
  return essence(known) === essence(wanted);
}

/** Removes a schedule; what it did stays in the log of runs. */
export async function deleteSchedule(code: string, context: CallContext): Promise<void> {
  const { db, now } = context;
  const schedule = await scheduleOf(context, code);
  if (isNeeded(context, schedule, await lockSchedulesOf(db, schedule.subject))) {
    throw new ApiError('invalid', { issues: [{ path: 'AutoCode', message: 'needed' }] });
  }
  await endSchedule(db, schedule.id, now);
  const subject = { kind: 'schedule', id: schedule.id };
  await audit(context, { subject, action: 'remove a schedule', before: valuesOf(schedule) });
}
