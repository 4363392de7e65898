'use client';

import Link from 'next/link';
import { useState } from 'react';
import { preloadPanel } from '@/components/platform/panel/preload-panel';
import { openPanel } from '@/components/platform/panel/open-panel';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { Spinner } from '@/components/ui/feedback/spinner';
import { rowButtonClasses } from '@/components/ui/button/row-button-classes';
import { useCallMutation } from '@/lib/client/call/use-call';
import { postSignedIn } from '@/lib/client/session/post-signed-in';
import { useSetNotificationCount } from '@/lib/client/use-notification-count';
import { useMessages } from '@/lib/i18n/use-messages';
import { withBasePath } from '@/lib/links/links';

interface OpenRowProps {
  /** What is opened, in words. */
  readonly name: string;
  /** Where it leads; null for what is read in the panel of notifications, or is no more than said. */
  readonly page: `/${string}` | null;
  /** The role to change to before, with its name; 0 where it opens in the active one. */
  readonly roleCode: number;
  readonly roleName: string;
  /** Of a notification: its code, and whether opening it is reading it. */
  readonly notification: { readonly code: string; readonly isRead: boolean } | null;
  /** Its role and type, as the panel of notifications takes them. */
  readonly panelSubject: string;
  readonly look: 'title' | 'button';
  /** On the button. */
  readonly text?: string;
}

const prepare = () => preloadPanel('notifications');

/**
 * Opens what waits: its page, in the role that it is for, or the panel where it can be read. A row of another role says so on its
 * button before it is pressed. What fails leaves everything as it is.
 */
export function OpenRow({ name, page, roleCode, roleName, notification, panelSubject, look, text }: OpenRowProps) {
  const t = useMessages('home');
  const { send } = useCallMutation('markNotificationRead');
  const setCount = useSetNotificationCount();
  const [isLeaving, setIsLeaving] = useState(false);
  const classes = look === 'title' ? 'rounded-sm text-left hover:underline' : rowButtonClasses;
  const shown = look === 'title' ? name : roleCode ? t('openAs', { role: roleName }) : text;
  const label = look === 'button' ? `${shown}: ${name}` : undefined;

  const read = async () => {
    if (notification?.isRead) setCount(await send({ NotificationCode: notification.code }));
  };

  async function openInRole(target: `/${string}`) {
    setIsLeaving(true);
    try {
      await postSignedIn('change-role', { RoleCode: String(roleCode), module: target.split('/')[1] ?? '' });
      location.assign(withBasePath(target));
    } catch {
      setIsLeaving(false);
      showSnackbar('error', t('roleFailed'));
    }
  }

  if (!page && !notification) return look === 'title' ? name : null;
  if (!page) {
    return (
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={label}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => openPanel('notifications', panelSubject)}
        className={classes}
      >
        {shown}
      </button>
    );
  }
  if (roleCode) {
    return (
      <button
        type="button"
        aria-label={label}
        aria-busy={isLeaving}
        disabled={isLeaving}
        onClick={() =>
          void read()
            .catch(() => undefined)
            .then(() => openInRole(page))
        }
        className={classes}
      >
        {isLeaving && look === 'button' && <Spinner />}
        {shown}
      </button>
    );
  }
  return (
    <Link
      href={page}
      prefetch={false}
      aria-label={label}
      onClick={() => void read().catch(() => undefined)}
      className={classes}
    >
      {shown}
    </Link>
  );
}
