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
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { findLengthIssue } from '@/lib/text/length-issue';

interface RegisterFormProps {
  /** Offered as the name. */
  readonly name: string;
  /** By which a second press registers nothing more. */
  readonly installation: string;
  /** Whether this browser is registered for somebody else, or was removed. */
  readonly isReplacing: boolean;
}

/** Registers the browser in hand. */
export function RegisterForm({ name, installation, isReplacing }: RegisterFormProps) {
  const t = useMessages('devices');
  const errorText = useErrorText();
  const router = useRouter();
  const isHydrated = useIsHydrated();
  const form = useForm({
    values: usePostedValues({ DeviceName: name }),
    check: ({ DeviceName }) => ({ DeviceName: findLengthIssue(DeviceName.trim(), LENGTH.deviceName, t) }),
    send: ({ DeviceName }) =>
      postSignedIn('register-device', { DeviceName: DeviceName.trim(), InstallationID: installation }),
    onSent: () => {
      showSnackbar('success', t('registered'));
      router.refresh();
    },
    errorsOf: (error) => fieldErrorsOf(error, (_, field) => (field === 'DeviceName' ? t('required') : null)),
    failureText: (error) => (issuesOf(error)[0]?.message === 'too_many' ? t('tooMany') : errorText(error)),
  });

  return (
    <section aria-labelledby="this-device">
      <h2 id="this-device" className="text-base font-semibold">
        {t('here')}
      </h2>
      <p className="mt-0.5 mb-5 max-w-xl text-pretty text-muted">{isReplacing ? t('replacingText') : t('hereText')}</p>
      <PostForm
        form={form}
        canSubmit={isHydrated}
        submitText={t('register')}
        busyText={t('registering')}
        className="max-w-md"
      >
        <TextField {...form.field('DeviceName')} id="device-name" label={t('name')} autoComplete="off" />
      </PostForm>
    </section>
  );
}
