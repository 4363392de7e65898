import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NewSection } from '@/components/profile/setup/sections/new-section';
import { SetupSectionList } from '@/components/profile/setup/sections/section-list';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { requireLink } from '@/components/workplace/shell/require-link';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { requireSession } from '@/lib/bff/session/require-session';
import { PageMessages } from '@/lib/i18n/page-messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('profile-setup');
  return { title: t('title') };
}

/** Every section of a profile, in the order in which people find them. */
export default async function ProfileSetupPage() {
  await requireSession('full');
  await requireLink('process', 'profilesetup');
  const [t, sections] = await Promise.all([getTranslations('profile-setup'), callHr('listSetupSections', {})]);
  return (
    <PageMessages of={['profile-setup', 'errors']}>
      <div className="flex flex-wrap items-start justify-between gap-x-6">
        <PageTitle title={t('title')} lead={t('lead')} />
        <div className="mb-6 max-sm:w-full max-sm:[&>*]:w-full">
          <NewSection />
        </div>
      </div>
      {sections.length === 0 ? (
        <div className="rounded-lg border border-line bg-surface">
          <EmptyState title={t('empty')} text={t('emptyText')} />
        </div>
      ) : (
        <SetupSectionList sections={sections} />
      )}
    </PageMessages>
  );
}
