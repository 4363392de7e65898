import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ApprovalsScreen } from '@/components/workplace/approvals/list/approvals-screen';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { requireLink } from '@/components/workplace/shell/require-link';
import { requireSession } from '@/lib/bff/session/require-session';
import { PageMessages } from '@/lib/i18n/page-messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('leave-approval');
  return { title: t('title') };
}

/** The leave that waits for the person, that they decided, and that they asked for. */
export default async function LeaveApprovalPage() {
  await requireSession('full');
  await requireLink('timemanage', 'leaveapproval');
  const t = await getTranslations('leave-approval');
  return (
    <PageMessages of={['approvals', 'table', 'errors']}>
      <PageTitle title={t('title')} lead={t('lead')} />
      <ApprovalsScreen page="/timemanage/leaveapproval" kind="leave" />
    </PageMessages>
  );
}
