import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { DialogButtons } from '@/components/ui/button/dialog-buttons';
import { Alert } from '@/components/ui/feedback/alert';
import { PasswordField } from '@/components/ui/form/credentials/password-field';
import { CallError } from '@/lib/client/call/call-error';
import { useFormValues } from '@/lib/client/form/form-values';
import { useForm } from '@/lib/client/form/use-form';
import { postSignedIn } from '@/lib/client/session/post-signed-in';
import { LENGTH } from '@/lib/contract/access/limits';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { AppCode } from './app-code';
import { ProofCode } from './proof-code';

interface PasswordProofProps {
  readonly userName: string;
  readonly onProven: () => void;
  readonly onClose: () => void;
}

/** What code is asked for: the app's, a recovery code where there are passkeys alone, or the one that was mailed, when, and in how many seconds another may be. */
type Wanted = 'app' | 'recovery' | { readonly at: number; readonly waitSeconds: number };

/** Confirms by the password, and in a second step by a code of the account's app, or the one that was mailed after it. */
export function PasswordProof({ userName, onProven, onClose }: PasswordProofProps) {
  const t = useMessages('reauthentication');
  const errorText = useErrorText();
  const [wanted, setWanted] = useState<Wanted | null>(null);

  /** False where a code is asked for first. */
  async function confirm(password: string, OTP: string): Promise<boolean> {
    try {
      await postSignedIn('confirm', { password, OTP });
      return true;
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== 'code_required') throw error;
      const mailed = { at: Date.now(), waitSeconds: Number(error.params?.seconds) || 0 };
      const { by } = error.params ?? {};
      setWanted(by === 'app' || by === 'recovery' ? by : mailed);
      return false;
    }
  }

  const form = useForm({
    values: useFormValues({ password: '', OTP: '' }),
    check: ({ password, OTP }) => ({
      password: password === '' ? t('required') : null,
      OTP: wanted && OTP.trim() === '' ? t('required') : null,
    }),
    send: ({ password, OTP }) => confirm(password, OTP.trim()),
    onSent: (isProven) => isProven && onProven(),
    errorsOf: (error) => {
      const code = error instanceof CallError ? error.code : null;
      if (code === 'password_wrong') return { password: errorText(error) };
      return code === 'code_invalid' ? { OTP: errorText(error) } : {};
    },
    failureText: errorText,
    retryAt: wanted ? 'OTP' : 'password',
  });

  async function resend() {
    form.setError(null);
    form.change({ OTP: '' });
    await confirm(form.values.password, '').catch(form.setError);
  }

  return (
    <form {...form.props}>
      <div className="space-y-4">
        <input type="text" name="username" autoComplete="username" value={userName} readOnly hidden />
        <PasswordField
          {...form.field('password')}
          label={t('password')}
          showText={t('showPassword')}
          hideText={t('hidePassword')}
          autoComplete="current-password"
          maxLength={LENGTH.password[1]}
        />
        {typeof wanted === 'string' && (
          <AppCode label={t(wanted === 'app' ? 'appCode' : 'recoveryCode')} field={form.field('OTP')} />
        )}
        {wanted && typeof wanted !== 'string' && (
          <ProofCode
            key={wanted.at}
            field={form.field('OTP')}
            waitSeconds={wanted.waitSeconds}
            onResend={() => void resend()}
          />
        )}
        {form.failure && <Alert tone="danger">{form.failure}</Alert>}
      </div>
      <DialogButtons>
        <Button variant="secondary" type="button" disabled={form.isBusy} onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit" isBusy={form.isBusy} busyText={t('confirming')}>
          {t('confirm')}
        </Button>
      </DialogButtons>
    </form>
  );
}
