import type { Language } from './contract/platform/languages';
import { dateTimeText, wireCalendarDate, wireInstant, wireTimeText } from './dates';
import { inWords, relativeDayText, relativeText } from './relative-dates';

interface NearTime {
  /** In near words ("yesterday", "in 2 days"), from a week on as its day. */
  readonly near: string;
  readonly full: string;
  /** For machines. */
  readonly dateTime: string | undefined;
}

/**
 * The words for a day or an instant of the wire (`05-Mar-2025`, `05-Mar-2025 14:30`), or an ISO instant; null for what is none. `isAhead`:
 * it is to come.
 */
export function nearTimeOf(at: string, now: Date, language: Language, isAhead = false): NearTime | null {
  const day = wireCalendarDate(at);
  const instant = day ? wireInstant(at) : instantOf(at);
  if (instant) {
    const isNow = isAhead && Math.abs(instant.getTime() - now.getTime()) < 60_000;
    const near = isNow ? inWords(0, 'second', language) : relativeText(notAhead(instant, now), now, language);
    return { near, full: dateTimeText(instant, language), dateTime: instant.toISOString() };
  }
  if (!day) return null;
  return { near: relativeDayText(at, now, language), full: wireTimeText(at, language), dateTime: day };
}

function instantOf(iso: string): Date | null {
  const instant = new Date(iso);
  return /^\d{4}-\d{2}-\d{2}T/.test(iso) && !Number.isNaN(instant.getTime()) ? instant : null;
}

/** What was a moment ago may lie after the beginning of this minute. */
function notAhead(instant: Date, now: Date): Date {
  const ahead = instant.getTime() - now.getTime();
  return ahead > 0 && ahead < 60_000 ? now : instant;
}
