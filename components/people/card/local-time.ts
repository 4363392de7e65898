import type { Language } from '@/lib/contract/platform/languages';

/**
 * What a clock shows in a time zone, with the day where it is another one there than here; empty for a zone that nobody knows.
 * `here` is the reader's own zone where it is not the browser's.
 */
export function localTimeText(now: Date, zone: string, language: Language, here?: string): string {
  const inZone = (timeZone: string | undefined, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { timeZone, ...options }).format(now);
  if (!zone) return '';
  try {
    const time = inZone(zone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
    const isSameDay = inZone(zone, { day: 'numeric' }) === inZone(here, { day: 'numeric' });
    return isSameDay ? time : `${inZone(zone, { weekday: 'short' })} ${time}`;
  } catch {
    return '';
  }
}
