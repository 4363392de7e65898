import { mutate } from 'swr';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { call } from '@/lib/client/call/call';

/** Notes with the HR API that a person has been walked through a task; the list that may be open shows it. */
export async function finishBuddyTask(code: string, errorText: (error: unknown) => string): Promise<void> {
  try {
    await call('markBuddyTaskDone', { BuddyCode: code }, crypto.randomUUID());
    await mutate(['listBuddyTasks', {}]);
  } catch (error) {
    showSnackbar('error', errorText(error));
  }
}
