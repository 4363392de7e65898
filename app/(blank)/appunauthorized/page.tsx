import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { LockDrawing } from '@/components/ui/drawings';
import { Notice } from '@/components/ui/notice';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('notice');
  return { title: t('appUnauthorizedTitle') };
}

export default async function AppUnauthorizedPage() {
  const t = await getTranslations('notice');
  return <Notice drawing={<LockDrawing />} title={t('appUnauthorizedTitle')} text={t('appUnauthorizedText')} />;
}
