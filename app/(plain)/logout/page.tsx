import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { DoorDrawing } from '@/components/ui/drawings';
import { Notice } from '@/components/ui/notice';
import { Button } from '@/components/ui/button';
import { buttonLook } from '@/components/ui/button-look';
import { pageCaller } from '@/lib/bff/page-caller';
import { afterSignOut } from '@/lib/bff/session-steps';
import { withBasePath } from '@/lib/links';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('notice');
  return { title: t('signOutTitle') };
}

/** Asks first, because a link from elsewhere must not sign anybody out; who is signed out already is led on. */
export default async function LogoutPage() {
  const caller = await pageCaller();
  if (!caller.session) redirect(String(await afterSignOut(caller)));
  const t = await getTranslations('notice');
  return (
    <Notice
      drawing={<DoorDrawing />}
      title={t('signOutTitle')}
      text={t('signOutText')}
      actions={
        <>
          <a href={withBasePath('/')} className={buttonLook('secondary')}>
            {t('cancel')}
          </a>
          <form method="post" action={withBasePath('/api/session/sign-out')}>
            <Button type="submit">{t('signOut')}</Button>
          </form>
        </>
      }
    />
  );
}
