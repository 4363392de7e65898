import { clsx } from 'clsx';
import { getTranslations } from 'next-intl/server';
import { buttonClasses } from '@/components/ui/button/button-variant';
import { withBasePath } from '@/lib/links/links';

interface SignInOffersProps {
  /** Name and label of each identity provider. */
  readonly providers: readonly { readonly name: string; readonly label: string }[];
}

/** The identity providers, as plain forms that need no script. */
export async function SignInOffers({ providers }: SignInOffersProps) {
  if (providers.length === 0) return null;
  const t = await getTranslations('single-sign-on');
  return (
    <section aria-label={t('offers')} className="mt-6">
      <p aria-hidden="true" className="flex items-center gap-3 text-muted">
        <span className="h-px flex-1 bg-line" />
        {t('or')}
        <span className="h-px flex-1 bg-line" />
      </p>
      {providers.map(({ name, label }) => (
        <form
          key={name}
          method="post"
          action={withBasePath('/api/session/start-sso')}
          className="mt-3 first-of-type:mt-5"
        >
          <input type="hidden" name="provider" value={name} />
          <button type="submit" className={clsx(buttonClasses('secondary'), 'w-full wrap-anywhere')}>
            {t('signInWith', { provider: label })}
          </button>
        </form>
      ))}
    </section>
  );
}
