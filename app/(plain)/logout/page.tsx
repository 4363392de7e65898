import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { RefusedNotice, refusedTitle } from '@/components/platform/notice/refused-notice';
import { DoorDrawing } from '@/components/ui/icons/drawings';
import { Notice } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/button/button';
import { buttonClasses } from '@/components/ui/button/button-variant';
import { pageCaller } from '@/lib/bff/call/page-caller';
import { signOutTarget } from '@/lib/bff/session/session-steps';
import { withBasePath } from '@/lib/links/links';
import { refusalReasonOf } from '@/lib/refusal-reasons';

interface LogoutPageProps {
  readonly searchParams: Promise<{ why?: string | string[] }>;
}

export async function generateMetadata({ searchParams }: LogoutPageProps): Promise<Metadata> {
  const reason = refusalReasonOf((await searchParams).why);
  if (reason && !(await pageCaller()).session) return { title: await refusedTitle(reason) };
  const t = await getTranslations('notice');
  return { title: t('signOutTitle') };
}

/**
 * Asks first, because a link from elsewhere must not sign anybody out. Who is signed out already is led on, or reads why a device
 * did not let them in (SSO-07).
 */
export default async function LogoutPage({ searchParams }: LogoutPageProps) {
  const reason = refusalReasonOf((await searchParams).why);
  const caller = await pageCaller();
  if (!caller.session) {
    if (reason) return <RefusedNotice reason={reason} />;
    redirect(String(await signOutTarget(caller)));
  }
  const t = await getTranslations('notice');
  return (
    <Notice
      drawing={<DoorDrawing />}
      title={t('signOutTitle')}
      text={t('signOutText')}
      actions={
        <>
          <a href={withBasePath('/')} className={buttonClasses('secondary')}>
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
