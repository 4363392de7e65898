'use client';

import { Alert } from '@/components/ui/feedback/alert';
import { Button } from '@/components/ui/button/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { call } from '@/lib/client/call/call';
import { useLoadMore } from '@/lib/client/call/use-load-more';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { MailRow, type OwnMail } from './mail-row';
import { PAGE_SIZE } from './page-size';

interface MailListProps {
  /** The first page. */
  readonly mails: readonly OwnMail[];
  /** When the page was written, ISO 8601. */
  readonly readAt: string;
}

/** What was mailed to the reader, the newest first. */
export function MailList({ mails, readAt }: MailListProps) {
  const t = useMessages('mails');
  const errorText = useErrorText();
  const list = useLoadMore({
    query: JSON.stringify(['listOwnMails', readAt]),
    load: (After) => call('listOwnMails', { After, PageSize: PAGE_SIZE }),
    positionOf: ({ Position }) => Position,
    idOf: ({ MailCode }) => MailCode,
    pageSize: PAGE_SIZE,
    initial: mails,
  });
  return (
    <section aria-labelledby="mails-sent">
      <Card>
        <div className="border-b border-line px-4 py-4 md:px-5">
          <h2 id="mails-sent" className="text-base font-semibold">
            {t('sent')}
          </h2>
          <p className="text-muted">{t('sentText')}</p>
        </div>
        {list.rows.length === 0 ? (
          <EmptyState title={t('none')} text={t('noneText')} />
        ) : (
          <ul aria-labelledby="mails-sent" className="divide-y divide-line">
            {list.rows.map((mail) => (
              <MailRow key={mail.MailCode} mail={mail} />
            ))}
          </ul>
        )}
        {list.hasMore && (
          <div className="space-y-3 border-t border-line p-4 text-center">
            {list.failure !== null && <Alert tone="danger">{errorText(list.failure)}</Alert>}
            <Button variant="secondary" type="button" isBusy={list.isLoadingMore} onClick={() => void list.loadMore()}>
              {t('more')}
            </Button>
          </div>
        )}
      </Card>
    </section>
  );
}
