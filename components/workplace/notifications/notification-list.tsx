import type { PanelProps } from '@/components/platform/panel/define-panel';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { useMessages } from '@/lib/i18n/use-messages';
import { NotificationItem } from './notification-item';
import type { RoleHeader } from './role-tabs';
import type { Kind, Notification, useNotifications } from './use-notifications';
import { useOpenNotification } from './use-open-notification';

interface NotificationListProps extends Omit<PanelProps, 'subject'> {
  readonly rows: readonly Notification[];
  readonly roles: readonly RoleHeader[];
  readonly kind: Kind;
  readonly reading: Pick<ReturnType<typeof useNotifications>, 'read' | 'readLeaving'>;
}

/** Notifications or messages in the order in which they came, or what there is instead (NOTIF-33, NOTIF-34). */
export function NotificationList({ rows, roles, kind, reading, close }: NotificationListProps) {
  const t = useMessages('notifications');
  const activeRole = roles[0]?.session_Role_Code ?? 0;
  const open = useOpenNotification({ activeRole, ...reading, close, failedText: t('failed') });
  const nameOf = (code: number) => roles.find(({ Role_Code }) => Role_Code === code)?.Role_Name ?? null;

  if (rows.length === 0) {
    return kind === 'N' ? (
      <EmptyState title={t('noNotifications')} text={t('noNotificationsText')} />
    ) : (
      <EmptyState title={t('noMessages')} text={t('noMessagesText')} />
    );
  }
  return (
    <ul className="divide-y divide-line">
      {rows.map((row) => (
        <NotificationItem
          key={row.NotificationCode}
          row={row}
          otherRole={activeRole === 0 || row.RoleCode === activeRole ? null : nameOf(row.RoleCode)}
          onRead={() => void reading.read(row)}
          onOpen={() => open(row)}
        />
      ))}
    </ul>
  );
}
