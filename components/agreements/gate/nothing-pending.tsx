import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { Alert } from '@/components/ui/feedback/alert';
import { Button } from '@/components/ui/button/button';
import { PaperDrawing } from '@/components/ui/icons/paper-drawing';
import { Notice } from '@/components/ui/feedback/notice';
import { readFlash } from '@/lib/bff/redirect/flash';
import { failureText } from '@/lib/i18n/failure-text';
import { withBasePath } from '@/lib/links/links';
import { SignOutForm } from './sign-out-form';

/** For who waits though nothing is pending any more: accepted elsewhere, or taken back by HR. */
export async function NothingPending() {
  const [t, { errors }, language, refused] = await Promise.all([
    getTranslations('agreements'),
    getMessages(),
    getLocale(),
    readFlash('accept-conduct'),
  ]);
  return (
    <Notice
      drawing={<PaperDrawing />}
      title={t('nothingTitle')}
      text={t('nothingText')}
      actions={
        <>
          <form method="post" action={withBasePath('/api/session/accept-conduct')}>
            <Button type="submit">{t('goOn')}</Button>
          </form>
          <SignOutForm text={t('signOut')} />
        </>
      }
    >
      {refused && (
        <div className="mt-5 w-full text-left">
          <Alert tone="danger">{failureText(refused, errors, language)}</Alert>
        </div>
      )}
    </Notice>
  );
}
