'use client';

import { openPanel } from '@/components/platform/panel/open-panel';
import { PanelButton } from '@/components/platform/panel/panel-button';
import { HeaderMenus } from '@/components/workplace/shell/header/header-menus';
import { Bell } from '@/components/workplace/notifications/bell';
import { CountMark } from '@/components/ui/count-mark';
import { HeadsetIcon } from '@/components/ui/icons/icons';
import { menuItemClasses } from '@/components/ui/overlay/menu-item-classes';
import { useShortcut } from '@/lib/client/shortcuts/use-shortcut';
import { useTicketCounts, type TicketCounts } from '@/lib/client/use-ticket-counts';
import { useMessages } from '@/lib/i18n/use-messages';
import type { TicketView } from '@/lib/ticket-view';
import type { ComponentProps } from 'react';

export interface ChillConnect {
  readonly view: TicketView;
  /** As the page brought them; left out where the HR API did not say. */
  readonly counts: TicketCounts | undefined;
  readonly label: string;
}

interface HeaderControlsProps extends Omit<ComponentProps<typeof HeaderMenus>, 'phone'> {
  /** Null for who is not offered it (FEAT-06). */
  readonly chillConnect: ChillConnect | null;
  /** How much waits to be read; null for who has no bell. */
  readonly pendingCount: number | null;
}

/** The helpdesk, which tells how many tickets hold something unread and has keys of its own; the bell; and the menus. */
export function HeaderControls({ chillConnect, pendingCount, ...menus }: HeaderControlsProps) {
  const t = useMessages('helpdesk');
  const { data } = useTicketCounts(chillConnect?.view ?? null, chillConnect?.counts);
  useShortcut('new-ticket', () => chillConnect && openPanel('chill-connect', chillConnect.view));
  const count = data?.Unread ?? 0;
  const label = count > 0 ? t('connectUnread', { count }) : (chillConnect?.label ?? '');
  const opened = { panel: 'chill-connect', subject: chillConnect?.view, label } as const;
  return (
    <>
      {chillConnect && (
        <div className="hidden md:block">
          <PanelButton {...opened} count={count}>
            <HeadsetIcon />
          </PanelButton>
        </div>
      )}
      {pendingCount !== null && <Bell initialCount={pendingCount} />}
      <HeaderMenus
        {...menus}
        phone={
          chillConnect
            ? {
                count,
                label,
                content: (
                  <PanelButton {...opened} classes={menuItemClasses}>
                    <HeadsetIcon className="size-5 text-muted" />
                    <span className="min-w-0 flex-1">{chillConnect.label}</span>
                    <CountMark count={count} place="" />
                  </PanelButton>
                ),
              }
            : undefined
        }
      />
    </>
  );
}
