import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { call } from '@/lib/client/call/call';
import { useSetNotificationCount } from '@/lib/client/use-notification-count';
import { useRefusalText } from './use-refusal-text';

/** What is finished in its row. */
export type Finishable = 'task' | 'notification';

/** Takes a finish back, also where the row that was finished has left; a refusal is said. */
export function useTakeBack(): (of: Finishable, code: string) => Promise<boolean> {
  const refusalText = useRefusalText();
  const setCount = useSetNotificationCount();
  return async (of, code) => {
    try {
      if (of === 'task') await call('reopenTask', { TaskCode: code }, crypto.randomUUID());
      else setCount(await call('markNotificationPending', { NotificationCode: code }, crypto.randomUUID()));
      return true;
    } catch (error) {
      showSnackbar('error', refusalText(error, 'openAlready'));
      return false;
    }
  };
}
