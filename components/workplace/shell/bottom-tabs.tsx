'use client';

import { clsx } from 'clsx';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useRef, useSyncExternalStore, type PointerEvent, type ReactNode } from 'react';
import { preloadPanel } from '@/components/platform/panel/preload-panel';
import { closePanel, openPanelStore, openPanel } from '@/components/platform/panel/open-panel';
import type { PanelName } from '@/components/platform/panel/panel-names';
import { HomeIcon } from '@/components/ui/icons/icons';
import { useMessages } from '@/lib/i18n/use-messages';

export interface BottomTab {
  readonly panel: PanelName;
  readonly name: string;
  readonly icon: ReactNode;
  /** How many things wait inside; none shows no mark (MOB-14). */
  readonly count?: number;
}

interface BottomTabsProps {
  readonly tabs: readonly BottomTab[];
  /** Whether they stand below an open bottom sheet, as part of it. */
  readonly isBelowSheet?: boolean;
}

const HOME = '/home/dashboard';
/** How far a finger moves up before it opens what it began on, in pixels. */
const SWIPE_DISTANCE = 24;
/** What a mark can say. */
const MAX_COUNT = 99;

const tabClasses =
  'relative flex min-w-0 flex-auto flex-col items-center justify-center gap-0.5 rounded-sm text-[0.6875rem] leading-4 text-muted outline-offset-[-2px] aria-[current=page]:text-accent-text aria-expanded:text-accent-text';

/** MOB-03 to MOB-15, MOB-17: the tabs at the bottom of a phone. One opens its panel and closes it again, by press or by swiping up. */
export function BottomTabs({ tabs, isBelowSheet = false }: BottomTabsProps) {
  const t = useMessages('shell');
  const opened = useSyncExternalStore(openPanelStore.subscribe, openPanelStore.read, openPanelStore.readOnServer);
  const isHome = usePathname() === HOME && opened === null;
  const place = isBelowSheet ? '' : 'fixed inset-x-0 bottom-0 z-30';
  return (
    <nav
      aria-label={t('tabs')}
      className={clsx(
        place,
        'flex h-(--tabs) touch-none border-t border-line bg-surface px-[env(safe-area-inset-left)] pb-[env(safe-area-inset-bottom)] md:hidden',
      )}
    >
      <Link
        href={HOME}
        prefetch={false}
        aria-current={isHome ? 'page' : undefined}
        onClick={closePanel}
        className={tabClasses}
      >
        <TabFace icon={<HomeIcon className="size-6" />} name={t('home')} isOn={isHome} />
      </Link>
      {tabs.map((tab) => (
        <TabButton key={tab.panel} tab={tab} isOpen={opened?.name === tab.panel} />
      ))}
    </nav>
  );
}

function TabButton({ tab: { panel, name, icon, count = 0 }, isOpen }: { tab: BottomTab; isOpen: boolean }) {
  const swipe = useSwipeUp(() => openPanel(panel));
  const prepare = () => preloadPanel(panel);
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      data-tour={panel}
      onFocus={prepare}
      onPointerDown={(event) => {
        prepare();
        swipe.onPointerDown(event);
      }}
      onPointerMove={swipe.onPointerMove}
      onClick={() => (isOpen ? closePanel() : openPanel(panel))}
      className={clsx(tabClasses, 'noscript:hidden')}
    >
      <TabFace icon={icon} name={name} isOn={isOpen} />
      {count > 0 && (
        <span className="absolute top-0.5 left-[calc(50%+0.25rem)] grid h-4.5 min-w-4.5 place-items-center rounded-full bg-danger px-1 text-[11px] leading-none font-semibold text-surface">
          {count > MAX_COUNT ? `${MAX_COUNT}+` : count}
        </span>
      )}
    </button>
  );
}

function TabFace({ icon, name, isOn }: { icon: ReactNode; name: string; isOn: boolean }) {
  return (
    <>
      <span className={clsx('grid h-7 w-full max-w-14 place-items-center rounded-full', isOn && 'bg-accent-tint')}>
        {icon}
      </span>
      <span className="max-w-full truncate px-0.5 font-medium">{name}</span>
    </>
  );
}

/** A finger that moves up from a tab opens it; the press that a browser may still make of it does not count. */
function useSwipeUp(open: () => void) {
  const startedAt = useRef<number | null>(null);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      startedAt.current = event.pointerType === 'mouse' ? null : event.clientY;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (startedAt.current === null || startedAt.current - event.clientY < SWIPE_DISTANCE) return;
      startedAt.current = null;
      open();
    },
  };
}
