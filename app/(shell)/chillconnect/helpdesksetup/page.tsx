import type { Metadata } from 'next';
import { getMessages, getTranslations } from 'next-intl/server';
import { SettingsScreen } from '@/components/helpdesk/settings/settings-screen';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { requireLink } from '@/components/workplace/shell/require-link';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { requireSession } from '@/lib/bff/session/require-session';
import type { SettingIssue } from '@/lib/contract/helpdesk/setting-issues';
import { MessagesProvider } from '@/lib/i18n/messages-context';
import { PageMessages } from '@/lib/i18n/page-messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('desk');
  return { title: t('settings.title') };
}

/** What the helpdesk is, kept by administrators. */
export default async function HelpdeskSetupPage() {
  await requireSession('full');
  await requireLink('chillconnect', 'helpdesksetup');
  const [{ desk, lookups }, settings] = await Promise.all([getMessages(), callHr('getHelpdeskSettings', {})]);
  const { title, lead, saved } = desk.settings;
  const issues = { ...lookups.issues, ...desk.settings.issues } satisfies Record<SettingIssue, string>;
  return (
    <>
      <PageTitle title={title} lead={lead} />
      <PageMessages of={['desk.settings', 'lookups', 'errors']}>
        <MessagesProvider messages={{ lookups: { ...lookups, saved, issues } }}>
          <SettingsScreen initial={settings} />
        </MessagesProvider>
      </PageMessages>
    </>
  );
}
