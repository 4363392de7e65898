import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ExpiredNotice } from '@/components/notice/expired-notice';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('notice');
  return { title: t('expiredTitle') };
}

export default function SessionPage() {
  return <ExpiredNotice />;
}
