import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ExpiredNotice } from '@/components/platform/notice/expired-notice';
import { UnreachableNotice } from '@/components/platform/notice/unreachable-notice';

interface ErrorPageProps {
  readonly searchParams: Promise<{ reason?: string | string[] }>;
}

const isUnreachable = async (searchParams: ErrorPageProps['searchParams']) =>
  (await searchParams).reason === 'unreachable';

export async function generateMetadata({ searchParams }: ErrorPageProps): Promise<Metadata> {
  const t = await getTranslations('notice');
  return { title: t((await isUnreachable(searchParams)) ? 'unreachableTitle' : 'expiredTitle') };
}

export default async function ErrorPage({ searchParams }: ErrorPageProps) {
  return (await isUnreachable(searchParams)) ? <UnreachableNotice /> : <ExpiredNotice />;
}
