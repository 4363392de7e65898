import {
  frequencyValuesOf,
  wireFrequencyOf,
  type FrequencyValues,
} from '@/components/platform/schedules/frequency-values';
import type { RequestFor } from '@/lib/contract/all';
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
export function requestOf(values: ScheduleValues, code: string | null): RequestFor<'saveServiceSchedule'> {
  return {
    ...wireFrequencyOf(values),
    AutoCode: code,
    ServiceCode: values.ServiceCode,
    EffectiveFrom: dayOf(values),
    Active: values.Active,
  };
}

/** YYYY-MM-DD. */
export const dayOf = ({ EffectiveFrom }: Pick<ScheduleValues, 'EffectiveFrom'>) =>
  wireCalendarDate(EffectiveFrom) ?? calendarDate(new Date());
