import { clsx } from 'clsx';
import { getTranslations } from 'next-intl/server';
import { withBasePath } from '@/lib/links/links';

/** The way out of a gate for somebody else: it signs out, without scripts too. */
export async function OtherAccount({ className }: { readonly className: string }) {
  const t = await getTranslations('sign-in');
  return (
    <form
      method="post"
      action={withBasePath('/api/session/sign-out')}
      className={clsx('flex flex-wrap items-center gap-x-2 text-muted', className)}
    >
      {t('otherAccount')}
      <button type="submit" className="min-h-11 rounded-sm font-medium text-accent-text hover:underline">
        {t('signOut')}
      </button>
    </form>
  );
}
