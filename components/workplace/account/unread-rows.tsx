import Link from 'next/link';
import { BellIcon, MessageIcon } from '@/components/ui/icons/icons';
import type { ReplyFor } from '@/lib/contract/all';
import { wireTimeText } from '@/lib/dates';
import { pageOfNotificationLink } from '@/lib/links/upstream-links';
import { useMessages } from '@/lib/i18n/use-messages';
import { useLanguage } from '@/lib/i18n/messages-context';

interface UnreadRowsProps {
  readonly unread: ReplyFor<'listToday'>['Rows'];
}

/** QP-02: what is unread over all roles of the person, the newest first. */
export function UnreadRows({ unread }: UnreadRowsProps) {
  const t = useMessages('account');
  const language = useLanguage();
  if (unread.length === 0) return <p className="py-6 text-muted">{t('newsEmpty')}</p>;
  return (
    <ul className="divide-y divide-line">
      {unread.map((row) => {
        const isMessage = row.Kind === 'message';
        const page = row.RoleCode === 0 ? pageOfNotificationLink(row) : null;
        const KindIcon = isMessage ? MessageIcon : BellIcon;
        const facts = [t(isMessage ? 'message' : 'notification'), row.Name, wireTimeText(row.CreatedDate, language)];
        return (
          <li key={row.Code} className="flex items-start gap-3 py-3">
            <KindIcon className="mt-0.5 size-5 text-accent-text" />
            <div className="min-w-0 flex-1">
              <p className="font-medium">
                {page ? (
                  <Link href={page} prefetch={false} className="rounded-sm hover:underline">
                    {row.Title}
                  </Link>
                ) : (
                  row.Title
                )}
              </p>
              <p className="text-muted">{facts.filter(Boolean).join(' · ')}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
