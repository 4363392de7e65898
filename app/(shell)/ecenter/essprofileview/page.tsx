import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { requireLink } from '@/components/workplace/shell/require-link';
import { requireSession } from '@/lib/bff/session/require-session';
import { ProfileOverview } from '../profile-overview';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('profile');
  return { title: t('myProfile') };
}

interface OwnProfileProps {
  readonly searchParams: Promise<{ on?: string | string[] }>;
}

export default async function OwnProfilePage({ searchParams }: OwnProfileProps) {
  await requireSession('full');
  await requireLink('ecenter', 'essprofileview');
  return <ProfileOverview on={(await searchParams).on} />;
}
