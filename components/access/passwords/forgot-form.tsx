'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { PostForm } from '@/components/ui/form/post-form';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { LoginIdField } from '@/components/ui/form/credentials/login-id-field';
import { pause } from '@/lib/client/pause';
import { postSession } from '@/lib/client/session/session';
import { failureText, type Failure, type FailureWords } from '@/lib/i18n/failure-text';
import { lengthFaultText } from '@/lib/i18n/length-fault-text';
import { lengthFault, type LengthWords } from '@/lib/text/length-rule';
import { withBasePath, withoutBasePath } from '@/lib/links/links';
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

  async function submit() {
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
    <PostForm
      action={withBasePath('/api/session/forgot-password')}
      onSubmit={submit}
      failure={failure && failureText(failure, failures)}
      isBusy={isBusy}
      words={words}
      cancel={{ text: words.cancel, href: withBasePath('/auth/login') }}
    >
      <LoginIdField
        id="username"
        ref={usernameRef}
        name="username"
        label={words.employeeId}
        error={fault}
        defaultValue={returned?.username}
        readOnly={isBusy}
      />
    </PostForm>
  );
}
