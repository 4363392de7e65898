import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ApprovalsScreen } from '@/components/workplace/approvals/list/approvals-screen';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { requireLink } from '@/components/workplace/shell/require-link';
import { requireSession } from '@/lib/bff/session/require-session';
import { tryCallHr } from '@/lib/bff/upstream/call-hr';
import { PageMessages } from '@/lib/i18n/page-messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('approvals');
  return { title: t('title') };
}

/** The one inbox: what waits for the person, whatever it is about, what they decided, and what they asked for. */
export default async function ApprovalsPage() {
  await requireSession('full');
  await requireLink('ecenter', 'profileapproval');
  const [t, kinds] = await Promise.all([
    getTranslations('approvals'),
    tryCallHr('listApprovalKinds', { State: 'waiting' }),
  ]);
  return (
    <PageMessages of={['approvals', 'table', 'errors']}>
      <PageTitle title={t('title')} lead={t('lead')} />
      <ApprovalsScreen page="/ecenter/profileapproval" kinds={kinds ?? undefined} />
    </PageMessages>
  );
}
