import { calendarFrequencyOf } from '@/components/platform/schedules/frequency-values';
import type { ServiceSchedule } from '@/lib/contract/workplace/scheduler/services';
import { frequencyText, type ScheduleTexts } from '@/components/platform/schedules/frequency-text';

/** How often a schedule runs, in words. */
export const scheduleText = (t: ScheduleTexts, schedule: ServiceSchedule): string =>
  frequencyText(t, calendarFrequencyOf({ ...schedule, ExecuteTime: schedule.ExecutionTime }), schedule.ExecutionTime);
