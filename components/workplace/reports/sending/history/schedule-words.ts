import { calendarFrequencyOf } from '@/components/platform/schedules/frequency-values';
import { frequencyText, type ScheduleTexts } from '@/components/platform/schedules/frequency-text';
import { ZONE } from '@/lib/dates';
import type { ReportSchedule } from '@/lib/contract/workplace/reports/sending/sending';

/** How often a report is sent, in words; null for one that was sent at once. */
export function frequencyOfSchedule(t: ScheduleTexts, schedule: ReportSchedule): string | null {
  if (schedule.SchedulerType === null) return null;
  const frequency = calendarFrequencyOf({ ...schedule, EveryMinutes: null });
  return t('inZone', { times: frequencyText(t, frequency, schedule.ExecutionTime), zone: ZONE });
}
