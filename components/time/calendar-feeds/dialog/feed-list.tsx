import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { buttonClasses } from '@/components/ui/button/button-variant';
import { Alert } from '@/components/ui/feedback/alert';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { DeleteDialog } from '@/components/ui/overlay/delete-dialog';
import { useCallMutation } from '@/lib/client/call/use-call';
import type { CalendarFeed } from '@/lib/contract/time/calendar-feeds/calendar-feeds';
import { dateTimeText } from '@/lib/dates';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';

interface FeedListProps {
  readonly feeds: readonly CalendarFeed[];
  readonly onChanged: () => void;
}

/** One's own subscriptions, each with a button that ends it. */
export function FeedList({ feeds, onChanged }: FeedListProps) {
  const t = useMessages('calendar-feeds');
  const language = useLanguage();
  const errorText = useErrorText();
  const { send, isSending } = useCallMutation('deleteCalendarFeed');
  const [asked, setAsked] = useState<CalendarFeed | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const timeOf = (at: string) => dateTimeText(new Date(at), language);

  function ask(feed: CalendarFeed | null) {
    setFailure(null);
    setAsked(feed);
  }

  async function end({ FeedCode }: CalendarFeed) {
    try {
      await send({ FeedCode });
      setAsked(null);
      showSnackbar('success', t('ended'));
      onChanged();
    } catch (error) {
      setFailure(errorText(error));
    }
  }

  if (feeds.length === 0) return <p className="mt-1 text-muted">{t('none')}</p>;
  return (
    <>
      <ul className="divide-y divide-line">
        {feeds.map((feed) => (
          <li key={feed.FeedCode} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 flex-1 basis-48">
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
                {t(`kinds.${feed.Kind}`)}
                {!feed.IsOpen && <Badge tone="neutral">{t('closed')}</Badge>}
              </p>
              <p className="flex flex-wrap gap-x-4 text-muted">
                <span>{t('madeOn', { time: timeOf(feed.MadeAt) })}</span>
                <span>{feed.LastReadAt ? t('lastRead', { time: timeOf(feed.LastReadAt) }) : t('neverRead')}</span>
              </p>
            </div>
            <button
              type="button"
              onClick={() => ask(feed)}
              aria-label={t('endOf', { calendar: t(`kinds.${feed.Kind}`), time: timeOf(feed.MadeAt) })}
              className={buttonClasses('secondary')}
            >
              {t('end')}
            </button>
          </li>
        ))}
      </ul>
      {asked && (
        <DeleteDialog
          isOpen
          words={{
            title: t('endTitle'),
            question: t('endQuestion', { calendar: t(`kinds.${asked.Kind}`), time: timeOf(asked.MadeAt) }),
            deleting: t('ending'),
            delete: t('end'),
            cancel: t('keep'),
          }}
          isBusy={isSending}
          onDelete={() => void end(asked)}
          onCancel={() => ask(null)}
        >
          {failure && (
            <div className="mt-4">
              <Alert tone="danger">{failure}</Alert>
            </div>
          )}
        </DeleteDialog>
      )}
    </>
  );
}
