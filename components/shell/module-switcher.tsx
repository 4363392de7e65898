'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { ChevronDownIcon, GridIcon } from '@/components/ui/icons';
import { Menu } from '@/components/ui/menu';
import type { Module } from '@/lib/contract/shell';
import { moduleOfPath } from './current-module';
import { ModuleIcon } from './module-icon';

interface ModuleSwitcherProps {
  readonly modules: readonly Module[];
  readonly words: { readonly modules: string; readonly noModules: string };
}

/** MOD-13, MOD-16, MOD-17: the modules as cards, each leading to its dashboard. */
export function ModuleSwitcher({ modules, words }: ModuleSwitcherProps) {
  const current = moduleOfPath(modules, usePathname());
  return (
    <Menu
      label={current ? `${words.modules}: ${current.Module_Name}` : words.modules}
      trigger={
        <>
          <GridIcon />
          <span className="hidden max-w-48 truncate sm:inline">{current?.Module_Name ?? words.modules}</span>
          <ChevronDownIcon className="size-4" />
        </>
      }
      triggerLook="flex min-h-11 items-center gap-2 rounded px-2.5 font-medium text-muted transition-colors duration-150 hover:bg-hover hover:text-ink"
      panelLook="-left-24 sm:left-0 mt-1 max-h-[calc(100dvh-5rem)] w-[min(36rem,calc(100vw-1rem))] overflow-y-auto"
    >
      {modules.length === 0 && <p className="px-3 py-4 text-muted">{words.noModules}</p>}
      <ul className="grid gap-0.5 sm:grid-cols-2">
        {modules.map((module) => (
          <li key={module.Module_Code}>
            <Link
              href={`/${module.Link_Src}/dashboard`}
              prefetch={false}
              aria-current={module === current}
              className="flex min-h-14 items-center gap-3 rounded px-3 py-2 transition-colors duration-150 hover:bg-hover aria-[current=true]:bg-accent-tint"
            >
              <ModuleIcon code={module.Module_Code} className="size-5 text-accent-text" />
              <span className="min-w-0">
                <span className="block font-medium">{module.Module_Name}</span>
                <span className="line-clamp-1 text-xs text-muted">{module.Description}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Menu>
  );
}
