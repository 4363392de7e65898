import { PasswordInput } from '@/components/ui/form/credentials/password-input';
import { useMessages } from '@/lib/i18n/use-messages';
import type { ControlProps } from '../control';

/** Write-only: what is stored is never shown again. */
export function PasswordControl({ view, label, attributes, onAnswer }: ControlProps) {
  const t = useMessages('form.secret');
  return (
    <PasswordInput
      showText={t('show', { name: label })}
      hideText={t('hide', { name: label })}
      autoComplete="new-password"
      {...attributes}
      value={view.answer}
      onChange={({ target }) => onAnswer(target.value)}
    />
  );
}
