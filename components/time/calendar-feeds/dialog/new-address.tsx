import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button/button';
import { buttonClasses } from '@/components/ui/button/button-variant';
import { Alert } from '@/components/ui/feedback/alert';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { TextField } from '@/components/ui/form/text-field';
import { useMessages } from '@/lib/i18n/use-messages';
import { addressOfFeed, programAddressOf } from './feed-address';

/** The address of a subscription in the one moment in which it can be read. */
export function NewAddress({ secret }: { readonly secret: string }) {
  const t = useMessages('calendar-feeds');
  const address = addressOfFeed(secret);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      showSnackbar('success', t('copied'));
    } catch {
      field.current?.select();
      showSnackbar('error', t('notCopied'));
    }
  }

  return (
    <div className="space-y-4">
      <Alert tone="success">{t('made')}</Alert>
      <TextField
        id="calendar-feed-address"
        ref={field}
        label={t('address')}
        value={address}
        readOnly
        translate="no"
        spellCheck={false}
        onFocus={({ target }) => target.select()}
      />
      <div className="flex flex-wrap gap-3 max-sm:flex-col">
        <Button type="button" onClick={() => void copy()}>
          {t('copy')}
        </Button>
        <a href={programAddressOf(address)} className={buttonClasses('secondary')}>
          {t('openProgram')}
        </a>
      </div>
      <p className="text-pretty text-muted">{t('secretText')}</p>
    </div>
  );
}
