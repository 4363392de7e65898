import type { Metadata } from 'next';
import { ExpiredNotice, expiredTitle } from '@/components/platform/notice/expired-notice';

interface SessionPageProps {
  readonly searchParams: Promise<{ why?: string | string[] }>;
}

export async function generateMetadata({ searchParams }: SessionPageProps): Promise<Metadata> {
  return { title: await expiredTitle((await searchParams).why) };
}

export default async function SessionPage({ searchParams }: SessionPageProps) {
  return <ExpiredNotice reason={(await searchParams).why} />;
}
