'use client';

import { useRouter } from 'next/navigation';
import { useState, type ReactNode } from 'react';
import { CodeField } from '@/components/ui/form/credentials/code-field';
import { PostForm } from '@/components/ui/form/post-form';
import { TextField } from '@/components/ui/form/text-field';
import { useIsHydrated } from '@/components/ui/use-is-hydrated';
import { hasIssueAt } from '@/lib/client/form/field-errors';
import { useFormValues } from '@/lib/client/form/form-values';
import { useForm } from '@/lib/client/form/use-form';
import { leaveTo } from '@/lib/client/pause';
import { postSignedIn } from '@/lib/client/session/post-signed-in';
import { LENGTH } from '@/lib/contract/access/limits';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { NewCodes } from './new-codes';

interface AddAppProps {
  /** The key of the app, sealed: it goes back with the first code. */
  readonly offer: string;
  /** Whether an app is there already, which this one takes the place of. */
  readonly isReplacing: boolean;
  /** Whether nothing else is open before. */
  readonly isAtGate?: boolean;
  /** How the app gets its key. */
  readonly children: ReactNode;
}

/** Adds an authenticator app: its key, its first code, then the recovery codes, which are told here and never again. */
export function AddApp({ offer, isReplacing, isAtGate = false, children }: AddAppProps) {
  const t = useMessages('second-factor');
  const errorText = useErrorText();
  const router = useRouter();
  const isHydrated = useIsHydrated();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const form = useForm({
    values: useFormValues({ OTP: '', CurrentOTP: '' }),
    check: ({ OTP, CurrentOTP }) => ({
      OTP: /^\d{6}$/.test(OTP.trim()) ? null : t('sixDigits'),
      CurrentOTP: isReplacing && CurrentOTP.trim() === '' ? t('required') : null,
    }),
    send: ({ OTP, CurrentOTP }) =>
      postSignedIn('add-authenticator', { Offer: offer, OTP: OTP.trim(), CurrentOTP: CurrentOTP.trim() }),
    onSent: ({ told }) => setCodes(told ?? []),
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
          router.replace('/user/secondfactor');
          router.refresh();
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
          <p className="mb-4 text-pretty text-muted">{t(isReplacing ? 'confirmReplacingText' : 'confirmText')}</p>
          <PostForm
            form={form}
            canSubmit={isHydrated}
            submitText={t(isReplacing ? 'replace' : 'add')}
            busyText={t('checking')}
            className="max-w-sm"
          >
            <CodeField {...form.field('OTP')} label={t('newCode')} maxLength={LENGTH.code[1]} />
            {isReplacing && (
              <TextField
                {...form.field('CurrentOTP')}
                label={t('currentCode')}
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
