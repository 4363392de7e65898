import { useMessages } from '@/lib/i18n/use-messages';
import { withBasePath } from '@/lib/links/links';

interface OtherCodeProps {
  readonly source: 'app' | 'recovery';
}

/** What to know of a code of the app, and the way to the other kind of code. A link, so that it works without scripts. */
export function OtherCode({ source }: OtherCodeProps) {
  const t = useMessages('sign-in');
  const isApp = source === 'app';
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-muted">
      {isApp ? t('appHint') : t('recoveryHint')}
      <a
        href={withBasePath(isApp ? '/auth/otpauth?use=recovery' : '/auth/otpauth')}
        className="inline-flex min-h-11 items-center rounded-sm font-medium text-accent-text hover:underline"
      >
        {isApp ? t('useRecovery') : t('useApp')}
      </a>
    </p>
  );
}
