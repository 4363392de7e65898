import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { OWN_LEAVE } from '@/components/time/leave/mine/leave-holder';
import { requireLink } from '@/components/workplace/shell/require-link';
import { requireSession } from '@/lib/bff/session/require-session';
import { LeavePage } from '../../leave-page';

interface LeaveRequestPageProps {
  readonly params: Promise<{ code: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('my-leave');
  return { title: t('request.title') };
}

/** One's own leave with one request opened, as notices lead to it. */
export default async function LeaveRequestPage({ params }: LeaveRequestPageProps) {
  await requireSession('full');
  await requireLink('timemanage', 'myleave');
  const [t, { code }] = await Promise.all([getTranslations('my-leave'), params]);
  return <LeavePage holder={OWN_LEAVE} title={t('title')} lead={t('lead')} request={code} />;
}
