'use client';

import { usePathname } from 'next/navigation';
import { ChevronDownIcon, GridIcon } from '@/components/ui/icons';
import type { MenuEntry, Module } from '@/lib/contract/shell';
import { groupMenu, type MenuGroup } from './menu-groups';
import { MenuLink } from './menu-link';
import { ModuleIcon } from './module-icon';

export interface AsideWords {
  readonly menu: string;
  readonly dashboard: string;
  readonly menuEmpty: string;
}

interface AsideMenuProps {
  readonly module: Module;
  readonly menu: readonly MenuEntry[];
  readonly words: AsideWords;
}

/** The grouped menu of one module. Groups fold without scripts; the entry of the page that is shown is marked. */
export function AsideMenu({ module, menu, words }: AsideMenuProps) {
  const path = usePathname();
  const groups = groupMenu(menu, module.Module_Code);
  return (
    <nav aria-label={words.menu} className="space-y-1 p-3">
      <p className="flex items-center gap-3 px-2 pt-1 pb-3 text-base font-semibold">
        <span className="grid size-9 shrink-0 place-items-center rounded bg-accent-tint text-accent-text">
          <ModuleIcon code={module.Module_Code} />
        </span>
        {module.Module_Name}
      </p>
      <MenuLink href={`/${module.Link_Src}/dashboard`} path={path}>
        <GridIcon className="size-4" />
        {words.dashboard}
      </MenuLink>
      {groups.map((group) => (
        <MenuGroupFold key={group.name} group={group} module={module} path={path} />
      ))}
      {groups.length === 0 && <p className="px-3 py-2 text-muted">{words.menuEmpty}</p>}
    </nav>
  );
}

interface MenuGroupFoldProps {
  readonly group: MenuGroup;
  readonly module: Module;
  readonly path: string;
}

function MenuGroupFold({ group, module, path }: MenuGroupFoldProps) {
  return (
    <details open className="group pt-3">
      <FoldTitle name={group.name} look="text-xs font-semibold text-muted" />
      <MenuEntries entries={group.entries} module={module} path={path} />
      {group.subGroups.map((subGroup) => (
        <details key={subGroup.name} open className="group/sub">
          <FoldTitle name={subGroup.name} look="font-medium" />
          <div className="ml-3 border-l border-line pl-2">
            <MenuEntries entries={subGroup.entries} module={module} path={path} />
          </div>
        </details>
      ))}
    </details>
  );
}

function FoldTitle({ name, look }: { name: string; look: string }) {
  return (
    <summary
      className={`flex min-h-11 items-center justify-between gap-2 rounded px-3 hover:bg-hover md:min-h-9 ${look}`}
    >
      {name}
      <ChevronDownIcon className="size-4 text-muted transition-transform duration-150 [details:not([open])>summary>&]:-rotate-90" />
    </summary>
  );
}

function MenuEntries({ entries, module, path }: { entries: MenuEntry[]; module: Module; path: string }) {
  return (
    <ul className="space-y-0.5">
      {entries.map((entry) => (
        <li key={entry.Menu_Code}>
          <MenuLink href={`/${module.Link_Src}/${entry.Link_Src}`} path={path}>
            {entry.Menu_Name}
          </MenuLink>
        </li>
      ))}
    </ul>
  );
}
