import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { readSetupSection } from '@/components/profile/setup/read-setup-section';
import { SectionEditor } from '@/components/profile/setup/editor/section-editor';
import { SETUP_PAGE } from '@/components/profile/setup/setup-page';
import { notFoundTitle } from '@/components/platform/notice/not-found-notice';
import { NotFoundPage } from '@/components/platform/notice/not-found-page';
import { chainsPageFor } from '@/components/workplace/approvals/chains/chain-pages';
import { readMenuLink } from '@/components/workplace/shell/aside/read-menu-link';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { requireLink } from '@/components/workplace/shell/require-link';
import { requireSession } from '@/lib/bff/session/require-session';
import { PageMessages } from '@/lib/i18n/page-messages';

interface SectionSetupPageProps {
  readonly params: Promise<{ code: string }>;
}

export async function generateMetadata({ params }: SectionSetupPageProps): Promise<Metadata> {
  await requireSession('full');
  await requireLink('process', 'profilesetup');
  const found = await readSetupSection((await params).code);
  return { title: found?.section.Name ?? (await notFoundTitle()) };
}

/** One section as HR writes it. */
export default async function SectionSetupPage({ params }: SectionSetupPageProps) {
  await requireSession('full');
  await requireLink('process', 'profilesetup');
  const found = await readSetupSection((await params).code);
  if (!found) return <NotFoundPage />;
  const { section, sections, draft } = found;
  const [t, chains] = await Promise.all([getTranslations('profile-setup'), readMenuLink('process', 'approvalchain')]);
  return (
    <PageMessages of={['profile-setup', 'form', 'files', 'errors', 'notice']}>
      <PageTitle title={section.Name} above={{ href: SETUP_PAGE, name: t('title') }} />
      <SectionEditor
        key={`${section.SectionCode} ${draft.Revision}`}
        section={section}
        sections={sections}
        loaded={draft}
        chainsPage={typeof chains === 'string' ? null : chainsPageFor(section.SectionCode)}
      />
    </PageMessages>
  );
}
