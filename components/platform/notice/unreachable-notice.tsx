import { getTranslations } from 'next-intl/server';
import { buttonClasses } from '@/components/ui/button/button-variant';
import { withBasePath } from '@/lib/links/links';
import { CloudDrawing } from '@/components/ui/icons/drawings';
import { Notice } from '@/components/ui/feedback/notice';

/** SCON-23: the HR API did not answer; the session stays, so this says nothing of expiry. */
export async function UnreachableNotice() {
  const t = await getTranslations('notice');
  return (
    <Notice
      drawing={<CloudDrawing />}
      title={t('unreachableTitle')}
      text={t('unreachableText')}
      actions={
        <a href={withBasePath('/')} className={buttonClasses('primary')}>
          {t('retry')}
        </a>
      }
    />
  );
}
