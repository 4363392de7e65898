'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { PostForm } from '@/components/ui/form/post-form';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { TextField } from '@/components/ui/form/text-field';
import { useIsHydrated } from '@/components/ui/use-is-hydrated';
import { CallError } from '@/lib/client/call/call-error';
import { leaveEndedSession } from '@/lib/client/session/leave-ended-session';
import { postSession } from '@/lib/client/session/session';
import { failureText, type FailureWords } from '@/lib/i18n/failure-text';
import { lengthIssueText } from '@/lib/i18n/length-issue-text';
import { findLengthIssue, type LengthWords } from '@/lib/text/length-rule';

const MAX_NAME_LENGTH = 60;

export interface RegisterWords extends LengthWords {
  readonly here: string;
  readonly hereText: string;
  readonly replacingText: string;
  readonly name: string;
  readonly register: string;
  readonly registering: string;
  readonly registered: string;
  readonly tooMany: string;
}

interface RegisterFormProps {
  readonly words: RegisterWords;
  readonly failures: FailureWords;
  /** Offered as the name. */
  readonly name: string;
  /** By which a second press registers nothing more. */
  readonly installation: string;
  /** Whether this browser was registered before, otherwise than by what is listed. */
  readonly isReplacing: boolean;
}

/** Registers the browser in hand. */
export function RegisterForm({ words, failures, name, installation, isReplacing }: RegisterFormProps) {
  const router = useRouter();
  const isHydrated = useIsHydrated();
  const [isBusy, setIsBusy] = useState(false);
  const [fieldIssue, setFieldIssue] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const nameRef = useRef<HTMLInputElement>(null);

  function refuse(error: unknown) {
    const issue = error instanceof CallError ? error.issues?.[0] : undefined;
    if (error instanceof CallError && error.code === 'unauthenticated') return leaveEndedSession();
    if (issue?.path === 'DeviceName') return setFieldIssue(words.required);
    setFailure(issue?.message === 'too_many' ? words.tooMany : failureText(error, failures));
  }

  async function submit() {
    const typed = nameRef.current?.value.trim() ?? '';
    const found = lengthIssueText(findLengthIssue(typed, 1, MAX_NAME_LENGTH), words);
    setFieldIssue(found);
    setFailure(null);
    if (found) return nameRef.current?.focus();
    setIsBusy(true);
    try {
      await postSession('register-device', { DeviceName: typed, InstallationID: installation });
      showSnackbar('success', words.registered);
      router.refresh();
    } catch (error) {
      refuse(error);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <section aria-labelledby="this-device">
      <h2 id="this-device" className="text-base font-semibold">
        {words.here}
      </h2>
      <p className="mt-0.5 mb-5 max-w-xl text-pretty text-muted">
        {isReplacing ? words.replacingText : words.hereText}
      </p>
      <PostForm
        onSubmit={submit}
        failure={failure}
        isBusy={isBusy}
        canSubmit={isHydrated}
        words={{ submit: words.register, submitting: words.registering }}
        className="max-w-md"
      >
        <TextField
          id="device-name"
          ref={nameRef}
          name="DeviceName"
          label={words.name}
          error={fieldIssue}
          defaultValue={name}
          readOnly={isBusy}
          autoComplete="off"
        />
      </PostForm>
    </section>
  );
}
