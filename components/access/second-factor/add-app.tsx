'use client';

import { useRouter } from 'next/navigation';
import { useState, type ReactNode } from 'react';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { CodeField } from '@/components/ui/form/credentials/code-field';
import { PostForm } from '@/components/ui/form/post-form';
import { TextField } from '@/components/ui/form/text-field';
import { useIsHydrated } from '@/components/ui/use-is-hydrated';
import { hasIssueAt } from '@/lib/client/form/field-errors';
import { useFormValues } from '@/lib/client/form/form-values';
import { useForm } from '@/lib/client/form/use-form';
import { signByPasskey } from '@/lib/client/passkeys/passkeys';
import { leaveTo } from '@/lib/client/pause';
import { postSignedIn } from '@/lib/client/session/post-signed-in';
import { LENGTH } from '@/lib/contract/access/limits';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import type { Factors } from './factors';
import { NewCodes } from './new-codes';

interface AddAppProps {
  /** The key of the app, sealed: it goes back with the first code. */
  readonly offer: string;
  /** What the person has, and proves before they add to it; an app takes the place of another. */
  readonly factors: Factors;
  /** Whether nothing else is open before. */
  readonly isAtGate?: boolean;
  /** How the app gets its key. */
  readonly children: ReactNode;
}

/** What the field asks for that proves a factor which is there. */
function currentLabel({ hasApp, hasPasskey }: Factors) {
  if (!hasPasskey) return 'currentCode';
  return hasApp ? 'codeOrPasskey' : 'recoveryOrPasskey';
}

/** Adds an authenticator app: its key, its first code, then the recovery codes, which are told here and never again. */
export function AddApp({ offer, factors, isAtGate = false, children }: AddAppProps) {
  const t = useMessages('second-factor');
  const errorText = useErrorText();
  const { hasApp: isReplacing, hasPasskey } = factors;
  const isBeside = isReplacing || hasPasskey;
  const router = useRouter();
  const isHydrated = useIsHydrated();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  function showFactors() {
    router.replace('/user/secondfactor');
    router.refresh();
  }

  const form = useForm({
    values: useFormValues({ OTP: '', CurrentOTP: '' }),
    check: ({ OTP, CurrentOTP }) => ({
      OTP: /^\d{6}$/.test(OTP.trim()) ? null : t('sixDigits'),
      CurrentOTP: isReplacing && !hasPasskey && CurrentOTP.trim() === '' ? t('required') : null,
    }),
    send: async ({ OTP, CurrentOTP }) => {
      const isByPasskey = hasPasskey && CurrentOTP.trim() === '';
      const proof = isByPasskey ? await signByPasskey(postSignedIn) : { CurrentOTP: CurrentOTP.trim() };
      return postSignedIn('add-authenticator', { Offer: offer, OTP: OTP.trim(), ...proof });
    },
    onSent: ({ told = [] }) => {
      if (told.length > 0) return setCodes(told);
      showSnackbar('success', t('appAddedBeside'));
      showFactors();
    },
    errorsOf: (error) => ({
      OTP: hasIssueAt(error, 'OTP') ? t('wrongNewCode') : null,
      CurrentOTP: hasIssueAt(error, 'CurrentOTP') ? t('wrongCode') : null,
    }),
    failureText: (error) => (hasIssueAt(error, 'Offer') ? t('tooLate') : errorText(error)),
  });

  if (codes) {
    return (
      <NewCodes
        codes={codes}
        title={t(isReplacing ? 'replaced' : 'added')}
        onDone={async () => {
          if (isAtGate) return leaveTo((await postSignedIn('finish-enrolment', {})).next);
          showFactors();
        }}
      />
    );
  }
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
                label={t(currentLabel(factors))}
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
