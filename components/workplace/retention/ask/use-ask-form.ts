import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { useCallMutation } from '@/lib/client/call/use-call';
import { fieldErrorsOf } from '@/lib/client/form/field-errors';
import { useFormValues } from '@/lib/client/form/form-values';
import { useForm } from '@/lib/client/form/use-form';
import { useMessages } from '@/lib/i18n/use-messages';
import { checkReason } from '../check-reason';
import { useRetention } from '../retention-context';
import { useRefusal } from '../use-refusal';

interface AskOptions {
  readonly codes: readonly string[];
  readonly onAsked: () => void;
  /** Somebody may stand in the way by now. */
  readonly onRefused: () => void;
}

/** The form that asks for an erasure, with why. */
export function useAskForm({ codes, onAsked, onRefused }: AskOptions) {
  const t = useMessages('retention');
  const refusal = useRefusal();
  const { refresh } = useRetention();
  const { send } = useCallMutation('askErasure');
  return useForm({
    values: useFormValues({ Reason: '' }),
    check: ({ Reason }) => ({ Reason: checkReason(t, Reason) }),
    send: async ({ Reason }) => {
      try {
        await send({ ChillCodes: [...codes], Reason: Reason.trim() });
      } catch (error) {
        onRefused();
        throw error;
      }
    },
    onSent: async () => {
      onAsked();
      showSnackbar('success', t('ask.done'));
      await refresh();
    },
    errorsOf: (error) => ({ Reason: fieldErrorsOf(error, () => t('reason.refused')).Reason }),
    failureText: refusal,
  });
}
