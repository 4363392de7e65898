import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { notFoundTitle } from '@/components/notice/not-found-notice';
import { NotFoundPage } from '@/components/notice/not-found-page';
import { ComingNotice } from '@/components/shell/coming-notice';
import { readMenuLink } from '@/components/shell/read-menu-link';
import { requireSession } from '@/lib/bff/require-session';

interface LinkPageProps {
  readonly params: Promise<{ module: string; link: string[] }>;
}

export async function generateMetadata({ params }: LinkPageProps): Promise<Metadata> {
  await requireSession('full');
  const { module, link } = await params;
  const [t, found] = await Promise.all([getTranslations('shell'), readMenuLink(module, link.join('/'))]);
  if (found === 'unknown') return { title: await notFoundTitle() };
  return { title: (typeof found === 'object' && found.entry?.Menu_Name) || t('comingTitle') };
}

export default async function LinkPage({ params }: LinkPageProps) {
  await requireSession('full');
  const { module, link } = await params;
  const found = await readMenuLink(module, link.join('/'));
  if (found === 'unknown') return <NotFoundPage />;
  if (found === 'forbidden') redirect('/unauthorized');
  return <ComingNotice {...found} />;
}
