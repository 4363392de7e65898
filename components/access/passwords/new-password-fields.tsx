import { PasswordField } from '@/components/ui/form/credentials/password-field';
import type { Form } from '@/lib/client/form/use-form';

interface NewPasswordFieldsProps {
  readonly labels: { readonly password: string; readonly confirmation: string };
  readonly words: { readonly showPassword: string; readonly hidePassword: string };
  readonly form: Pick<Form<{ NewPassword: string; confirmation: string }>, 'field'>;
}

/** A new password and, once more, the same. */
export function NewPasswordFields({ labels, words, form }: NewPasswordFieldsProps) {
  const both = { words, autoComplete: 'new-password' };
  return (
    <>
      <PasswordField {...both} {...form.field('NewPassword')} id="new-password" label={labels.password} />
      <PasswordField {...both} {...form.field('confirmation')} id="confirmation" label={labels.confirmation} />
    </>
  );
}
