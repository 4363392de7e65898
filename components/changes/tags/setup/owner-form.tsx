import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button/button';
import { DialogButtons } from '@/components/ui/button/dialog-buttons';
import { Alert } from '@/components/ui/feedback/alert';
import { DateInput } from '@/components/ui/form/date/date-input';
import { Field } from '@/components/ui/form/field';
import { fieldErrorsOf } from '@/lib/client/form/field-errors';
import { useFormValues } from '@/lib/client/form/form-values';
import { useForm } from '@/lib/client/form/use-form';
import type { TagIssue } from '@/lib/contract/changes/tag-rules';
import type { Tag } from '@/lib/contract/changes/tag-setup';
import { calendarDate, wireCalendarDate } from '@/lib/dates';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { wireDate } from '@/lib/typed/wire-days';
import type { SetupDialogProps } from './opened-tag';

interface OwnerFormProps extends SetupDialogProps {
  readonly dayLabel: string;
  /** What is missing beside the day; null for nothing. */
  readonly missing: string | null;
  readonly send: (day: string) => Promise<readonly Tag[]>;
  /** What stands before the day. */
  readonly children: ReactNode;
}

/** A day from which on, or until which, somebody looks after a tag. */
export function OwnerForm({ dayLabel, missing, send, onSaved, onClose, children }: OwnerFormProps) {
  const t = useMessages('tags');
  const errorText = useErrorText();
  const form = useForm({
    values: useFormValues({ day: wireDate(calendarDate(new Date())), person: '' }),
    check: ({ day }) => ({
      day: wireCalendarDate(day) ? null : t('issues.not_valid', { name: dayLabel }),
      person: missing,
    }),
    send: ({ day }) => send(day),
    onSent: onSaved,
    errorsOf: (error) => {
      const { From, To, UserCode } = fieldErrorsOf(error, (message) =>
        t(`issues.${message as TagIssue}`, { name: dayLabel }),
      );
      return { ...((From ?? To) && { day: From ?? To }), ...(UserCode && { person: UserCode }) };
    },
    failureText: errorText,
  });
  const day = form.field('day');
  const failure = form.failure ?? form.errorOf('person');
  return (
    <form {...form.props} className="mt-4 space-y-4 overflow-y-auto">
      {children}
      <Field id={day.id} label={dayLabel} error={day.error}>
        {(control) => (
          <DateInput
            {...control}
            label={dayLabel}
            value={form.values.day}
            onChange={(next) => form.change({ day: next })}
          />
        )}
      </Field>
      {failure && <Alert tone="danger">{failure}</Alert>}
      <DialogButtons>
        <Button type="button" variant="secondary" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit" isBusy={form.isBusy} busyText={t('saving')}>
          {t('save')}
        </Button>
      </DialogButtons>
    </form>
  );
}
