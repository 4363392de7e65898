'use client';

import { usePathname } from 'next/navigation';
import { GridIcon } from '@/components/ui/icons/icons';
import type { MenuEntry, Module } from '@/lib/contract/workplace/shell';
import { useMessages } from '@/lib/i18n/use-messages';
import { HOME_CODE } from '../modules/current-module';
import { groupMenu, type MenuGroup } from './menu-groups';
import { MenuEntries } from './menu-entries';
import { MenuFold } from './menu-fold';
import { MenuLink } from './menu-link';
import { ModuleIcon } from '../modules/module-icon';

interface AsideMenuProps {
  readonly module: Module;
  readonly modules: readonly Module[];
  /** Null while it is not known. */
  readonly menu: readonly MenuEntry[] | null;
}

/** The grouped menu of one module; home has that of every module below it. Groups fold without scripts. */
export function AsideMenu({ module, modules, menu }: AsideMenuProps) {
  const t = useMessages('shell');
  const path = usePathname();
  const isHome = module.Module_Code === HOME_CODE;
  const others = isHome ? modules.filter((other) => other !== module) : [];
  const groups = groupMenu(menu ?? [], module.Module_Code);
  return (
    <nav aria-label={t('menu')} className="space-y-1 p-3">
      <p className="flex items-center gap-3 px-2 pt-1 pb-3 text-base font-semibold">
        <span className="grid size-9 shrink-0 place-items-center rounded bg-accent-tint text-accent-text">
          <ModuleIcon code={module.Module_Code} />
        </span>
        {module.Module_Name}
      </p>
      <MenuLink href={`/${module.Link_Src}/dashboard`} path={path}>
        <GridIcon className="size-4" />
        {t('dashboard')}
      </MenuLink>
      {groups.map((group) => (
        <GroupFold key={group.name} group={group} module={module} path={path} />
      ))}
      {others.map((other) => (
        <ModuleFold key={other.Module_Code} module={other} menu={menu ?? []} path={path} dashboard={t('dashboard')} />
      ))}
      {menu && groups.length === 0 && others.length === 0 && <p className="px-3 py-2 text-muted">{t('menuEmpty')}</p>}
    </nav>
  );
}

interface GroupFoldProps {
  readonly group: MenuGroup;
  readonly module: Module;
  readonly path: string;
}

function GroupFold({ group, module, path }: GroupFoldProps) {
  return (
    <MenuFold title={group.name} classes="text-xs font-semibold text-muted" isOpen className="pt-3">
      <MenuEntries entries={group.entries} module={module} path={path} />
      {group.subGroups.map((subGroup) => (
        <MenuFold key={subGroup.name} title={subGroup.name} classes="font-medium" isOpen>
          <div className="ml-3 border-l border-line pl-2">
            <MenuEntries entries={subGroup.entries} module={module} path={path} />
          </div>
        </MenuFold>
      ))}
    </MenuFold>
  );
}

interface ModuleFoldProps {
  readonly module: Module;
  readonly menu: readonly MenuEntry[];
  readonly path: string;
  readonly dashboard: string;
}

function ModuleFold({ module, menu, path, dashboard }: ModuleFoldProps) {
  const title = (
    <span className="flex items-center gap-3">
      <ModuleIcon code={module.Module_Code} className="size-5 text-muted" />
      {module.Module_Name}
    </span>
  );
  return (
    <MenuFold title={title} classes="">
      <div className="ml-5 border-l border-line pl-2">
        <MenuLink href={`/${module.Link_Src}/dashboard`} path={path}>
          {dashboard}
        </MenuLink>
        <MenuEntries
          entries={menu.filter(({ Module_Code }) => Module_Code === module.Module_Code)}
          module={module}
          path={path}
        />
      </div>
    </MenuFold>
  );
}
