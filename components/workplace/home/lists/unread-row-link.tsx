'use client';

import Link from 'next/link';
import { preloadPanel } from '@/components/platform/panel/load-panel';
import { openPanel } from '@/components/platform/panel/open-panel';
import { useCallMutation } from '@/lib/client/call/use-call';
import { useSetNotificationCount } from '@/lib/client/use-notification-count';

interface UnreadRowLinkProps {
  readonly code: string;
  readonly name: string;
  /** Where it leads; null for what is read where all notifications are. */
  readonly page: string | null;
  /** Its role and type, as the panel of notifications takes them. */
  readonly place: string;
}

const linkClasses = 'rounded-sm text-left hover:underline';
const prepare = () => preloadPanel('notifications');

/** VOPQ-14: opens what waits and so reads it. Should that not become known, it waits on, which is no harm. */
export function UnreadRowLink({ code, name, page, place }: UnreadRowLinkProps) {
  const { send } = useCallMutation('markNotificationRead');
  const setCount = useSetNotificationCount();

  if (!page) {
    return (
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => openPanel('notifications', place)}
        className={linkClasses}
      >
        {name}
      </button>
    );
  }
  const read = () => void send({ NotificationCode: code }).then(setCount, () => undefined);
  return (
    <Link href={page} prefetch={false} onClick={read} className={linkClasses}>
      {name}
    </Link>
  );
}
