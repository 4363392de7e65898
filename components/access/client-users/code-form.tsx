'use client';

import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import { Alert } from '@/components/ui/feedback/alert';
import { buttonClasses } from '@/components/ui/button/button-variant';
import { CodeField } from '@/components/ui/form/credentials/code-field';
import { CodeWait } from '@/components/ui/form/credentials/code-wait';
import { PostForm } from '@/components/ui/form/post-form';
import { useCountdown } from '@/components/ui/use-countdown';
import { CallError } from '@/lib/client/call/call-error';
import { pause } from '@/lib/client/pause';
import { postSession } from '@/lib/client/session/session';
import { failureText, type Failure, type FailureWords } from '@/lib/i18n/failure-text';
import { lengthIssueText } from '@/lib/i18n/length-issue-text';
import { findLengthIssue, type LengthWords } from '@/lib/text/length-rule';
import { withBasePath } from '@/lib/links/links';
import { SUBMIT_DELAY_MS } from './delay';

export interface CodeWords extends LengthWords {
  readonly code: string;
  readonly codeRequired: string;
  readonly submit: string;
  readonly submitting: string;
  readonly codeWait: string;
  readonly codeReady: string;
  readonly back: string;
  readonly startAgain: string;
}

interface CodeFormProps {
  readonly words: CodeWords;
  readonly failures: FailureWords;
  /** Until another code may be asked for. */
  readonly waitSeconds: number;
  /** How a form that was posted without scripts came back. */
  readonly returned: Failure | null;
}

const NAMES = '/auth/chilllogin?step=names';

/** CLI-04, CLI-06, CLI-13 to CLI-16: the code that was mailed. Another one is asked for by going back a step. */
export function CodeForm({ words, failures, waitSeconds, returned }: CodeFormProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(returned);
  const [issue, setIssue] = useState<string | null>(null);
  const codeRef = useRef<HTMLInputElement>(null);
  const { secondsLeft } = useCountdown(waitSeconds);

  async function submit() {
    const OTP = (codeRef.current?.value ?? '').trim();
    const found = lengthIssueText(findLengthIssue(OTP, 1, 50), { ...words, required: words.codeRequired });
    setIssue(found);
    setFailure(null);
    if (found) return codeRef.current?.focus();

    setIsBusy(true);
    await pause(SUBMIT_DELAY_MS);
    try {
      const { next } = await postSession('client-code', { OTP });
      location.assign(next);
    } catch (error) {
      setFailure(error);
      setIsBusy(false);
      codeRef.current?.focus();
      codeRef.current?.select();
    }
  }

  if (failure instanceof CallError && failure.code === 'code_void') {
    return (
      <div className="space-y-5">
        <Alert tone="danger">{failureText(failure, failures)}</Alert>
        <a href={withBasePath(NAMES)} className={clsx(buttonClasses('primary'), 'w-full')}>
          {words.startAgain}
        </a>
      </div>
    );
  }
  return (
    <div className="space-y-5">
      <PostForm
        action={withBasePath('/api/session/client-code')}
        onSubmit={submit}
        failure={failure === null ? null : failureText(failure, failures)}
        isBusy={isBusy}
        words={words}
        isWide
      >
        <CodeField id="code" ref={codeRef} name="OTP" label={words.code} error={issue} readOnly={isBusy} />
      </PostForm>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-muted">
        <CodeWait secondsLeft={secondsLeft} words={words} />
        <a
          href={withBasePath(NAMES)}
          className="inline-flex min-h-11 items-center rounded-sm font-medium text-accent-text hover:underline"
        >
          {words.back}
        </a>
      </div>
    </div>
  );
}
