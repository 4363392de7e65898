import { getTranslations } from 'next-intl/server';
import { buttonClasses } from '@/components/ui/button/button-variant';
import { LockDrawing } from '@/components/ui/icons/drawings';
import { Notice } from '@/components/ui/feedback/notice';
import { SIGN_IN } from '@/lib/gate';
import { withBasePath } from '@/lib/links/links';

/** The mobile sign-in of a browser that is not registered. */
export async function NoDevice() {
  const t = await getTranslations('devices');
  return (
    <Notice
      drawing={<LockDrawing />}
      title={t('noDeviceTitle')}
      text={t('noDeviceText')}
      actions={
        <a href={withBasePath(SIGN_IN)} className={buttonClasses('primary')}>
          {t('toSignIn')}
        </a>
      }
    />
  );
}
