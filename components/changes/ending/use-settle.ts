import { useState } from 'react';
import { showSnackbarWithAction } from '@/components/ui/feedback/snackbar-queue';
import { useCallMutation } from '@/lib/client/call/use-call';
import type { RequestFor } from '@/lib/contract/all';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { useTakeBack } from '../undo/use-take-back';
import type { EndingStatus } from './ending-status';

type Settlement = RequestFor<'settleJobStatus'>;
type Decision = Settlement['Decision'];

const DONE = { confirm: 'confirmed', extend: 'extended', end: 'over' } as const;

/** Settles a status that ends, and offers at once to take that back. */
export function useSettle({ ChillCode, JobCode, Name: name }: EndingStatus, onSettled: () => unknown) {
  const t = useMessages('changes.ending');
  const tUndo = useMessages('changes.undo');
  const errorText = useErrorText();
  const { send, isSending } = useCallMutation('settleJobStatus');
  const takeBack = useTakeBack(onSettled);
  const [failure, setFailure] = useState<string | null>(null);

  /** Answers whether it is done. */
  async function settle(Decision: Decision, given: Partial<Settlement> = {}): Promise<boolean> {
    setFailure(null);
    try {
      const { ChangeCode } = await send({ ChillCode, JobCode, Decision, ...given });
      showSnackbarWithAction(t(DONE[Decision], { name }), {
        text: tUndo('button'),
        run: () => takeBack({ ChangeCode, BatchCode: '' }),
      });
      await onSettled();
      return true;
    } catch (error) {
      setFailure(errorText(error));
      return false;
    }
  }

  return { settle, isSending, failure };
}
