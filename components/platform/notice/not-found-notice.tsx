import { getTranslations } from 'next-intl/server';
import { buttonClasses } from '@/components/ui/button/button-variant';
import { withBasePath } from '@/lib/links/links';
import { MapDrawing } from '@/components/ui/icons/drawings';
import { Notice } from '@/components/ui/feedback/notice';

export async function NotFoundNotice() {
  const t = await getTranslations('notice');
  return (
    <Notice
      drawing={<MapDrawing />}
      title={t('notFoundTitle')}
      text={t('notFoundText')}
      actions={
        <a href={withBasePath('/')} className={buttonClasses('primary')}>
          {t('home')}
        </a>
      }
    />
  );
}

/** The title of a page that shows it. */
export async function notFoundTitle(): Promise<string> {
  return (await getTranslations('notice'))('notFoundTitle');
}
