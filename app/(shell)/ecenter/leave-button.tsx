import { getTranslations } from 'next-intl/server';
import { PageButton } from '@/components/platform/page-button';
import { leavePageOf } from '@/components/time/leave/mine/leave-pages';
import { PlaneIcon } from '@/components/ui/icons/icons';
import { readPermissions } from '../read-permissions';

/** The way to somebody's leave, for who keeps it. */
export async function LeaveButton({ cardKey }: { readonly cardKey: string }) {
  const [t, permissions] = await Promise.all([getTranslations('my-leave'), readPermissions()]);
  if (!permissions.some(({ Permission }) => Permission === 'leave.keep')) return null;
  return (
    <PageButton page={leavePageOf(cardKey)}>
      <PlaneIcon />
      {t('of')}
    </PageButton>
  );
}
