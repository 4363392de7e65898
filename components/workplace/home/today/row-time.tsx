'use client';

import { clsx } from 'clsx';
import { RelativeTime } from '@/components/ui/relative-time';
import { useMessages } from '@/lib/i18n/use-messages';

interface RowTimeProps {
  /** When it is due, else when it came. */
  readonly at: string;
  readonly kind: 'due' | 'wasDue' | 'came';
}

/** When a row is due, was due or came, in near words. */
export function RowTime({ at, kind }: RowTimeProps) {
  const t = useMessages('home');
  const sentence = kind === 'came' ? undefined : (date: string) => t(kind, { date });
  return (
    <RelativeTime
      at={at}
      sentence={sentence}
      className={clsx('whitespace-nowrap', kind === 'wasDue' && 'font-medium text-danger')}
    />
  );
}
