import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { JoinerCards } from '@/components/workplace/new-joiners/joiner-cards';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { requireLink } from '@/components/workplace/shell/require-link';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { requireSession } from '@/lib/bff/session/require-session';
import { calendarDate } from '@/lib/dates';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('new-joiners');
  return { title: t('panels.new-joiners') };
}

/** Who joined lately, of those whom the person may know. */
export default async function NewJoinersPage() {
  await requireSession('full');
  await requireLink('ecenter', 'newjoiners');
  const [t, joiners] = await Promise.all([getTranslations('new-joiners'), callHr('listNewJoiners', {})]);
  return (
    <>
      <PageTitle title={t('panels.new-joiners')} lead={t('lead')} />
      <JoinerCards joiners={joiners} today={calendarDate(new Date())} />
    </>
  );
}
