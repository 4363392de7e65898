import { clsx } from 'clsx';
import { dateTimeText, wireTimeText } from '@/lib/dates';
import { relativeText } from '@/lib/relative-dates';
import { useLanguage } from '@/lib/i18n/messages-context';

interface MessageTimeProps {
  /** ISO 8601; empty where the HR API tells the wire's time alone. */
  readonly at: string;
  /** The wire's own time. */
  readonly wire: string;
  readonly now: Date;
  readonly className?: string;
}

/** How long ago something was, and exactly when where one points at it. A clock that is behind makes nothing future. */
export function MessageTime({ at, wire, now, className }: MessageTimeProps) {
  const language = useLanguage();
  const classes = clsx('shrink-0 text-xs text-muted', className);
  if (!at) return <span className={classes}>{wireTimeText(wire, language)}</span>;
  const instant = new Date(at);
  const exact = dateTimeText(instant, language);
  return (
    <time dateTime={at} title={exact} className={clsx(classes, 'print:after:ml-1.5 print:after:content-[attr(title)]')}>
      {relativeText(instant < now ? instant : now, now, language)}
    </time>
  );
}
