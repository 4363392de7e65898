import { getTranslations } from 'next-intl/server';
import { buttonLook } from '@/components/ui/button-look';
import { portalConfig } from '@/lib/config';
import { withBasePath } from '@/lib/links';
import { MapDrawing } from '@/components/ui/drawings';
import { Notice } from '@/components/ui/notice';

export async function NotFoundNotice() {
  const [t, { title }] = await Promise.all([getTranslations('notice'), portalConfig()]);
  return (
    <>
      <title>{`${t('notFoundTitle')} · ${title}`}</title>
      <Notice
        drawing={<MapDrawing />}
        title={t('notFoundTitle')}
        text={t('notFoundText')}
        actions={
          <a href={withBasePath('/')} className={buttonLook('primary')}>
            {t('home')}
          </a>
        }
      />
    </>
  );
}
