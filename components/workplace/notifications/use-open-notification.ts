import { useRouter } from 'next/navigation';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { postSignedIn } from '@/lib/client/session/post-signed-in';
import { pageOfNotificationLink } from '@/lib/links/upstream-links';
import { withBasePath } from '@/lib/links/links';
import type { Notification } from './use-notifications';

interface OpenNotificationOptions {
  /** The role in which the session is; 0 where that is not known. */
  readonly activeRole: number;
  readonly read: (row: Notification) => Promise<void>;
  readonly readLeaving: (row: Notification) => Promise<void>;
  readonly close: () => void;
  readonly failedText: string;
}

/**
 * NOTIF-10, ROUTE-13: goes where a notification leads, in the role that it is for, and marks it as read unless it stays until it is
 * done. A link that names no page of the portal is not followed.
 */
export function useOpenNotification({ activeRole, read, readLeaving, close, failedText }: OpenNotificationOptions) {
  const router = useRouter();
  return async (row: Notification) => {
    const page = pageOfNotificationLink(row);
    if (!page) return;
    const isOfOtherRole = activeRole !== 0 && row.RoleCode !== activeRole;
    if (!isOfOtherRole) {
      if (!row.StaysUntilDone) void read(row);
      router.push(page);
      return close();
    }
    try {
      if (!row.StaysUntilDone) await readLeaving(row);
      await postSignedIn('change-role', { RoleCode: String(row.RoleCode), module: page.split('/')[1] ?? '' });
      location.assign(withBasePath(page));
    } catch {
      showSnackbar('error', failedText);
    }
  };
}
