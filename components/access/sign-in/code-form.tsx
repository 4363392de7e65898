'use client';

import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import { Alert } from '@/components/ui/feedback/alert';
import { buttonClasses } from '@/components/ui/button/button-variant';
import { PostForm } from '@/components/ui/form/post-form';
import { CodeField } from '@/components/ui/form/credentials/code-field';
import { CallError } from '@/lib/client/call/call-error';
import { postSession } from '@/lib/client/session/session';
import { failureText, type Failure, type FailureWords } from '@/lib/i18n/failure-text';
import { lengthIssueText } from '@/lib/i18n/length-issue-text';
import { findLengthIssue, type LengthWords } from '@/lib/text/length-rule';
import { withBasePath } from '@/lib/links/links';
import { ResendCode, type ResendWords } from './resend-code';

export interface CodeWords extends LengthWords, ResendWords {
  readonly code: string;
  readonly codeSubmit: string;
  readonly codeSubmitting: string;
  readonly backToSignIn: string;
}

interface CodeFormProps {
  readonly words: CodeWords;
  readonly failures: FailureWords;
  readonly waitSeconds: number;
  /** How a form that was posted without scripts came back. */
  readonly returned: Failure | 'code_sent' | null;
}

/** The sign-in that asked for the code is over: only a new sign-in leads on. */
const isOver = (failure: unknown) =>
  failure instanceof CallError && failure.status === 401 && failure.code !== 'code_invalid';

/** OTP-02 to OTP-18. */
export function CodeForm({ words, failures, waitSeconds, returned }: CodeFormProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(returned === 'code_sent' ? null : returned);
  const [isSent, setIsSent] = useState(returned === 'code_sent');
  const [issue, setIssue] = useState<string | null>(null);
  const codeRef = useRef<HTMLInputElement>(null);

  async function submit() {
    const code = codeRef.current?.value ?? '';
    const found = lengthIssueText(findLengthIssue(code.trim(), 3, 50), words);
    setIssue(found);
    setFailure(null);
    setIsSent(false);
    if (found) return codeRef.current?.focus();

    setIsBusy(true);
    try {
      const { next } = await postSession('code', { OTP: code });
      location.assign(next);
    } catch (error) {
      setFailure(error);
      setIsBusy(false);
      codeRef.current?.focus();
      codeRef.current?.select();
    }
  }

  return (
    <div className="space-y-5">
      {failure !== null && <Alert tone="danger">{failureText(failure, failures)}</Alert>}
      {isSent && <Alert tone="success">{words.codeSent}</Alert>}
      {isOver(failure) ? (
        <a href={withBasePath('/auth/login')} className={clsx(buttonClasses('primary'), 'w-full')}>
          {words.backToSignIn}
        </a>
      ) : (
        <>
          <PostForm
            action={withBasePath('/api/session/code')}
            onSubmit={submit}
            isBusy={isBusy}
            words={{ submit: words.codeSubmit, submitting: words.codeSubmitting }}
            isWide
          >
            <CodeField id="code" ref={codeRef} name="OTP" label={words.code} error={issue} readOnly={isBusy} />
          </PostForm>
          <ResendCode
            words={words}
            waitSeconds={waitSeconds}
            typedCode={() => codeRef.current?.value ?? ''}
            onSent={() => {
              setFailure(null);
              setIsSent(true);
              codeRef.current?.focus();
            }}
            onFailure={(error) => {
              setIsSent(false);
              setFailure(error);
            }}
          />
        </>
      )}
    </div>
  );
}
