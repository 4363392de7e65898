import {
  EXECUTE_TIME,
  fieldsShown,
  frequencyOf,
  SCHEDULER_TYPE,
  type SchedulerFields,
} from '../../../../../lib/contract/platform/schedules/scheduler-options';
import type { Timetable } from '../../../../../lib/contract/platform/schedules/timetable';
import type { calls } from '../../../../../lib/contract/all';
import { refuse } from './check-sent';

type Asked = ReturnType<typeof calls.saveReportSchedule.request.parse>;

/** RSCH-17 to 20 and VCON-12: of the days of the month a report needs the first alone. */
function requiredFields(type: number) {
  return type === SCHEDULER_TYPE.monthly ? (['MonthCode1'] as const) : fieldsShown(type);
}

/** The timetable that is asked for; refused where a field that its type needs is missing. */
export function timetableOf(asked: Asked, now: Date): Timetable {
  if (!EXECUTE_TIME.test(asked.ExecuteTime)) return refuse('ExecuteTime', 'required');
  if (asked.SchedulerType === null) return refuse('SchedulerType', 'required');
  const missing = requiredFields(asked.SchedulerType).find((field) => asked[field] === null);
  if (missing) return refuse(missing, 'required');
  return { from: now.toISOString(), time: asked.ExecuteTime, frequency: frequencyOf(asked as SchedulerFields) };
}

/** The timetable of what is sent once, by hand: nothing is due by the clock. */
export const onceAt = (now: Date, time: string): Timetable => ({
  from: now.toISOString(),
  time,
  frequency: { kind: 'daily', every: 1 },
  times: 1,
});
