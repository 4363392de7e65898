import { usePathname, useRouter } from 'next/navigation';
import { useState } from 'react';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { useCall, useCallMutation } from '@/lib/client/call/use-call';
import { useSetNotificationCount } from '@/lib/client/use-notification-count';
import type { ReplyFor } from '@/lib/contract/all';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';

export type Notification = ReplyFor<'listNotifications'>[number];
export type Kind = Notification['NotificationType'];

const HOME = '/home/dashboard';

/** What is for one role, what waits alone or all, and the ways of reading it. A failed reading is taken back and said. */
export function useNotifications(roleCode: number, isPendingAlone: boolean) {
  const t = useMessages('notifications');
  const errorText = useErrorText();
  const request = { RoleCode: roleCode, ...(isPendingAlone && { Status: 'P' as const }) };
  const list = useCall('listNotifications', request, { revalidateOnFocus: false });
  const one = useCallMutation('markNotificationRead');
  const all = useCallMutation('markAllNotificationsRead');
  const [readHere, setReadHere] = useState<ReadonlySet<string>>(new Set());
  const setCount = useSetNotificationCount();
  const [router, path] = [useRouter(), usePathname()];

  function setStatus(codes: ReadonlySet<string>, status: 'P' | 'R') {
    const state = { Status: status, NotificationStatus: t(status === 'R' ? 'isRead' : 'isPending') };
    const change = (row: Notification) => (codes.has(row.NotificationCode) ? { ...row, ...state } : row);
    return list.mutate((rows) => rows?.map(change), { revalidate: false });
  }

  /** Answers whether there was something to mark, and it is marked. */
  async function mark(rows: readonly Notification[], send: () => Promise<{ HeadNotificationCount: number }>) {
    const codes = new Set(rows.filter(({ Status }) => Status === 'P').map(({ NotificationCode }) => NotificationCode));
    if (codes.size === 0) return false;
    setReadHere((before) => new Set([...before, ...codes]));
    await setStatus(codes, 'R');
    try {
      setCount(await send());
      return true;
    } catch (error) {
      await setStatus(codes, 'P');
      showSnackbar('error', errorText(error));
      return false;
    }
  }

  /** The home page lists what waits, too. */
  async function markHere(...marking: Parameters<typeof mark>) {
    if ((await mark(...marking)) && path === HOME) router.refresh();
  }

  const markOne = (row: Notification) =>
    [[row], () => one.send({ NotificationCode: row.NotificationCode })] satisfies Parameters<typeof mark>;

  return {
    list,
    /** What waits, and what was read while it is looked at. */
    isOfNow: ({ Status, NotificationCode }: Notification) => Status === 'P' || readHere.has(NotificationCode),
    read: (row: Notification) => markHere(...markOne(row)),
    /** Before the page is left by a change of role: what the page still asked for would come back as refused. */
    readLeaving: async (row: Notification) => void (await mark(...markOne(row))),
    readAll: (rows: readonly Notification[], kind: Kind) =>
      markHere(
        rows.filter(({ StaysUntilDone }) => !StaysUntilDone),
        () => all.send({ RoleCode: roleCode, NotificationType: kind }),
      ),
    isReadingAll: all.isSending,
  };
}
