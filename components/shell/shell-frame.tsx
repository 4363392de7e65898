'use client';

import { usePathname } from 'next/navigation';
import { useState, type ReactNode } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { iconButtonLook } from '@/components/ui/icon-button-look';
import { CloseIcon, MenuIcon } from '@/components/ui/icons';
import { writeAsideCollapsed } from '@/lib/client/preferences';
import type { MenuEntry, Module } from '@/lib/contract/shell';
import { AsideMenu } from './aside-menu';
import { HOME_CODE, moduleOfPath } from './current-module';
import { MenuProvider } from './menu-context';
import { ShellAside, type FoldWords } from './shell-aside';
import { useMenu } from './use-menu';

export interface FrameWords extends FoldWords {
  readonly openMenu: string;
  readonly closeMenu: string;
}

interface ShellFrameProps {
  readonly words: FrameWords;
  readonly modules: readonly Module[];
  readonly menu: MenuEntry[];
  /** Null where nobody has chosen. */
  readonly isAsideCollapsed: boolean | null;
  readonly header: ReactNode;
  readonly footer: ReactNode;
  readonly children: ReactNode;
}

const drawerLook =
  'enter-from-left m-0 h-dvh max-h-none w-[min(20rem,calc(100vw-3rem))] max-w-none overflow-y-auto bg-surface shadow-float backdrop:bg-backdrop';

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
          <ShellAside
            module={module}
            modules={modules}
            menu={menu}
            words={words}
            isFolded={isCollapsed}
            onFold={collapse}
          />
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
