import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { OWN_LEAVE } from '@/components/time/leave/mine/leave-holder';
import { requireLink } from '@/components/workplace/shell/require-link';
import { requireSession } from '@/lib/bff/session/require-session';
import { LeavePage } from '../leave-page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('my-leave');
  return { title: t('askOwn') };
}

/** Straight into asking for leave, from the search, home and a phone's own menu. */
export default async function AskLeavePage() {
  await requireSession('full');
  await requireLink('timemanage', 'myleave');
  const t = await getTranslations('my-leave');
  return <LeavePage holder={OWN_LEAVE} title={t('title')} lead={t('lead')} asks />;
}
