import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PauseList } from '@/components/access/pauses/pause-list';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { requireLink } from '@/components/workplace/shell/require-link';
import { requireSession } from '@/lib/bff/session/require-session';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { PageMessages } from '@/lib/i18n/page-messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('pauses');
  return { title: t('title') };
}

/** Who waits after too many wrong passwords, for those who may let them go on. */
export default async function SignInPausesPage() {
  await requireSession('full');
  await requireLink('process', 'signinpauses');
  const [t, pauses] = await Promise.all([getTranslations('pauses'), callHr('listPauses', {})]);
  return (
    <div className="max-w-3xl">
      <PageTitle title={t('title')} lead={t('lead')} />
      <PageMessages of={['pauses', 'errors']}>
        <PauseList pauses={pauses} />
      </PageMessages>
    </div>
  );
}
