import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { requireLink } from '@/components/workplace/shell/require-link';
import { requireSession } from '@/lib/bff/session/require-session';
import { ApprovalPage, approvalTitle } from '../../../../approval-page';

interface LeaveRequestApprovalPageProps {
  readonly params: Promise<{ code: string }>;
}

export async function generateMetadata({ params }: LeaveRequestApprovalPageProps): Promise<Metadata> {
  await requireSession('full');
  await requireLink('timemanage', 'leaveapproval');
  return { title: await approvalTitle((await params).code) };
}

/** A request for leave by itself. */
export default async function LeaveRequestApprovalPage({ params }: LeaveRequestApprovalPageProps) {
  await requireSession('full');
  await requireLink('timemanage', 'leaveapproval');
  const [t, { code }] = await Promise.all([getTranslations('leave-approval'), params]);
  return <ApprovalPage code={code} above={{ href: '/timemanage/leaveapproval', name: t('title') }} />;
}
