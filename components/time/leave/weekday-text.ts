import type { Language } from '@/lib/contract/platform/languages';
import { wireCalendarDate, wireTimeText } from '@/lib/dates';

/** A day of the wire with its weekday in short, as the language orders them: Sat 12-Dec-2026, 2026年12月12日（土）. */
export function weekdayText(wire: string, language: Language): string {
  const day = wireCalendarDate(wire);
  if (!day) return wire;
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
  const date = wireTimeText(wire, language);
  if (language === 'ja') return `${date}（${weekday}）`;
  return language === 'zh' ? `${date} ${weekday}` : `${weekday} ${date}`;
}
