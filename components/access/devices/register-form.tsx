'use client';

import { useRouter } from 'next/navigation';
import { PostForm } from '@/components/ui/form/post-form';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { TextField } from '@/components/ui/form/text-field';
import { useIsHydrated } from '@/components/ui/use-is-hydrated';
import { fieldErrorsOf, issuesOf } from '@/lib/client/form/field-errors';
import { usePostedValues } from '@/lib/client/form/form-values';
import { useForm } from '@/lib/client/form/use-form';
import { postSignedIn } from '@/lib/client/session/post-signed-in';
import { LENGTH } from '@/lib/contract/access/limits';
import { failureText, type FailureWords } from '@/lib/i18n/failure-text';
import { findLengthIssue, type LengthWords } from '@/lib/text/length-issue';

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
  const form = useForm({
    values: usePostedValues({ DeviceName: name }),
    check: ({ DeviceName }) => ({ DeviceName: findLengthIssue(DeviceName.trim(), LENGTH.deviceName, words) }),
    send: ({ DeviceName }) =>
      postSignedIn('register-device', { DeviceName: DeviceName.trim(), InstallationID: installation }),
    onSent: () => {
      showSnackbar('success', words.registered);
      router.refresh();
    },
    errorsOf: (error) => fieldErrorsOf(error, (_, field) => (field === 'DeviceName' ? words.required : null)),
    failureText: (error) => (issuesOf(error)[0]?.message === 'too_many' ? words.tooMany : failureText(error, failures)),
  });

  return (
    <section aria-labelledby="this-device">
      <h2 id="this-device" className="text-base font-semibold">
        {words.here}
      </h2>
      <p className="mt-0.5 mb-5 max-w-xl text-pretty text-muted">
        {isReplacing ? words.replacingText : words.hereText}
      </p>
      <PostForm
        form={form}
        canSubmit={isHydrated}
        words={{ submit: words.register, submitting: words.registering }}
        className="max-w-md"
      >
        <TextField {...form.field('DeviceName')} id="device-name" label={words.name} autoComplete="off" />
      </PostForm>
    </section>
  );
}
