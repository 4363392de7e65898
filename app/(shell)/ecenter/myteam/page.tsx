import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { requireLink } from '@/components/workplace/shell/require-link';
import { TeamCards } from '@/components/workplace/team/team-cards';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { requireSession } from '@/lib/bff/session/require-session';
import { calendarDate } from '@/lib/dates';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('team');
  return { title: t('title') };
}

/** Who reports to the person, and what each of them has open. */
export default async function MyTeamPage() {
  await requireSession('full');
  await requireLink('ecenter', 'myteam');
  const [t, members] = await Promise.all([getTranslations('team'), callHr('listTeam', {})]);
  return (
    <>
      <PageTitle title={t('title')} lead={t('lead')} />
      <TeamCards members={members} today={calendarDate(new Date())} />
    </>
  );
}
