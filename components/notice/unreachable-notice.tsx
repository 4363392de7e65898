import { getTranslations } from 'next-intl/server';
import { buttonLook } from '@/components/ui/button-look';
import { withBasePath } from '@/lib/links';
import { CloudDrawing } from '@/components/ui/drawings';
import { Notice } from '@/components/ui/notice';

/** SCON-23: the HR API did not answer; the session stays, so this says nothing of expiry. */
export async function UnreachableNotice() {
  const t = await getTranslations('notice');
  return (
    <Notice
      drawing={<CloudDrawing />}
      title={t('unreachableTitle')}
      text={t('unreachableText')}
      actions={
        <a href={withBasePath('/')} className={buttonLook('primary')}>
          {t('retry')}
        </a>
      }
    />
  );
}
