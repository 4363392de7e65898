import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Card } from '@/components/ui/card';
import { DownloadOwnData } from '@/components/workplace/own-data/download-own-data';
import { ShareList } from '@/components/workplace/own-data/share-list';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { requireEmployee } from '@/lib/bff/session/require-session';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { PageMessages } from '@/lib/i18n/page-messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('own-data');
  return { title: t('title') };
}

/** What is held about a person, for themselves to take. */
export default async function OwnDataPage() {
  await requireEmployee();
  const [t, account, shares] = await Promise.all([
    getTranslations('own-data'),
    getTranslations('account'),
    callHr('listOwnData', {}),
  ]);
  return (
    <PageMessages of={['own-data.download', 'own-data.preparing', 'own-data.saved', 'errors']}>
      <div className="max-w-3xl">
        <PageTitle
          above={{ href: '/home/commonsetting', name: account('settings') }}
          title={t('title')}
          lead={t('lead')}
        />
        <Card>
          <div className="border-b border-line px-4 py-4 md:px-5">
            <h2 className="text-base font-semibold">{t('parts')}</h2>
            <p className="text-muted">{t('partsText')}</p>
          </div>
          <ShareList label={t('parts')} shares={shares} countText={(count) => t('entries', { count })} />
          <div className="border-t border-line px-4 py-4 md:px-5">
            <DownloadOwnData today={new Date().toISOString().slice(0, 10)} />
          </div>
        </Card>
      </div>
    </PageMessages>
  );
}
