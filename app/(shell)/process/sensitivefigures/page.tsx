import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SensitiveSetup } from '@/components/dashboards/sensitive/sensitive-setup';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { requireLink } from '@/components/workplace/shell/require-link';
import { requireSession } from '@/lib/bff/session/require-session';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { PageMessages } from '@/lib/i18n/page-messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('sensitive-figures');
  return { title: t('title') };
}

/** Which sensitive figures the organisation has switched on. */
export default async function SensitiveSetupPage() {
  await requireSession('full');
  await requireLink('process', 'sensitivefigures');
  const [t, setup] = await Promise.all([getTranslations('sensitive-figures'), callHr('getSensitiveSetup', {})]);
  return (
    <PageMessages of={['sensitive-figures.tiles', 'sensitive-figures.setup', 'errors']}>
      <PageTitle title={t('title')} lead={t('setup.lead')} />
      <SensitiveSetup {...setup} />
    </PageMessages>
  );
}
