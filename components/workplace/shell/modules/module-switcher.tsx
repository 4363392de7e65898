'use client';

import { usePathname } from 'next/navigation';
import { useRef, useState, type KeyboardEvent } from 'react';
import { ChevronDownIcon, GridIcon } from '@/components/ui/icons/icons';
import { useLoaded } from '@/components/ui/use-loaded';
import type { Module } from '@/lib/contract/workplace/shell';
import { useMessages } from '@/lib/i18n/use-messages';
import { moduleOfPath } from './current-module';
import { useShellMenu } from '../aside/menu-context';
import { ModuleCard } from './module-card';
import { ModulesOff } from './modules-off';
import { usePanelOpening } from '../use-panel-opening';

interface ModuleSwitcherProps {
  readonly modules: readonly Module[];
}

const loadMenu = () => import('./module-menu');

/** How long the pointer rests on a card before its menu is shown, so that crossing one on the way changes nothing. */
const HOVER_DELAY_MS = 120;

/** MOD-13 to MOD-17, MENU-03 to MENU-05: the modules as cards, and below them the menu of the one that is pointed at. */
export function ModuleSwitcher({ modules }: ModuleSwitcherProps) {
  const t = useMessages('shell');
  const current = moduleOfPath(modules, usePathname());
  const { menu } = useShellMenu();
  const panel = usePanelOpening();
  const [pointedCode, setPointedCode] = useState<number | null>(null);
  const [enteredCode, setEnteredCode] = useState<number | null>(null);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const loaded = useLoaded(panel.isOpen ? loadMenu : null);
  const panelRef = useRef<HTMLDivElement>(null);
  const shown = modules.find(({ Module_Code }) => panel.isOpen && Module_Code === pointedCode) ?? current;

  function show(code: number) {
    clearTimeout(resting.current);
    setPointedCode(code);
    setEnteredCode(null);
  }

  function rest(code: number) {
    clearTimeout(resting.current);
    resting.current = setTimeout(() => setPointedCode(code), HOVER_DELAY_MS);
  }

  function enter(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    panel.open('press');
    requestAnimationFrame(() => panelRef.current?.querySelector<HTMLElement>('a')?.focus());
  }

  return (
    <details {...panel.details} open={panel.isOpen} className="hidden md:block noscript:block">
      <summary
        {...panel.summary}
        onKeyDown={enter}
        data-tour="modules"
        aria-label={current ? `${t('modules')}: ${current.Module_Name}` : t('modules')}
        className="flex min-h-11 items-center gap-2 rounded px-2.5 font-medium text-muted transition-colors duration-150 hover:bg-hover hover:text-ink"
      >
        <GridIcon />
        <span className="hidden max-w-48 truncate sm:inline">{current?.Module_Name ?? t('modules')}</span>
        <ChevronDownIcon className="size-4" />
      </summary>
      <div
        ref={panelRef}
        inert={panel.isPassedBy}
        className="reveal fixed inset-x-2 top-15 z-40 max-h-[calc(100dvh-4.5rem-var(--tabs))] overflow-y-auto rounded-lg bg-surface-raised p-2 shadow-float md:inset-x-auto md:left-4 md:w-[min(64rem,calc(100vw-2rem))] md:p-3"
      >
        {modules.length === 0 && <p className="px-3 py-4 text-muted">{t('noModules')}</p>}
        <ul className="grid gap-1 sm:grid-cols-2 lg:grid-cols-3">
          {modules.map((module) => (
            <ModuleCard
              key={module.Module_Code}
              module={module}
              isCurrent={module === current}
              isShown={module === shown}
              showText={t('showMenu', { module: module.Module_Name })}
              onPoint={() => rest(module.Module_Code)}
              onPass={() => clearTimeout(resting.current)}
              onShow={() => show(module.Module_Code)}
              onChoose={panel.close}
              onDown={() => setEnteredCode(module.Module_Code)}
            />
          ))}
        </ul>
        {shown && loaded && (
          <loaded.ModuleMenu
            key={shown.Module_Code}
            module={shown}
            menu={menu}
            isEntered={shown.Module_Code === enteredCode}
            onChoose={panel.close}
          />
        )}
        <ModulesOff columns="sm:grid-cols-2 lg:grid-cols-3" />
      </div>
    </details>
  );
}
