import { openPanel } from '@/components/platform/panel/open-panel';
import { preloadPanel } from '@/components/platform/panel/preload-panel';
import { Button } from '@/components/ui/button/button';
import { useMessages } from '@/lib/i18n/use-messages';
import { useAccount } from '../account-context';
import { Section } from '../section';

/** The way to the second factor of the account, which two administrators reset when it is lost. */
export function FactorSection() {
  const t = useMessages('user-accounts');
  const { account } = useAccount();
  const prepare = () => preloadPanel('account-factor');
  if (account.CannotSwitchCode === 'client') return null;
  return (
    <Section
      title={t('factor')}
      action={
        <Button
          type="button"
          variant="secondary"
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={() => openPanel('account-factor', account.AccountCode)}
        >
          {t('showFactor')}
        </Button>
      }
    >
      <p className="py-3 text-muted">{t('factorText')}</p>
    </Section>
  );
}
