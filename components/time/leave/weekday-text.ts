import type { Language } from '@/lib/contract/platform/languages';
import { wireCalendarDate, wireTimeText } from '@/lib/dates';

/** A day of the wire with its weekday in short: Sat 12-Dec-2026. */
export function weekdayText(wire: string, language: Language): string {
  const day = wireCalendarDate(wire);
  if (!day) return wire;
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
  return `${weekday} ${wireTimeText(wire, language)}`;
}
