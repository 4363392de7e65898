'use client';

import { usePathname } from 'next/navigation';
import { useMemo, type ReactNode } from 'react';
import { usePreference } from '@/lib/client/use-preference';
import type { MenuEntry, Module } from '@/lib/contract/workplace/shell';
import { useMessages } from '@/lib/i18n/use-messages';
import { entriesHere } from './modules/modules-here';
import { MenuProvider } from './aside/menu-context';
import { navigationTree } from './navigation/navigation-tree';
import { hrefOf, placesIn, type Place } from './navigation/place';
import { PhoneBack } from './phone-back';
import { ShellAside } from './aside/shell-aside';
import { useMenu } from './aside/use-menu';

interface ShellFrameProps {
  /** Those with a page for this person. */
  readonly modules: readonly Module[];
  /** What an administrator sees beside them. */
  readonly modulesOff: readonly Module[];
  /** Null where it could not be loaded. */
  readonly menu: MenuEntry[] | null;
  /** What stands at the top of the aside. */
  readonly places: readonly Place[];
  /** Where pages stand that the menu knows by other addresses. */
  readonly movedPages: Readonly<Record<string, string>>;
  /** Null where nobody has chosen. */
  readonly isAsideCollapsed: boolean | null;
  readonly header: ReactNode;
  readonly footer: ReactNode;
  /** What opens beside the content. */
  readonly panels: ReactNode;
  /** The tabs at the bottom of a phone. */
  readonly tabs: ReactNode;
  readonly children: ReactNode;
}

/** SHL-01: header, aside, content and footer. The aside is the same on every page; it folds and is remembered; a phone has tabs in its place. */
export function ShellFrame(props: ShellFrameProps) {
  const { modules, modulesOff, movedPages, header, footer, panels, tabs, children } = props;
  const t = useMessages('shell');
  const path = usePathname();
  const whole = useMenu(props.menu);
  const [isCollapsed, collapse] = usePreference('asideCollapsed', props.isAsideCollapsed);
  const known = useMemo(() => {
    const menu = entriesHere(whole ?? [], modules);
    return { modules, modulesOff, menu, places: placesIn(menu, modules, props.places) };
  }, [modules, modulesOff, whole, props.places]);
  const placed = new Set(known.places.flatMap((place) => hrefOf(place) ?? []));
  const items = navigationTree({ modules, menu: whole && known.menu, placed, movedPages, overview: t('overview') });

  return (
    <MenuProvider value={known}>
      <div className="flex min-h-dvh flex-col pb-(--tabs)">
        <header className="sticky top-0 z-30 flex h-16 shrink-0 items-center gap-1 border-b border-line bg-surface px-2 md:px-4">
          <PhoneBack modules={modules} path={path} />
          {header}
        </header>
        <div className="flex flex-1">
          <ShellAside places={known.places} items={items} isFolded={isCollapsed} onFold={collapse} />
          <div className="flex min-w-0 flex-1 flex-col">
            <main
              id="content"
              tabIndex={-1}
              className="mx-auto flex w-full max-w-[1440px] flex-1 flex-col p-4 outline-none md:p-8"
            >
              {children}
            </main>
            {footer}
          </div>
        </div>
      </div>
      {tabs}
      {panels}
    </MenuProvider>
  );
}
