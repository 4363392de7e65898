import { Segmented } from '@/components/ui/form/segmented';
import { useMessages } from '@/lib/i18n/use-messages';
import type { Kind, Notification } from './use-notifications';

interface KindChoiceProps {
  readonly kind: Kind;
  /** What there is, to be counted while it waits; undefined as long as that is not known. */
  readonly rows: readonly Notification[] | undefined;
  readonly onChoose: (kind: Kind) => void;
}

/** NOTIF-02: notifications or messages, each with how many wait. */
export function KindChoice({ kind, rows, onChoose }: KindChoiceProps) {
  const t = useMessages('notifications');
  const named = (value: Kind, name: string) => {
    const count = rows?.filter((row) => row.NotificationType === value && row.Status === 'P').length ?? 0;
    return { value, text: count > 0 ? t('withCount', { name, count }) : name };
  };
  return (
    <Segmented
      label={t('kind')}
      options={[named('N', t('notifications')), named('M', t('messages'))]}
      chosen={kind}
      onChoose={onChoose}
    />
  );
}
