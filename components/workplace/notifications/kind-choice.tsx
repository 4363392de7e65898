import type { PanelProps } from '@/components/platform/panel/define-panel';
import { Segmented } from '@/components/ui/form/segmented';
import type { Kind, Notification } from './use-notifications';

interface KindChoiceProps {
  readonly t: PanelProps<'notifications'>['t'];
  readonly kind: Kind;
  /** What there is, to be counted while it waits; undefined as long as that is not known. */
  readonly rows: readonly Notification[] | undefined;
  readonly onChoose: (kind: Kind) => void;
}

/** NOTIF-02: notifications or messages, each with how many wait. */
export function KindChoice({ t, kind, rows, onChoose }: KindChoiceProps) {
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
