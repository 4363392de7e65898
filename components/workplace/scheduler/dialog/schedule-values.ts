import {
  calendarFrequencyOf,
  frequencyValuesOf,
  wireFrequencyOf,
  type FrequencyValues,
} from '@/components/platform/schedules/frequency-values';
import type { RequestFor } from '@/lib/contract/all';
import type { Timetable } from '@/lib/contract/platform/schedules/timetable';
import type { ServiceSchedule } from '@/lib/contract/workplace/scheduler/services';
import { calendarDate, dateText, wireCalendarDate } from '@/lib/dates';

/** A schedule of a service as its form has it. */
export interface ScheduleValues extends FrequencyValues {
  readonly ServiceCode: string;
  readonly EffectiveFrom: string;
  readonly Active: boolean;
}

export const valuesOf = (schedule: ServiceSchedule | null): ScheduleValues => ({
  ...frequencyValuesOf(schedule && { ...schedule, ExecuteTime: schedule.ExecutionTime }),
  ServiceCode: schedule?.ServiceCode ?? '',
  EffectiveFrom: schedule?.EffectiveFrom ?? dateText(new Date(), 'en'),
  Active: schedule?.RecordActive ?? true,
});

/** What is sent. */
export function requestOf(values: ScheduleValues, schedule: ServiceSchedule | null): RequestFor<'saveServiceSchedule'> {
  return {
    ...wireFrequencyOf(values),
    AutoCode: schedule?.AutoCode ?? null,
    ServiceCode: values.ServiceCode,
    EffectiveFrom: dayOf(values),
    Active: values.Active,
    Version: schedule?.Version ?? '',
  };
}

const ofTheDay = (values: ScheduleValues): Timetable => ({
  from: `${dayOf(values)}T00:00:00+05:30`,
  time: values.ExecuteTime || '00:00',
  frequency: calendarFrequencyOf(wireFrequencyOf(values)),
});

/** When it would run; what is not changed keeps counting from where it began. */
export function timetableOf(values: ScheduleValues, schedule: ServiceSchedule | null): Timetable {
  const timetable = ofTheDay(values);
  const isSame = schedule !== null && JSON.stringify(ofTheDay(valuesOf(schedule))) === JSON.stringify(timetable);
  return isSame && schedule.StartsAt ? { ...timetable, from: schedule.StartsAt } : timetable;
}

/** YYYY-MM-DD. */
export const dayOf = ({ EffectiveFrom }: Pick<ScheduleValues, 'EffectiveFrom'>) =>
  wireCalendarDate(EffectiveFrom) ?? calendarDate(new Date());
