import type { Metadata } from 'next';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { ConductCard } from '@/components/agreements/admin/conduct-card';
import { writePage } from '@/components/agreements/admin/conduct-page';
import { VerifyButton } from '@/components/agreements/admin/versions/verify-button';
import { bySeries } from '@/components/agreements/admin/versions/versions';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { requireLink } from '@/components/workplace/shell/require-link';
import { buttonClasses } from '@/components/ui/button/button-variant';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { requireSession } from '@/lib/bff/session/require-session';
import { PageMessages } from '@/lib/i18n/page-messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('agreements-admin');
  return { title: t('title') };
}

/** Every agreement that people are asked for, or were, or will be. */
export default async function ConductSetupPage() {
  await requireSession('full');
  await requireLink('process', 'conductsetup');
  const [t, versions] = await Promise.all([getTranslations('agreements-admin'), callHr('listConducts', {})]);
  return (
    <PageMessages of={['agreements-admin', 'errors']}>
      <div className="flex flex-wrap items-start justify-between gap-x-6">
        <PageTitle title={t('title')} lead={t('lead')} />
        <div className="mb-6 flex flex-wrap gap-3 max-sm:w-full max-sm:[&>*]:flex-1">
          <VerifyButton />
          <Link href={writePage()} prefetch={false} className={buttonClasses('primary')}>
            {t('write')}
          </Link>
        </div>
      </div>
      {versions.length === 0 ? (
        <div className="rounded-lg border border-line bg-surface">
          <EmptyState title={t('empty')} text={t('emptyText')} />
        </div>
      ) : (
        <div className="grid gap-4 lg:grid-cols-2">
          {bySeries(versions).map((series) => (
            <ConductCard key={series[0]?.Series} versions={series} />
          ))}
        </div>
      )}
    </PageMessages>
  );
}
