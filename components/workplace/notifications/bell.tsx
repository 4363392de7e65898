'use client';

import { useEffect, useRef, useSyncExternalStore } from 'react';
import { openPanelStore } from '@/components/platform/panel/open-panel';
import { PanelButton } from '@/components/platform/panel/panel-button';
import { BellIcon } from '@/components/ui/icons/icons';
import { isNotificationSoundOn } from '@/lib/client/preferences';
import { useNotificationCount } from '@/lib/client/use-notification-count';
import { useMessages } from '@/lib/i18n/use-messages';

async function ring() {
  const { playNotificationSound } = await import('@/lib/client/notification-sound');
  playNotificationSound();
}

/** FEAT-09, FEAT-11: how much waits; hidden on a phone and where nothing waits, but not under the panel that it opened. */
export function Bell({ initialCount }: { readonly initialCount: number }) {
  const t = useMessages('notifications');
  const count = useNotificationCount(initialCount);
  const panel = useSyncExternalStore(openPanelStore.subscribe, openPanelStore.read, openPanelStore.readOnServer);
  const known = useRef(count);
  const isShown = count > 0 || panel !== null;

  useEffect(() => {
    if (count > known.current && isNotificationSoundOn()) ring().catch(() => undefined);
    known.current = count;
  }, [count]);

  useEffect(() => {
    if (!isShown) return;
    return () => {
      if (document.activeElement === document.body) document.getElementById('content')?.focus({ preventScroll: true });
    };
  }, [isShown]);

  if (!isShown) return null;
  return (
    <div className="hidden md:block">
      <PanelButton panel="notifications" label={t('bell', { count })} count={count}>
        <BellIcon />
      </PanelButton>
    </div>
  );
}
