import type { Metadata } from 'next';
import { notFoundTitle } from '@/components/platform/notice/not-found-notice';
import { readRecord } from '@/components/profile/overview/read-record';
import { requireLink } from '@/components/workplace/shell/require-link';
import { requireSession } from '@/lib/bff/session/require-session';
import { ProfileOverview } from '../../../profile-overview';

interface ProfileViewProps {
  readonly params: Promise<{ key: string }>;
  readonly searchParams: Promise<{ on?: string | string[] }>;
}

export async function generateMetadata({ params }: Pick<ProfileViewProps, 'params'>): Promise<Metadata> {
  await requireSession('full');
  await requireLink('ecenter', 'profileview');
  const record = await readRecord((await params).key);
  return { title: record?.Name ?? (await notFoundTitle()) };
}

export default async function ProfileViewPage({ params, searchParams }: ProfileViewProps) {
  await requireSession('full');
  await requireLink('ecenter', 'profileview');
  return <ProfileOverview cardKey={(await params).key} on={(await searchParams).on} />;
}
