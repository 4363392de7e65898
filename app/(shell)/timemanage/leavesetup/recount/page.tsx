import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NotFoundPage } from '@/components/platform/notice/not-found-page';
import { CompOffRecount } from '@/components/time/leave/recount/comp-off-recount';
import { RecountScreen } from '@/components/time/leave/recount/recount-screen';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { requireLink } from '@/components/workplace/shell/require-link';
import { requireSession } from '@/lib/bff/session/require-session';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { PageMessages } from '@/lib/i18n/page-messages';
import { readPermissions } from '../../../read-permissions';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('leave-recount');
  return { title: t('title') };
}

/** Leave, and what work on days off was credited, that count differently since a calendar was changed. */
export default async function LeaveRecountPage() {
  await requireSession('full');
  await requireLink('timemanage', 'leavesetup');
  const [t, permissions] = await Promise.all([getTranslations('leave-recount'), readPermissions()]);
  if (!permissions.some(({ Permission }) => Permission === 'leave.keep')) return <NotFoundPage />;
  const [preview, compOff] = [await callHr('previewLeaveRecount', {}), await callHr('previewCompOffRecount', {})];
  return (
    <PageMessages of={['leave-recount', 'leave.amount', 'errors', 'notice']}>
      <PageTitle title={t('title')} lead={t('lead')} above={{ href: '/timemanage/leavesetup', name: t('setup') }} />
      <RecountScreen initial={preview} />
      <CompOffRecount initial={compOff} />
    </PageMessages>
  );
}
