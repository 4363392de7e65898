import type { ReactNode } from 'react';
import { CodeField } from '@/components/ui/form/credentials/code-field';
import { PostForm } from '@/components/ui/form/post-form';
import { TextField } from '@/components/ui/form/text-field';
import { useIsHydrated } from '@/components/ui/use-is-hydrated';
import { hasIssueAt } from '@/lib/client/form/field-errors';
import { useFormValues } from '@/lib/client/form/form-values';
import { useForm } from '@/lib/client/form/use-form';
import { signByPasskey } from '@/lib/client/passkeys/passkeys';
import { useWhyNoPasskeys } from '@/lib/client/passkeys/use-why-no-passkeys';
import { postSignedIn } from '@/lib/client/session/post-signed-in';
import { LENGTH } from '@/lib/contract/access/limits';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { codeTexts, type Factors } from '../factors';

interface AddAppProps {
  /** The key of the app, sealed: it goes back with the first code. */
  readonly offer: string;
  /** What the person has, and proves before they add to it; an app takes the place of another. */
  readonly factors: Factors;
  /** With the recovery codes where new ones were made; they are told here and never again. */
  readonly onAdded: (codes: readonly string[]) => void;
  /** How the app gets its key. */
  readonly children: ReactNode;
}

/** What the field says where a passkey may take its place. */
const OR_PASSKEY = { currentCode: 'codeOrPasskey', recoveryCode: 'recoveryOrPasskey' } as const;

/** Adds an authenticator app: its key, then its first code, with what proves a factor that is there. */
export function AddApp({ offer, factors, onAdded, children }: AddAppProps) {
  const t = useMessages('second-factor');
  const errorText = useErrorText();
  const { hasApp: isReplacing, hasPasskey } = factors;
  const isBeside = isReplacing || hasPasskey;
  const isHydrated = useIsHydrated();
  const whyNoPasskeys = useWhyNoPasskeys();
  const canSign = hasPasskey && !whyNoPasskeys;
  const current = codeTexts(factors);

  const form = useForm({
    values: useFormValues({ OTP: '', CurrentOTP: '' }),
    check: ({ OTP, CurrentOTP }) => ({
      OTP: /^\d{6}$/.test(OTP.trim()) ? null : t('sixDigits'),
      CurrentOTP: isBeside && !canSign && CurrentOTP.trim() === '' ? t('required') : null,
    }),
    send: async ({ OTP, CurrentOTP }) => {
      const isByPasskey = canSign && CurrentOTP.trim() === '';
      const proof = isByPasskey ? await signByPasskey(postSignedIn) : { CurrentOTP: CurrentOTP.trim() };
      return postSignedIn('add-authenticator', { Offer: offer, OTP: OTP.trim(), ...proof });
    },
    onSent: ({ told = [] }) => onAdded(told),
    errorsOf: (error) => ({
      OTP: hasIssueAt(error, 'OTP') ? t('wrongNewCode') : null,
      CurrentOTP: hasIssueAt(error, 'CurrentOTP') ? t(current.wrong) : null,
    }),
    failureText: (error) => (hasIssueAt(error, 'Offer') ? t('tooLate') : errorText(error)),
  });

  return (
    <>
      {children}
      <div className="mt-6 flex gap-4">
        <span
          aria-hidden
          className="flex size-7 shrink-0 items-center justify-center rounded-full bg-accent-tint font-semibold text-accent-text"
        >
          3
        </span>
        <section aria-labelledby="first-code" className="min-w-0 flex-1">
          <h2 id="first-code" className="text-base leading-7 font-semibold">
            {t('confirm')}
          </h2>
          <p className="mb-4 text-pretty text-muted">
            {t(isReplacing ? 'confirmReplacingText' : hasPasskey ? 'confirmBesideText' : 'confirmText')}
          </p>
          <PostForm
            form={form}
            canSubmit={isHydrated}
            submitText={t(isReplacing ? 'replace' : 'add')}
            busyText={t('checking')}
            className="max-w-sm"
          >
            <CodeField {...form.field('OTP')} label={t('newCode')} maxLength={LENGTH.code[1]} />
            {isBeside && (
              <TextField
                {...form.field('CurrentOTP')}
                label={t(canSign ? OR_PASSKEY[current.label] : current.label)}
                maxLength={LENGTH.code[1]}
                autoComplete="off"
              />
            )}
          </PostForm>
        </section>
      </div>
    </>
  );
}
