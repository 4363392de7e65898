import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { ConfirmDialog } from '@/components/ui/overlay/confirm-dialog';
import type { Language } from '@/lib/contract/platform/languages';
import { languageNames } from '@/lib/i18n/language-names';
import { useMessages } from '@/lib/i18n/use-messages';

interface RestoreButtonProps {
  readonly language: Language;
  readonly isBusy: boolean;
  readonly onRestore: () => Promise<void>;
}

/** Brings the built-in words of a language back, once it is sure. */
export function RestoreButton({ language, isBusy, onRestore }: RestoreButtonProps) {
  const t = useMessages('mail-templates');
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button type="button" variant="secondary" onClick={() => setIsAsked(true)}>
        {t('restore')}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={t('restoreTitle')}
        confirmText={t('restore')}
        cancelText={t('cancel')}
        isBusy={isBusy}
        isDangerous
        onConfirm={() => void onRestore().then(() => setIsAsked(false))}
        onCancel={() => setIsAsked(false)}
      >
        {t('restoreText', { language: languageNames[language] })}
      </ConfirmDialog>
    </>
  );
}
