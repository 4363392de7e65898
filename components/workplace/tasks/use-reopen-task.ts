import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { call } from '@/lib/client/call/call';
import { useRefusalText } from './use-refusal-text';

/** Takes a finish back, also where the row that was finished has left; a refusal is said. */
export function useReopenTask(): (code: string) => Promise<boolean> {
  const refusalText = useRefusalText();
  return async (code) => {
    try {
      await call('reopenTask', { TaskCode: code }, crypto.randomUUID());
      return true;
    } catch (error) {
      showSnackbar('error', refusalText(error, 'openAlready'));
      return false;
    }
  };
}
