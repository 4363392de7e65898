import { getLocale, getTranslations } from 'next-intl/server';
import { BellIcon, MessageIcon } from '@/components/ui/icons/icons';
import type { ReplyFor } from '@/lib/contract/all';
import { pageOfNotificationLink } from '@/lib/links/upstream-links';
import { wireTimeText } from '@/lib/dates';
import { HomeList } from './home-list';
import { UnreadRowLink } from './unread-row-link';

type Unread = ReplyFor<'listUnread'>[number];

/** What the person has not read yet, the newest first (EDASH-03, EDASH-05). */
export async function UnreadList({ unread }: { unread: readonly Unread[] | null }) {
  const t = await getTranslations('home');
  return (
    <HomeList
      id="unread"
      title={t('news')}
      rows={unread?.map((row) => <UnreadRow key={row.NotificationCode} row={row} />) ?? null}
      empty={t('newsEmpty')}
      icon={<BellIcon className="size-5" />}
      panel="notifications"
    />
  );
}

async function UnreadRow({ row }: { row: Unread }) {
  const [t, locale] = await Promise.all([getTranslations('home'), getLocale()]);
  const isMessage = row.NotificationType === 'M';
  const KindIcon = isMessage ? MessageIcon : BellIcon;
  return (
    <li className="flex items-start gap-3 py-3">
      <KindIcon className="mt-0.5 size-5 text-accent-text" />
      <div className="min-w-0 flex-1">
        <p className="font-medium">
          <UnreadRowLink
            code={row.NotificationCode}
            name={row.NotificationName}
            page={pageOfNotificationLink(row)}
            place={`${row.RoleCode}${row.NotificationType}`}
          />
        </p>
        <p className="text-muted">
          {[t(isMessage ? 'message' : 'notification'), row.Name].filter(Boolean).join(' · ')}
          {row.CreatedDate && (
            <>
              {' · '}
              <span className="whitespace-nowrap">{wireTimeText(row.CreatedDate, locale)}</span>
            </>
          )}
        </p>
      </div>
    </li>
  );
}
