import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Terms } from '@/components/platform/notice/terms';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('notice');
  return { title: t('termsTitle') };
}

export default function TermsPage() {
  return <Terms />;
}
