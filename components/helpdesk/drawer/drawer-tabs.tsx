import { clsx } from 'clsx';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ChevronDownIcon } from '@/components/ui/icons/icons';
import { Menu } from '@/components/ui/overlay/menu';
import { menuItemClasses } from '@/components/ui/overlay/menu-item-classes';
import { Tabs } from '@/components/ui/tabs';
import { useMedia } from '@/components/ui/use-media';
import type { ReplyFor } from '@/lib/contract/all';
import type { TicketCounts } from '@/lib/client/use-ticket-counts';
import { useMessages } from '@/lib/i18n/use-messages';
import { CountedStatus } from '../desk/queue/counted-status';

type Status = ReplyFor<'listTicketStatuses'>[number];

/** DRAW-07, DRAW-08: so many statuses are tabs. */
const VISIBLE_TABS = { wide: 5, narrow: 1 };

interface DrawerTabsProps {
  readonly statuses: readonly Status[];
  /** Undefined until they are known. */
  readonly counts: TicketCounts | undefined;
  readonly chosen: number;
  readonly onChoose: (statusCode: number) => void;
  readonly children: ReactNode;
}

/** DRAW-07 to DRAW-10, VOPQ-35: a tab for each of the first statuses, the others in a menu; the one chosen there is a tab too. */
export function DrawerTabs({ statuses, counts, chosen, onChoose, children }: DrawerTabsProps) {
  const t = useMessages('helpdesk');
  const room = useMedia('(min-width: 768px)') === false ? VISIBLE_TABS.narrow : VISIBLE_TABS.wide;
  const [lastOther, setLastOther] = useState<number | null>(null);
  const isTab = (code: number) => statuses.slice(0, room).some(({ StatusCode }) => StatusCode === code);
  const extra = isTab(chosen) ? lastOther : chosen;
  const tabs = statuses.filter(({ StatusCode }) => isTab(StatusCode) || StatusCode === extra);
  const others = statuses.filter((status) => !tabs.includes(status));

  const tabsRef = useRef<HTMLDivElement>(null);
  const isFromMenu = useRef(false);

  // What a status was chosen with may be gone by then; who did it by keys goes on from the tab that it became.
  useEffect(() => {
    if (!isFromMenu.current && document.activeElement !== document.body) return;
    isFromMenu.current = false;
    tabsRef.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus();
  }, [chosen]);

  function choose(code: number) {
    setLastOther(extra);
    onChoose(code);
  }

  const name = (status: Status) => <CountedStatus status={status} counts={counts} loadingText={t('drawer.statuses')} />;
  return (
    <div ref={tabsRef}>
      <Tabs
        label={t('drawer.statuses')}
        names={tabs.map(name)}
        selected={Math.max(
          0,
          tabs.findIndex(({ StatusCode }) => StatusCode === chosen),
        )}
        onSelect={(index) => choose(tabs[index]!.StatusCode)}
        after={
          others.length > 0 && (
            <Menu
              label={t('drawer.others')}
              trigger={
                <>
                  {t('drawer.others')}
                  <ChevronDownIcon className="size-4" />
                </>
              }
              triggerClasses="flex min-h-11 items-center gap-1 rounded px-3 font-medium text-muted transition-colors duration-150 hover:bg-hover hover:text-ink md:min-h-10"
              panelClasses="right-0 mt-1 w-64 sm:right-auto sm:left-0"
            >
              {others.map((status) => (
                <button
                  key={status.StatusCode}
                  type="button"
                  onClick={() => {
                    isFromMenu.current = true;
                    choose(status.StatusCode);
                  }}
                  className={clsx(menuItemClasses, 'justify-between')}
                >
                  {name(status)}
                </button>
              ))}
            </Menu>
          )
        }
      >
        {children}
      </Tabs>
    </div>
  );
}
