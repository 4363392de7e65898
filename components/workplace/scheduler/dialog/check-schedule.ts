import { checkFrequency } from '@/components/platform/schedules/check-frequency';
import type { ScheduleTexts } from '@/components/platform/schedules/frequency-text';
import type { FieldErrors } from '@/lib/client/form/field-errors';
import { SERVICE_ISSUES } from '@/lib/contract/workplace/scheduler/issues';
import type { Service } from '@/lib/contract/workplace/scheduler/services';
import { wireCalendarDate } from '@/lib/dates';
import type { Translate } from '@/lib/i18n/message-key';
import type { ScheduleValues } from './schedule-values';

type SchedulerTexts = Translate<'scheduler'>;

/** SSCH-22: every field that is shown is required, and has to be what it says. */
export function checkSchedule(
  t: SchedulerTexts,
  frequency: ScheduleTexts,
  values: ScheduleValues,
): FieldErrors<ScheduleValues> {
  const { ServiceCode, EffectiveFrom } = values;
  const missing = (label: string) => frequency('required', { label });
  const noDay = wireCalendarDate(EffectiveFrom) ? null : t('noDate');
  return {
    ...checkFrequency(frequency, values),
    ServiceCode: ServiceCode === '' ? missing(t('service')) : null,
    EffectiveFrom: EffectiveFrom === '' ? missing(t('effectiveFrom')) : noDay,
  };
}

/** What the HR API refuses, in words; null for what it says of nothing that is shown. */
export function issueText(t: SchedulerTexts, message: string, service: Service | undefined): string | null {
  const issue = SERVICE_ISSUES.find((known) => known === message);
  if (!issue) return null;
  return t(`issues.${issue}`, { least: service?.LeastMinutes ?? 0, most: service?.MostMinutes ?? 0 });
}
