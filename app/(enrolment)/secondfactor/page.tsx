import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Enrolment } from '@/components/access/second-factor/enrolment';
import { requireSession } from '@/lib/bff/session/require-session';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('second-factor');
  return { title: t('title') };
}

export default async function EnrolmentPage() {
  await requireSession('enrolment');
  return <Enrolment />;
}
