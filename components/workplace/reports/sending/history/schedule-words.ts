import { calendarFrequencyOf } from '@/components/platform/schedules/frequency-values';
import { frequencyText, type ScheduleTexts } from '@/components/platform/schedules/frequency-text';
import type { ReportSchedule } from '@/lib/contract/workplace/reports/sending/sending';

/** How often a report is sent, in words; null for one that was sent at once. */
export const frequencyOfSchedule = (t: ScheduleTexts, schedule: ReportSchedule): string | null =>
  schedule.SchedulerType === null
    ? null
    : frequencyText(t, calendarFrequencyOf({ ...schedule, EveryMinutes: null }), schedule.ExecutionTime);
