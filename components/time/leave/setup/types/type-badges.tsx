import { Badge } from '@/components/ui/badge';
import type { LeaveType } from '@/lib/contract/time/leave/leave-setup';
import { useMessages } from '@/lib/i18n/use-messages';

/** Of which kind a type is. */
export function TypeBadges({ type }: { readonly type: Pick<LeaveType, 'IsActive' | 'IsPaid' | 'IsPrivate'> }) {
  const t = useMessages('leave-setup');
  return (
    <>
      {!type.IsActive && <Badge tone="warning">{t('closed')}</Badge>}
      <Badge>{t(type.IsPaid ? 'types.paid' : 'types.unpaid')}</Badge>
      {type.IsPrivate && <Badge>{t('types.private')}</Badge>}
    </>
  );
}
