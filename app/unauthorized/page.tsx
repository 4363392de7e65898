import type { Metadata } from 'next';
import { RefusedNotice, refusedTitle } from '@/components/notice/refused-notice';
import { refusalReasonOf } from '@/lib/refusal-reasons';

interface UnauthorizedPageProps {
  readonly searchParams: Promise<{ why?: string | string[] }>;
}

export async function generateMetadata({ searchParams }: UnauthorizedPageProps): Promise<Metadata> {
  return { title: await refusedTitle(refusalReasonOf((await searchParams).why)) };
}

export default async function UnauthorizedPage({ searchParams }: UnauthorizedPageProps) {
  return <RefusedNotice reason={refusalReasonOf((await searchParams).why)} />;
}
