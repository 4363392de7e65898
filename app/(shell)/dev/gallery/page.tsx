import type { Metadata } from 'next';
import { getMessages } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { DraftSample } from '@/components/drafts/draft-sample';
import { BuildingBlocks } from '@/components/gallery/building-blocks';
import { PageTitle } from '@/components/shell/page-title';
import { requireSession } from '@/lib/bff/require-session';
import { portalEnv } from '@/lib/env';

export const metadata: Metadata = { title: 'Gallery' };

/** For development alone, in English alone: elsewhere it is as if it were not there. */
export default async function GalleryPage() {
  await requireSession('full');
  if (portalEnv().NODE_ENV !== 'development') notFound();
  const { drafts } = await getMessages();
  return (
    <>
      <PageTitle title="Gallery" lead="The building blocks of the portal, each in its states." />
      <BuildingBlocks>
        <DraftSample label="A long text" words={drafts} />
      </BuildingBlocks>
    </>
  );
}
