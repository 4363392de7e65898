import type { Metadata } from 'next';
import { ExpiredNotice, expiredTitle } from '@/components/platform/notice/expired-notice';

interface SessionExpiredPageProps {
  readonly searchParams: Promise<{ why?: string | string[] }>;
}

export async function generateMetadata({ searchParams }: SessionExpiredPageProps): Promise<Metadata> {
  return { title: await expiredTitle((await searchParams).why) };
}

export default async function SessionExpiredPage({ searchParams }: SessionExpiredPageProps) {
  return <ExpiredNotice reason={(await searchParams).why} />;
}
