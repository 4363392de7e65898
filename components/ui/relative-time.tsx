'use client';

import { clsx } from 'clsx';
import { useLanguage } from '@/lib/i18n/messages-context';
import { nearTimeOf } from '@/lib/near-time';
import { useMinute } from './use-minute';

interface RelativeTimeProps {
  /** A day or an instant of the wire (`05-Mar-2025`, `05-Mar-2025 14:30`), or an instant as ISO 8601. */
  readonly at: string;
  /** The sentence in which the words stand, where they do not stand alone. */
  readonly sentence?: (when: string) => string;
  /** Whether it is still to come, though it may be in this minute. */
  readonly isAhead?: boolean;
  /** A stop of its own for the keyboard: where the time stands in no row that has one. */
  readonly isStop?: boolean;
  readonly className?: string;
}

/**
 * When something is or was, in near words ("yesterday", "in 2 days"), from a week on as its day. The whole of it is told on hover,
 * while the keyboard is in the row (or on the time), and on paper. What is no time is shown as it is.
 */
export function RelativeTime({ at, sentence = String, isAhead = false, isStop = false, className }: RelativeTimeProps) {
  const language = useLanguage();
  const now = useMinute();
  const time = nearTimeOf(at, now, language, isAhead);
  if (!time) return <span className={className}>{sentence(at)}</span>;
  const { near, full, dateTime } = time;
  const told = sentence(full) === sentence(near) ? {} : { title: full, 'data-full': sentence(full) };
  return (
    // The minute may turn, and words differ between two browsers' tables, while the page is on its way.
    <time
      suppressHydrationWarning
      dateTime={dateTime}
      {...told}
      tabIndex={isStop ? 0 : undefined}
      className={clsx('relative-time', className)}
    >
      {sentence(near)}
    </time>
  );
}
