import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { useCallMutation } from '@/lib/client/call/use-call';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';

interface Made {
  readonly ChangeCode: string;
  readonly BatchCode: string;
}

/** Takes back at once what was just done, without asking why. */
export function useTakeBack(onDone: () => unknown) {
  const t = useMessages('changes.undo');
  const errorText = useErrorText();
  const { send } = useCallMutation('undoChange');

  return async function takeBack(made: Made) {
    try {
      const { Undone } = await send({ ...made, Reason: t('atOnce') });
      showSnackbar('success', Undone > 1 ? t('doneMany', { count: Undone }) : t('done'));
    } catch (error) {
      showSnackbar('error', errorText(error));
    }
    await onDone();
  };
}
