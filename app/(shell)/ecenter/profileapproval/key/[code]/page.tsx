import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFoundTitle } from '@/components/platform/notice/not-found-notice';
import { NotFoundPage } from '@/components/platform/notice/not-found-page';
import { Card } from '@/components/ui/card';
import { ApprovalDetail } from '@/components/workplace/approvals/decision/approval-detail';
import { readApproval } from '@/components/workplace/approvals/decision/read-approval';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { requireLink } from '@/components/workplace/shell/require-link';
import { requireSession } from '@/lib/bff/session/require-session';
import { PageMessages } from '@/lib/i18n/page-messages';

interface ApprovalPageProps {
  readonly params: Promise<{ code: string }>;
}

export async function generateMetadata({ params }: ApprovalPageProps): Promise<Metadata> {
  await requireSession('full');
  await requireLink('ecenter', 'profileapproval');
  const t = await getTranslations('approvals');
  const approval = await readApproval((await params).code);
  return { title: approval ? t('panels.approval') : await notFoundTitle() };
}

/** One request by itself, where mails and notifications lead. */
export default async function ProfileApprovalPage({ params }: ApprovalPageProps) {
  await requireSession('full');
  await requireLink('ecenter', 'profileapproval');
  const [t, { code }] = await Promise.all([getTranslations('approvals'), params]);
  const approval = await readApproval(code);
  if (!approval) return <NotFoundPage />;
  return (
    <PageMessages of={['approvals', 'errors']}>
      <PageTitle title={t('panels.approval')} above={{ href: '/ecenter/profileapproval', name: t('title') }} />
      <Card className="max-w-4xl p-5 md:p-6">
        <ApprovalDetail code={code} initial={approval} />
      </Card>
    </PageMessages>
  );
}
