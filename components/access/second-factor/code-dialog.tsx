import { useState } from 'react';
import { PasskeyButton } from '@/components/platform/passkey-button';
import { Button } from '@/components/ui/button/button';
import { DialogButtons } from '@/components/ui/button/dialog-buttons';
import { Alert } from '@/components/ui/feedback/alert';
import { TextField } from '@/components/ui/form/text-field';
import { Dialog } from '@/components/ui/overlay/dialog';
import { hasIssueAt } from '@/lib/client/form/field-errors';
import { useFormValues } from '@/lib/client/form/form-values';
import { useForm } from '@/lib/client/form/use-form';
import { useWhyNoPasskeys } from '@/lib/client/passkeys/use-why-no-passkeys';
import { postSignedIn } from '@/lib/client/session/post-signed-in';
import { LENGTH } from '@/lib/contract/access/limits';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { codeTexts, type FactorProof, type Factors } from './factors';

interface CodeDialogProps<Result> {
  readonly title: string;
  /** What will happen. */
  readonly text: string;
  readonly submitText: string;
  readonly isDangerous?: boolean;
  /** By what the person can prove themself. */
  readonly factors: Factors;
  readonly send: (proof: FactorProof) => Promise<Result>;
  readonly onSent: (result: Result) => void;
  readonly onClose: () => void;
}

/** Asks for a code of the app, a recovery code or a passkey before something is done. */
export function CodeDialog<Result>(props: CodeDialogProps<Result>) {
  const { title, text, submitText, isDangerous = false, factors, send, onSent, onClose } = props;
  const t = useMessages('second-factor');
  const errorText = useErrorText();
  const texts = codeTexts(factors);
  const whyNot = useWhyNoPasskeys();
  const [isSigning, setIsSigning] = useState(false);
  const form = useForm({
    values: useFormValues({ OTP: '' }),
    check: ({ OTP }) => ({ OTP: OTP.trim() === '' ? t('required') : null }),
    send: ({ OTP }) => send({ OTP: OTP.trim() }),
    onSent,
    errorsOf: (error) => ({ OTP: hasIssueAt(error, 'OTP') ? t(texts.wrong) : null }),
    failureText: errorText,
  });

  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <form {...form.props}>
        <div className="mt-2 space-y-4">
          <p className="text-base text-muted">{text}</p>
          {factors.hasPasskey && whyNot === null && (
            <PasskeyButton
              text={t('usePasskey')}
              busyText={t('waitingForDevice')}
              disabled={form.isBusy}
              post={postSignedIn}
              send={async (signed) => onSent(await send(signed))}
              onBusy={setIsSigning}
              onFailure={form.setError}
            />
          )}
          <TextField
            {...form.field('OTP')}
            label={t(texts.label)}
            maxLength={LENGTH.code[1]}
            autoComplete="one-time-code"
            spellCheck={false}
          />
          {form.failure && <Alert tone="danger">{form.failure}</Alert>}
        </div>
        <DialogButtons>
          <Button variant="secondary" type="button" disabled={form.isBusy || isSigning} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant={isDangerous ? 'danger' : 'primary'} disabled={isSigning} isBusy={form.isBusy}>
            {submitText}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
