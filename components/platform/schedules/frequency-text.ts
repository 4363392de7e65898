import type { Frequency } from '@/lib/contract/platform/schedules/frequency';
import { MONTH_END } from '@/lib/contract/platform/schedules/scheduler-options';
import type { Translate } from '@/lib/i18n/message-key';

export type ScheduleTexts = Translate<'schedules'>;

const WEEK_DAY_KEYS = ['1', '2', '3', '4', '5', '6', '7'] as const;

/** Sunday is 1. */
export const weekDayName = (t: ScheduleTexts, day: number) => t(`weekDays.${WEEK_DAY_KEYS[day - 1] ?? '1'}`);

export const monthDayName = (t: ScheduleTexts, day: number) => (day === MONTH_END ? t('monthEnd') : String(day));

/** How often something recurs, in a sentence. */
export function frequencyText(t: ScheduleTexts, frequency: Frequency, time: string): string {
  const { kind, every } = frequency;
  if (kind === 'minutes') {
    return every % 60 === 0 ? t('often.everyHour', { count: every / 60 }) : t('often.minutes', { count: every });
  }
  if (kind === 'daily') return t('often.daily', { count: every, time });
  if (kind === 'hourly') {
    const minutes = every * frequency.hours * 60;
    const isWhole = minutes % 60 === 0;
    return isWhole ? t('often.hours', { count: minutes / 60, time }) : t('often.halfHours', { count: minutes, time });
  }
  if (kind === 'weekly') {
    const days = frequency.weekDays.map((day) => weekDayName(t, day)).join(', ');
    return t('often.weekly', { count: every, days, time });
  }
  const days = [...new Set(frequency.days)]
    .sort((one, other) => one - other)
    .map((day) => (day === MONTH_END ? t('monthEnd') : t('monthDay', { day })));
  return t('often.monthly', { count: every, days: days.join(', '), time });
}
