'use client';

import { clsx } from 'clsx';
import { dateTimeText, wireCalendarDate, wireInstant, wireTimeText } from '@/lib/dates';
import { useLanguage } from '@/lib/i18n/messages-context';
import { relativeDayText, relativeText } from '@/lib/relative-dates';
import { useMinute } from './use-minute';

interface RelativeTimeProps {
  /** A day or an instant of the wire (`05-Mar-2025`, `05-Mar-2025 14:30`), or an instant as ISO 8601. */
  readonly at: string;
  /** The sentence in which the words stand, where they do not stand alone. */
  readonly sentence?: (when: string) => string;
  /** A stop of its own for the keyboard: where the time stands in no row that has one. */
  readonly isStop?: boolean;
  readonly className?: string;
}

/**
 * When something is or was, in near words ("yesterday", "in 2 days"), from a week on as its day. The whole of it is told on hover,
 * while the keyboard is in the row (or on the time), and on paper. What is no time is shown as it is.
 */
export function RelativeTime({ at, sentence = String, isStop = false, className }: RelativeTimeProps) {
  const language = useLanguage();
  const now = useMinute();
  const day = wireCalendarDate(at);
  const instant = day ? wireInstant(at) : instantOf(at);
  if (!day && !instant) return <span className={className}>{sentence(at)}</span>;
  const full = instant ? dateTimeText(instant, language) : wireTimeText(at, language);
  const near = instant ? relativeText(notAhead(instant, now), now, language) : relativeDayText(at, now, language);
  const told = sentence(full) === sentence(near) ? {} : { title: full, 'data-full': sentence(full) };
  return (
    // The minute may turn, and words differ between two browsers' tables, while the page is on its way.
    <time
      suppressHydrationWarning
      dateTime={instant?.toISOString() ?? day ?? undefined}
      {...told}
      tabIndex={isStop ? 0 : undefined}
      className={clsx('relative-time', className)}
    >
      {sentence(near)}
    </time>
  );
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
