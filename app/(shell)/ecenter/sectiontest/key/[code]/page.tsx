import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { readSectionTest } from '@/components/profile/setup/read-setup-section';
import { SectionTest } from '@/components/profile/setup/testers/section-test';
import { notFoundTitle } from '@/components/platform/notice/not-found-notice';
import { NotFoundPage } from '@/components/platform/notice/not-found-page';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { requireSession } from '@/lib/bff/session/require-session';
import { PageMessages } from '@/lib/i18n/page-messages';

interface SectionTestPageProps {
  readonly params: Promise<{ code: string }>;
}

export async function generateMetadata({ params }: SectionTestPageProps): Promise<Metadata> {
  await requireSession('full');
  const test = await readSectionTest((await params).code);
  if (!test) return { title: await notFoundTitle() };
  const t = await getTranslations('profile-setup');
  return { title: t('testTitle', { name: test.SectionInfo.SectionName }) };
}

/** A draft that one was asked to try out. */
export default async function SectionTestPage({ params }: SectionTestPageProps) {
  await requireSession('full');
  const test = await readSectionTest((await params).code);
  if (!test) return <NotFoundPage />;
  const t = await getTranslations('profile-setup');
  return (
    <PageMessages of={['profile-setup', 'form', 'files', 'errors']}>
      <PageTitle title={t('testTitle', { name: test.SectionInfo.SectionName })} lead={t('testLead')} />
      <SectionTest test={test} />
    </PageMessages>
  );
}
