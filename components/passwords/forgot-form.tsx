'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { buttonLook } from '@/components/ui/button-look';
import { Field } from '@/components/ui/field';
import { showSnackbar } from '@/components/ui/snackbar-queue';
import { TextInput } from '@/components/ui/text-input';
import { pause } from '@/lib/client/pause';
import { postSession } from '@/lib/client/session';
import { failureText, type Failure, type FailureWords } from '@/lib/i18n/failure-text';
import { lengthFaultText } from '@/lib/i18n/length-fault-text';
import { lengthFault, type LengthWords } from '@/lib/length-rule';
import { withBasePath, withoutBasePath } from '@/lib/links';
import { askedFor } from './asked-id';

export interface ForgotWords extends LengthWords {
  readonly employeeId: string;
  readonly submit: string;
  readonly submitting: string;
  readonly cancel: string;
  readonly codeSent: string;
}

interface ForgotFormProps {
  readonly words: ForgotWords;
  readonly failures: FailureWords;
  /** How a form that was posted without scripts came back. */
  readonly returned: (Failure & { readonly username: string }) | null;
}

/** PWD-09: how long the good news stands before the next screen, in milliseconds. */
const DELAY = 500;

/** PWD-01 to PWD-10. Before scripts run it is a plain form that the server answers with a redirect. */
export function ForgotForm({ words, failures, returned }: ForgotFormProps) {
  const router = useRouter();
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [failure, setFailure] = useState<Failure | null>(returned);
  const usernameRef = useRef<HTMLInputElement>(null);

  useEffect(() => router.prefetch('/auth/change-password'), [router]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const username = (usernameRef.current?.value ?? '').trim();
    const found = lengthFaultText(lengthFault(username, 1, 50), words);
    setFault(found);
    setFailure(null);
    if (found) return usernameRef.current?.focus();

    setIsBusy(true);
    try {
      const { next } = await postSession('forgot-password', { username });
      askedFor.remember(username);
      showSnackbar('success', words.codeSent);
      await pause(DELAY);
      router.push(withoutBasePath(next));
    } catch (error) {
      showSnackbar('error', failureText(error, failures));
      setIsBusy(false);
      usernameRef.current?.focus();
    }
  }

  return (
    <form
      method="post"
      action={withBasePath('/api/session/forgot-password')}
      noValidate
      onSubmit={submit}
      className="space-y-5"
    >
      {failure && <Alert tone="danger">{failureText(failure, failures)}</Alert>}
      <Field id="username" label={words.employeeId} error={fault}>
        {(control) => (
          <TextInput
            {...control}
            ref={usernameRef}
            name="username"
            defaultValue={returned?.username}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            readOnly={isBusy}
            required
          />
        )}
      </Field>
      <div className="grid gap-3 sm:grid-cols-2">
        <Button type="submit" isBusy={isBusy} busyText={words.submitting}>
          {words.submit}
        </Button>
        <a href={withBasePath('/auth/login')} className={buttonLook('secondary')}>
          {words.cancel}
        </a>
      </div>
    </form>
  );
}
