import { EXECUTE_TIME } from '@/lib/contract/platform/schedules/scheduler-options';
import type { ScheduleTexts } from './frequency-text';
import { visibleFields, type FrequencyField, type FrequencyValues } from './frequency-values';

const MAX_MINUTES = 1440;

/** Every field that is shown is required but for those that are optional, and has to be what it says. */
export function checkFrequency(
  t: ScheduleTexts,
  values: FrequencyValues,
  optional: readonly FrequencyField[] = [],
): Partial<Record<FrequencyField, string>> {
  const errors: Partial<Record<FrequencyField, string>> = {};
  for (const field of visibleFields(values)) {
    if (values[field] === '' && optional.includes(field)) continue;
    const error = errorOf(t, values, field);
    if (error) errors[field] = error;
  }
  return errors;
}

function errorOf(t: ScheduleTexts, values: FrequencyValues, field: FrequencyField): string | null {
  if (values[field] === '') return t('required', { label: t(`fields.${field}`) });
  if (field === 'ExecuteTime' && !EXECUTE_TIME.test(values.ExecuteTime)) return t('noTime');
  if (field !== 'EveryMinutes') return null;
  const minutes = Number(values.EveryMinutes);
  const isCount = Number.isInteger(minutes) && minutes >= 1 && minutes <= MAX_MINUTES;
  return isCount ? null : t('noMinutes', { most: MAX_MINUTES });
}
