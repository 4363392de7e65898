'use client';

import { usePathname } from 'next/navigation';
import { useState, type ReactNode } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { iconButtonLook } from '@/components/ui/icon-button-look';
import { CloseIcon, MenuIcon, SidebarIcon } from '@/components/ui/icons';
import { writeAsideCollapsed } from '@/lib/client/preferences';
import type { MenuEntry, Module } from '@/lib/contract/shell';
import { AsideMenu, type AsideWords } from './aside-menu';
import { AsideRail } from './aside-rail';
import { HOME_CODE, moduleOfPath } from './current-module';
import { MenuProvider } from './menu-context';
import { useMenu } from './use-menu';

export interface FrameWords extends AsideWords {
  readonly openMenu: string;
  readonly closeMenu: string;
  readonly collapse: string;
  readonly expand: string;
}

interface ShellFrameProps {
  readonly words: FrameWords;
  readonly modules: readonly Module[];
  readonly menu: MenuEntry[];
  readonly isAsideCollapsed: boolean;
  readonly header: ReactNode;
  readonly footer: ReactNode;
  readonly children: ReactNode;
}

const drawerLook =
  'enter-from-left m-0 h-dvh max-h-none w-[min(20rem,calc(100vw-3rem))] max-w-none overflow-y-auto bg-surface shadow-float backdrop:bg-black/40';

/** SHL-01: header, aside, content and footer. The aside folds and is remembered; below 768 px it is a drawer. */
export function ShellFrame(props: ShellFrameProps) {
  const { words, modules, header, footer, children } = props;
  const path = usePathname();
  const menu = useMenu(props.menu);
  const [isCollapsed, setIsCollapsed] = useState(props.isAsideCollapsed);
  const [drawerPath, setDrawerPath] = useState<string | null>(null);
  const module = moduleOfPath(modules, path) ?? modules.find(({ Module_Code }) => Module_Code === HOME_CODE);

  function collapse(isNowCollapsed: boolean) {
    setIsCollapsed(isNowCollapsed);
    writeAsideCollapsed(isNowCollapsed);
  }

  return (
    <div className="flex min-h-dvh flex-col">
      <header className="sticky top-0 z-30 flex h-16 shrink-0 items-center gap-1 border-b border-line bg-surface px-2 md:px-4">
        <button
          type="button"
          aria-label={words.openMenu}
          aria-haspopup="dialog"
          onClick={() => setDrawerPath(path)}
          className={`${iconButtonLook} md:hidden`}
        >
          <MenuIcon />
        </button>
        <MenuProvider value={menu}>{header}</MenuProvider>
      </header>
      <div className="flex flex-1">
        {module && (
          <aside
            className={`sticky top-16 hidden h-[calc(100dvh-4rem)] shrink-0 flex-col border-r border-line bg-surface transition-[width] duration-200 ease-out md:flex ${isCollapsed ? 'w-18' : 'w-66'}`}
          >
            <div className="min-h-0 flex-1 overflow-x-hidden overflow-y-auto">
              {isCollapsed ? (
                <AsideRail
                  module={module}
                  modules={modules}
                  menu={menu}
                  words={words}
                  onExpand={() => collapse(false)}
                />
              ) : (
                <AsideMenu module={module} modules={modules} menu={menu} words={words} />
              )}
            </div>
            <div className={`border-t border-line p-3 ${isCollapsed ? 'text-center' : ''}`}>
              <button
                type="button"
                aria-label={isCollapsed ? words.expand : words.collapse}
                aria-expanded={!isCollapsed}
                title={isCollapsed ? words.expand : words.collapse}
                onClick={() => collapse(!isCollapsed)}
                className={iconButtonLook}
              >
                <SidebarIcon />
              </button>
            </div>
          </aside>
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
      <Dialog
        isOpen={drawerPath === path}
        onClose={() => setDrawerPath(null)}
        title={words.menu}
        look={drawerLook}
        isTitleHidden
      >
        <div className="flex h-16 items-center px-2">
          <button
            type="button"
            aria-label={words.closeMenu}
            onClick={() => setDrawerPath(null)}
            className={iconButtonLook}
          >
            <CloseIcon />
          </button>
        </div>
        {module && <AsideMenu module={module} modules={modules} menu={menu} words={words} />}
      </Dialog>
    </div>
  );
}
