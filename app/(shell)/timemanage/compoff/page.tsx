import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { OWN_LEAVE } from '@/components/time/leave/mine/leave-holder';
import { requireLink } from '@/components/workplace/shell/require-link';
import { requireSession } from '@/lib/bff/session/require-session';
import { CompOffPage } from './comp-off-page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('comp-off');
  return { title: t('title') };
}

/** What one has earned by work on days off, what one claimed, and where it is claimed. */
export default async function OwnCompOffPage() {
  await requireSession('full');
  await requireLink('timemanage', 'compoff');
  const t = await getTranslations('comp-off');
  return <CompOffPage holder={OWN_LEAVE} title={t('title')} lead={t('lead')} />;
}
