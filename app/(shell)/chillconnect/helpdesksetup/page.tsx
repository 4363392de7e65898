import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SettingsScreen } from '@/components/helpdesk/settings/settings-screen';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { requireLink } from '@/components/workplace/shell/require-link';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { requireSession } from '@/lib/bff/session/require-session';
import { calendarDate } from '@/lib/dates';
import { PageMessages } from '@/lib/i18n/page-messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('desk');
  return { title: t('settings.title') };
}

/** What the helpdesk is, kept by administrators. */
export default async function HelpdeskSetupPage() {
  await requireSession('full');
  await requireLink('chillconnect', 'helpdesksetup');
  const [t, settings] = await Promise.all([getTranslations('desk.settings'), callHr('getHelpdeskSettings', {})]);
  return (
    <>
      <PageTitle title={t('title')} lead={t('lead')} />
      <PageMessages of={['desk.settings', 'desk.replies', 'errors']}>
        <SettingsScreen initial={settings} today={calendarDate(new Date())} />
      </PageMessages>
    </>
  );
}
