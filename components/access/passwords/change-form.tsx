'use client';

import { PasswordField } from '@/components/ui/form/credentials/password-field';
import { PostForm } from '@/components/ui/form/post-form';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { useIsHydrated } from '@/components/ui/use-is-hydrated';
import { usePostedValues } from '@/lib/client/form/form-values';
import { useForm } from '@/lib/client/form/use-form';
import { postSignedIn } from '@/lib/client/session/post-signed-in';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { withBasePath } from '@/lib/links/links';
import { NewPasswordFields } from './new-password-fields';
import { passwordErrorsOf } from './password-field-errors';
import { newPasswordIssues } from './password-rules';
import { RuleList } from './rule-list';

interface ChangeFormProps {
  /** For password managers, which need the account of a password. */
  readonly employeeId: string;
}

/** ROUTE-09, SOPQ-30: one's own password. This session continues; all others end, and the page says so. */
export function ChangeForm({ employeeId }: ChangeFormProps) {
  const t = useMessages('passwords');
  const errorText = useErrorText();
  const isHydrated = useIsHydrated();
  const form = useForm({
    values: usePostedValues({ OldPassword: '', NewPassword: '', confirmation: '' }),
    check: ({ OldPassword, NewPassword, confirmation }) => ({
      OldPassword: OldPassword === '' ? t('required') : null,
      ...newPasswordIssues(NewPassword, confirmation, t),
    }),
    send: (fields) => postSignedIn('change-password', fields),
    onSent: () => {
      form.reset();
      showSnackbar('success', t('updated'));
    },
    errorsOf: (error) => passwordErrorsOf(error, t, errorText),
    failureText: errorText,
  });

  return (
    <PostForm
      form={form}
      notice={form.isSent ? t('changed') : null}
      canSubmit={isHydrated}
      submitText={t('submit')}
      busyText={t('submitting')}
      cancel={{ text: t('cancel'), href: withBasePath('/') }}
      className="max-w-md"
    >
      <input type="text" name="username" autoComplete="username" value={employeeId} readOnly hidden />
      <PasswordField
        {...form.field('OldPassword')}
        id="old-password"
        label={t('oldPassword')}
        showText={t('showPassword')}
        hideText={t('hidePassword')}
        autoComplete="current-password"
      />
      <NewPasswordFields labels={{ password: t('newPassword'), confirmation: t('confirmPassword') }} form={form} />
      <RuleList id="password-rules" />
    </PostForm>
  );
}
