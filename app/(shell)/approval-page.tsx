import { getTranslations } from 'next-intl/server';
import { notFoundTitle } from '@/components/platform/notice/not-found-notice';
import { NotFoundPage } from '@/components/platform/notice/not-found-page';
import { Card } from '@/components/ui/card';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { PageMessages } from '@/lib/i18n/page-messages';
import { ApprovalDetail } from '@/components/workplace/approvals/decision/approval-detail';
import { readApproval } from '@/components/workplace/approvals/decision/read-approval';

interface ApprovalPageProps {
  readonly code: string;
  /** The list that it stands below. */
  readonly above: { readonly href: `/${string}`; readonly name: string };
}

/** What the page of a request is called. */
export async function approvalTitle(code: string): Promise<string> {
  const t = await getTranslations('approvals');
  return (await readApproval(code)) ? t('panels.approval') : notFoundTitle();
}

/** One request by itself, where mails and notifications lead. */
export async function ApprovalPage({ code, above }: ApprovalPageProps) {
  const [t, approval] = await Promise.all([getTranslations('approvals'), readApproval(code)]);
  if (!approval) return <NotFoundPage />;
  return (
    <PageMessages of={['approvals', 'errors']}>
      <PageTitle title={t('panels.approval')} above={above} />
      <Card className="max-w-4xl p-5 md:p-6">
        <ApprovalDetail code={code} initial={approval} />
      </Card>
    </PageMessages>
  );
}
