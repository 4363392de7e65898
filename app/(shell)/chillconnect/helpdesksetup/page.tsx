import type { Metadata } from 'next';
import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { SettingsScreen } from '@/components/helpdesk/settings/settings-screen';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { requireLink } from '@/components/workplace/shell/require-link';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { requireSession } from '@/lib/bff/session/require-session';
import { calendarDate } from '@/lib/dates';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('desk');
  return { title: t('settings.title') };
}

/** What the helpdesk is, kept by administrators. */
export default async function HelpdeskSetupPage() {
  await requireSession('full');
  await requireLink('chillconnect', 'helpdesksetup');
  const [{ desk, lookups, errors }, language, settings] = await Promise.all([
    getMessages(),
    getLocale(),
    callHr('getHelpdeskSettings', {}),
  ]);
  return (
    <>
      <PageTitle title={desk.settings.title} lead={desk.settings.lead} />
      <SettingsScreen
        initial={settings}
        today={calendarDate(new Date())}
        words={desk.settings}
        lookupWords={lookups}
        failures={errors}
        language={language}
      />
    </>
  );
}
