import { clsx } from 'clsx';
import type { FormEvent, ReactNode } from 'react';
import { Alert } from '../feedback/alert';
import { Button } from '../button/button';
import { buttonClasses } from '../button/button-variant';

interface PostFormProps {
  /** Where it is posted before scripts run; left out where it needs them. */
  readonly action?: string;
  /** Called for each submit that is not a second press of the same. */
  readonly onSubmit: (form: HTMLFormElement) => unknown;
  /** What went wrong, else what went well, above the fields. */
  readonly failure?: string | null;
  readonly notice?: string | null;
  readonly isBusy: boolean;
  readonly canSubmit?: boolean;
  readonly words: { readonly submit: string; readonly submitting: string };
  /** The way back; with it the two share the line, without it the button is as wide as `isWide` says. */
  readonly cancel?: { readonly text: string; readonly href: string };
  readonly isWide?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The frame of a form that is one step: what happened, the fields, the button. */
export function PostForm(props: PostFormProps) {
  const { action, onSubmit, failure, notice, isBusy, canSubmit = true, words, cancel, isWide, className } = props;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isBusy) onSubmit(event.currentTarget);
  }

  const button = (
    <Button
      type="submit"
      disabled={!canSubmit}
      isBusy={isBusy}
      busyText={words.submitting}
      className={isWide ? 'w-full' : ''}
    >
      {words.submit}
    </Button>
  );
  return (
    <form method="post" action={action} noValidate onSubmit={submit} className={clsx('space-y-5', className)}>
      {failure && <Alert tone="danger">{failure}</Alert>}
      {notice && !failure && <Alert tone="success">{notice}</Alert>}
      {props.children}
      {cancel ? (
        <div className="grid gap-3 sm:grid-cols-2">
          {button}
          <a href={cancel.href} className={buttonClasses('secondary')}>
            {cancel.text}
          </a>
        </div>
      ) : (
        button
      )}
    </form>
  );
}
