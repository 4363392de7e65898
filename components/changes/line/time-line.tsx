'use client';

import { Fragment } from 'react';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { dateText, wireCalendarDate } from '@/lib/dates';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { LineEntry } from './line-entry';
import type { LineRow } from './line-row';

interface TimeLineProps {
  readonly label: string;
  /** The latest first. */
  readonly rows: readonly LineRow[];
  /** The day that is looked at, DD-MMM-YYYY; empty for today. */
  readonly on?: string;
}

/** What somebody was, is and is to be, the latest first, with today drawn between what is to come and what has come. */
export function TimeLine({ label, rows, on = '' }: TimeLineProps) {
  const t = useMessages('changes.line');
  const language = useLanguage();
  const day = wireCalendarDate(on);
  if (rows.length === 0) return <EmptyState title={t('none')} text={t('noneText')} />;
  const firstBegun = rows.findIndex(({ state }) => state !== 'planned');
  return (
    <ol aria-label={label} className="py-2">
      {rows.map((row, at) => (
        <Fragment key={row.key}>
          {at === firstBegun && at > 0 && (
            <li className="flex items-center gap-4 px-5 py-1 text-xs font-medium text-accent-text md:px-6">
              <span aria-hidden="true" className="w-3 border-t-2 border-accent" />
              <span suppressHydrationWarning>{t('today', { day: dateText(new Date(), language) })}</span>
              <span aria-hidden="true" className="flex-1 border-t border-accent opacity-60" />
            </li>
          )}
          <LineEntry row={row} isLast={at === rows.length - 1} isOnDay={day !== null && isIn(row, day)} />
        </Fragment>
      ))}
    </ol>
  );
}

function isIn({ from, to }: LineRow, day: string): boolean {
  const [first, last] = [wireCalendarDate(from), wireCalendarDate(to)];
  return first !== null && first <= day && (last === null || day <= last);
}
