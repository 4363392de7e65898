import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { LockDrawing } from '@/components/ui/drawings';
import { Notice } from '@/components/ui/notice';
import { buttonLook } from '@/components/ui/button-look';
import { withBasePath } from '@/lib/links';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('notice');
  return { title: t('unauthorizedTitle') };
}

export default async function UnauthorizedPage() {
  const t = await getTranslations('notice');
  return (
    <Notice
      drawing={<LockDrawing />}
      title={t('unauthorizedTitle')}
      text={t('unauthorizedText')}
      actions={
        <a href={withBasePath('/')} className={buttonLook('primary')}>
          {t('home')}
        </a>
      }
    />
  );
}
