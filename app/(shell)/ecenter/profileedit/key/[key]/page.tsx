import type { Metadata } from 'next';
import { notFoundTitle } from '@/components/platform/notice/not-found-notice';
import { readRecord } from '@/components/profile/overview/read-record';
import { requireLink } from '@/components/workplace/shell/require-link';
import { requireSession } from '@/lib/bff/session/require-session';
import { EditHome } from '../../../edit-home';

interface EditHomeProps {
  readonly params: Promise<{ key: string }>;
}

export async function generateMetadata({ params }: EditHomeProps): Promise<Metadata> {
  await requireSession('full');
  await requireLink('ecenter', 'profileedit');
  const record = await readRecord((await params).key);
  return { title: record?.Name ?? (await notFoundTitle()) };
}

export default async function EditHomePage({ params }: EditHomeProps) {
  await requireSession('full');
  await requireLink('ecenter', 'profileedit');
  return <EditHome cardKey={(await params).key} />;
}
