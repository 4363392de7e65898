import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { requireLink } from '@/components/workplace/shell/require-link';
import { requireSession } from '@/lib/bff/session/require-session';
import { ApprovalPage, approvalTitle } from '../../../../approval-page';

interface InboxApprovalPageProps {
  readonly params: Promise<{ code: string }>;
}

export async function generateMetadata({ params }: InboxApprovalPageProps): Promise<Metadata> {
  await requireSession('full');
  await requireLink('ecenter', 'profileapproval');
  return { title: await approvalTitle((await params).code) };
}

/** A request of any kind by itself. */
export default async function InboxApprovalPage({ params }: InboxApprovalPageProps) {
  await requireSession('full');
  await requireLink('ecenter', 'profileapproval');
  const [t, { code }] = await Promise.all([getTranslations('approvals'), params]);
  return <ApprovalPage code={code} above={{ href: '/ecenter/profileapproval', name: t('title') }} />;
}
