import { clsx } from 'clsx';
import Link from 'next/link';
import type { MenuEntry, Module } from '@/lib/contract/workplace/shell';
import { useMessages } from '@/lib/i18n/use-messages';
import { HOME_CODE } from '../modules/current-module';
import { GroupIcon } from './group-icon';
import { groupMenu } from './menu-groups';
import { ModuleIcon } from '../modules/module-icon';

interface AsideRailProps {
  readonly module: Module;
  readonly modules: readonly Module[];
  /** Null while it is not known. */
  readonly menu: readonly MenuEntry[] | null;
  readonly onExpand: () => void;
}

const tile = 'grid size-11 place-items-center rounded transition-colors duration-150';

/** The menu folded to 72 px: dashboards as icons, and an icon for each group, which unfolds the menu. */
export function AsideRail({ module, modules, menu, onExpand }: AsideRailProps) {
  const t = useMessages('shell');
  const others = module.Module_Code === HOME_CODE ? modules.filter((other) => other !== module) : [];
  return (
    <nav aria-label={t('menu')} className="flex flex-col items-center gap-1.5 py-3">
      <DashboardTile module={module} classes="mb-2 bg-accent-tint text-accent-text" />
      {groupMenu(menu ?? [], module.Module_Code).map(({ name, code }) => (
        <button
          key={name}
          type="button"
          aria-label={name}
          title={name}
          onClick={onExpand}
          className={clsx(tile, 'text-muted hover:bg-hover hover:text-ink')}
        >
          <GroupIcon code={code} />
        </button>
      ))}
      {others.map((other) => (
        <DashboardTile key={other.Module_Code} module={other} classes="text-muted hover:bg-hover hover:text-ink" />
      ))}
    </nav>
  );
}

function DashboardTile({ module, classes }: { module: Module; classes: string }) {
  return (
    <Link
      href={`/${module.Link_Src}/dashboard`}
      prefetch={false}
      aria-label={module.Module_Name}
      title={module.Module_Name}
      className={clsx(tile, classes)}
    >
      <ModuleIcon code={module.Module_Code} />
    </Link>
  );
}
