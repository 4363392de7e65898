import { ConfirmButton } from '@/components/platform/confirm-button';
import type { Language } from '@/lib/contract/platform/languages';
import { languageNames } from '@/lib/i18n/language-names';
import { useMessages } from '@/lib/i18n/use-messages';

interface RestoreButtonProps {
  readonly language: Language;
  readonly onRestore: () => Promise<void>;
}

/** Brings the built-in words of a language back, once it is sure. */
export function RestoreButton({ language, onRestore }: RestoreButtonProps) {
  const t = useMessages('mail-templates');
  return (
    <ConfirmButton
      text={t('restore')}
      title={t('restoreTitle')}
      cancelText={t('cancel')}
      isDangerous
      onConfirm={onRestore}
    >
      {t('restoreText', { language: languageNames[language] })}
    </ConfirmButton>
  );
}
