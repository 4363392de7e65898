import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import type { FieldErrors } from '@/lib/client/form/field-errors';
import type { FormValues } from '@/lib/client/form/form-values';
import { useForm, type Form } from '@/lib/client/form/use-form';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { refusedFields } from './check-sending';
import type { SendingValues } from './sending-values';

/** The form of a report that is sent at once or by a schedule. */
export type SendingForm = Form<SendingValues>;

interface SendingFormOptions {
  readonly values: FormValues<SendingValues>;
  readonly check: (values: SendingValues) => FieldErrors<SendingValues>;
  readonly send: (values: SendingValues) => Promise<unknown>;
  /** Said once it is sent. */
  readonly sentText: string;
  readonly onSent: () => void;
}

/** Sends what a tab holds; a refusal is said in a snackbar and at its fields, and what was typed stays (RIMM-09, RSCH-32). */
export function useSendingForm({ values, check, send, sentText, onSent }: SendingFormOptions): SendingForm {
  const t = useMessages('report-sending');
  const errorText = useErrorText();
  return useForm<SendingValues, unknown>({
    values,
    check,
    send,
    onSent: () => {
      showSnackbar('success', sentText);
      values.reset();
      onSent();
    },
    errorsOf: (error) => refusedFields(t, error),
    onFailed: (error) => showSnackbar('error', errorText(error)),
  });
}
