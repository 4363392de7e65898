import type { Metadata } from 'next';
import { DraftSample } from '@/components/platform/drafts/draft-sample';
import { BuildingBlocks } from '@/components/gallery/building-blocks';
import { FileBlocks } from '@/components/gallery/file-blocks';
import { FormBlock } from '@/components/gallery/form-block';
import { TableSamples } from '@/components/gallery/table-samples';
import { notFoundTitle } from '@/components/platform/notice/not-found-notice';
import { NotFoundPage } from '@/components/platform/notice/not-found-page';
import { TestCompleted } from '@/components/platform/notice/test-completed';
import { PageTitle } from '@/components/workplace/shell/page-title';
import { requireSession } from '@/lib/bff/session/require-session';
import { portalEnv } from '@/lib/env';
import { PageMessages } from '@/lib/i18n/page-messages';

const isEnabled = () => portalEnv().NODE_ENV === 'development';

export async function generateMetadata(): Promise<Metadata> {
  return { title: isEnabled() ? 'Gallery' : await notFoundTitle() };
}

/** For development alone, in English alone: elsewhere it is as if it were not there. */
export default async function GalleryPage() {
  await requireSession('full');
  if (!isEnabled()) return <NotFoundPage />;
  return (
    <PageMessages of={['table', 'errors', 'drafts', 'form']}>
      <PageTitle title="Gallery" lead="The building blocks of the portal, each in its states." />
      <BuildingBlocks>
        <DraftSample label="A long text" />
      </BuildingBlocks>
      <FormBlock />
      <TestCompleted test="Information security" actions={null} />
      <TableSamples />
      <FileBlocks />
    </PageMessages>
  );
}
