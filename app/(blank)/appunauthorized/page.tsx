import type { Metadata } from 'next';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { buttonClasses } from '@/components/ui/button/button-variant';
import { LockDrawing } from '@/components/ui/icons/drawings';
import { Notice } from '@/components/ui/feedback/notice';
import { refusalReasonOf } from '@/lib/refusal-reasons';

interface AppUnauthorizedPageProps {
  readonly searchParams: Promise<{ why?: string | string[] }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('notice');
  return { title: t('appUnauthorizedTitle') };
}

/** Says why, and leads to where one signs in another way. */
export default async function AppUnauthorizedPage({ searchParams }: AppUnauthorizedPageProps) {
  const [t, reasons, { why }] = await Promise.all([
    getTranslations('notice'),
    getTranslations('reasons'),
    searchParams,
  ]);
  const reason = refusalReasonOf(why);
  return (
    <Notice
      drawing={<LockDrawing />}
      title={t('appUnauthorizedTitle')}
      text={reason ? reasons(`refusal.${reason}`) : t('appUnauthorizedText')}
      actions={
        <Link href="/auth/login" prefetch={false} className={buttonClasses('secondary')}>
          {t('login')}
        </Link>
      }
    />
  );
}
