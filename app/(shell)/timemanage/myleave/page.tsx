import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { OWN_LEAVE } from '@/components/time/leave/mine/leave-holder';
import { requireLink } from '@/components/workplace/shell/require-link';
import { requireSession } from '@/lib/bff/session/require-session';
import { LeavePage } from './leave-page';

interface MyLeavePageProps {
  readonly searchParams: Promise<{ readonly why?: string | string[] }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('my-leave');
  return { title: t('title') };
}

/** What leave one has and why, and what one asked for. */
export default async function MyLeavePage({ searchParams }: MyLeavePageProps) {
  await requireSession('full');
  await requireLink('timemanage', 'myleave');
  const [t, { why }] = await Promise.all([getTranslations('my-leave'), searchParams]);
  return <LeavePage holder={OWN_LEAVE} title={t('title')} lead={t('lead')} why={why} />;
}
