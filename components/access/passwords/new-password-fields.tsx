import { PasswordField } from '@/components/ui/form/credentials/password-field';
import type { Form } from '@/lib/client/form/use-form';
import { useMessages } from '@/lib/i18n/use-messages';

interface NewPasswordFieldsProps {
  readonly labels: { readonly password: string; readonly confirmation: string };
  readonly form: Pick<Form<{ NewPassword: string; confirmation: string }>, 'field'>;
}

/** A new password and, once more, the same. */
export function NewPasswordFields({ labels, form }: NewPasswordFieldsProps) {
  const t = useMessages('passwords');
  const both = { showText: t('showPassword'), hideText: t('hidePassword'), autoComplete: 'new-password' };
  return (
    <>
      <PasswordField {...both} {...form.field('NewPassword')} id="new-password" label={labels.password} />
      <PasswordField {...both} {...form.field('confirmation')} id="confirmation" label={labels.confirmation} />
    </>
  );
}
