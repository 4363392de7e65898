import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ExpiredNotice } from '@/components/notice/expired-notice';

interface SessionExpiredPageProps {
  readonly searchParams: Promise<{ why?: string | string[] }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('notice');
  return { title: t('expiredTitle') };
}

export default async function SessionExpiredPage({ searchParams }: SessionExpiredPageProps) {
  return <ExpiredNotice why={(await searchParams).why} />;
}
