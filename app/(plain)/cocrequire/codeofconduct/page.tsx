import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PendingConduct } from '@/components/conduct/pending-conduct';
import { tryCallHr } from '@/lib/bff/call-hr';
import { requireSession } from '@/lib/bff/require-session';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('conduct');
  return { title: t('title') };
}

export default async function ConductPage() {
  await requireSession('conduct');
  return <PendingConduct conduct={await tryCallHr('getConduct', {})} />;
}
