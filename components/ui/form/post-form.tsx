import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Alert } from '../feedback/alert';
import { Button } from '../button/button';
import { buttonClasses } from '../button/button-variant';

interface PostFormProps {
  /** Where it is posted before scripts run; left out where it needs them. */
  readonly action?: string;
  /** As `useForm` answers it. */
  readonly form: {
    readonly props: ComponentProps<'form'>;
    readonly isBusy: boolean;
    readonly failure: string | null;
  };
  /** What went well, above the fields where nothing went wrong. */
  readonly notice?: string | null;
  readonly canSubmit?: boolean;
  readonly submitText: string;
  readonly busyText: string;
  /** Secondary where another way stands above it. */
  readonly submitVariant?: 'primary' | 'secondary';
  /** The way back; with it the two share the line, without it the button is as wide as `isWide` says. */
  readonly cancel?: { readonly text: string; readonly href: string };
  readonly isWide?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The frame of a form that is one step: what happened, the fields, the button. */
export function PostForm(props: PostFormProps) {
  const { action, form, notice, canSubmit = true, submitText, busyText, cancel, isWide, className } = props;
  const { submitVariant = 'primary' } = props;

  const button = (
    <Button
      type="submit"
      variant={submitVariant}
      disabled={!canSubmit}
      isBusy={form.isBusy}
      busyText={busyText}
      className={isWide ? 'w-full' : ''}
    >
      {submitText}
    </Button>
  );
  return (
    <form {...form.props} inert={false} method="post" action={action} className={clsx('space-y-5', className)}>
      {form.failure && <Alert tone="danger">{form.failure}</Alert>}
      {notice && !form.failure && <Alert tone="success">{notice}</Alert>}
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
