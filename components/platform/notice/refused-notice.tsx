import { getTranslations } from 'next-intl/server';
import { buttonClasses } from '@/components/ui/button/button-variant';
import { LockDrawing } from '@/components/ui/icons/drawings';
import { Notice } from '@/components/ui/feedback/notice';
import { SIGN_IN } from '@/lib/gate';
import { withBasePath } from '@/lib/links/links';
import { refusedFor, type RefusalReason } from '@/lib/refusal-reasons';

/** SSO-04, SSO-05: says what was refused and why; without a reason, that the role has no access. */
export async function RefusedNotice({ reason }: { reason: RefusalReason | null }) {
  const [t, reasons, title] = await Promise.all([
    getTranslations('notice'),
    getTranslations('reasons'),
    refusedTitle(reason),
  ]);
  const isDoor = reason !== null && refusedFor(reason) !== 'page';
  return (
    <Notice
      drawing={<LockDrawing />}
      title={title}
      text={reasons(`refusal.${reason ?? 'role'}`)}
      actions={
        <a href={withBasePath(isDoor ? SIGN_IN : '/')} className={buttonClasses('primary')}>
          {isDoor ? reasons('toSignIn') : t('home')}
        </a>
      }
    />
  );
}

/** The title of a page that shows it. */
export async function refusedTitle(reason: RefusalReason | null): Promise<string> {
  const [t, reasons] = await Promise.all([getTranslations('notice'), getTranslations('reasons')]);
  const refused = reason && refusedFor(reason);
  return refused === 'sign-in' || refused === 'device' ? reasons('signInTitle') : t('unauthorizedTitle');
}
