import { showSnackbar, showSnackbarWithAction } from '@/components/ui/feedback/snackbar-queue';
import { call } from '@/lib/client/call/call';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { isOver } from './use-refusal-text';

interface SentWish {
  /** Empty where it cannot be taken back. */
  readonly code: string;
  readonly texts: { readonly sent: string; readonly undo: string; readonly arrived: string };
  readonly onTakenBack: () => void;
}

/** Says that a wish was sent, with the way to take it back until it arrives; a refusal is said. */
export function useWishUndo(): (wish: SentWish) => void {
  const errorText = useErrorText();
  return ({ code, texts, onTakenBack }) => {
    if (!code) return showSnackbar('success', texts.sent);
    const run = async () => {
      try {
        await call('withdrawWish', { SentCode: code }, crypto.randomUUID());
        onTakenBack();
      } catch (error) {
        showSnackbar('error', isOver(error) ? texts.arrived : errorText(error));
      }
    };
    showSnackbarWithAction(texts.sent, { text: texts.undo, run });
  };
}
