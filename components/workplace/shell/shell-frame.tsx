'use client';

import { usePathname } from 'next/navigation';
import { useMemo, type ReactNode } from 'react';
import { usePreference } from '@/lib/client/use-preference';
import type { MenuEntry, Module } from '@/lib/contract/workplace/shell';
import { HOME_CODE, moduleOfPath } from './modules/current-module';
import { entriesHere } from './modules/modules-here';
import { MenuProvider } from './aside/menu-context';
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

/** SHL-01: header, aside, content and footer. The aside folds and is remembered; a phone has tabs in its place. */
export function ShellFrame(props: ShellFrameProps) {
  const { modules, modulesOff, header, footer, panels, tabs, children } = props;
  const path = usePathname();
  const whole = useMenu(props.menu);
  const menu = useMemo(() => whole && entriesHere(whole, modules), [whole, modules]);
  const [isCollapsed, collapse] = usePreference('asideCollapsed', props.isAsideCollapsed);
  const known = useMemo(() => ({ modules, modulesOff, menu: menu ?? [] }), [modules, modulesOff, menu]);
  const module = moduleOfPath(modules, path) ?? modules.find(({ Module_Code }) => Module_Code === HOME_CODE);

  return (
    <MenuProvider value={known}>
      <div className="flex min-h-dvh flex-col pb-(--tabs)">
        <header className="sticky top-0 z-30 flex h-16 shrink-0 items-center gap-1 border-b border-line bg-surface px-2 md:px-4">
          <PhoneBack modules={modules} path={path} />
          {header}
        </header>
        <div className="flex flex-1">
          {module && (
            <ShellAside module={module} modules={modules} menu={menu} isFolded={isCollapsed} onFold={collapse} />
          )}
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
