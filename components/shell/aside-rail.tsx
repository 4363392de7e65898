import Link from 'next/link';
import type { MenuEntry, Module } from '@/lib/contract/shell';
import { groupMenu } from './menu-groups';
import { ModuleIcon } from './module-icon';

interface AsideRailProps {
  readonly module: Module;
  readonly menu: readonly MenuEntry[];
  readonly onExpand: () => void;
}

const tile = 'grid size-11 place-items-center rounded transition-colors duration-150';

/** The menu folded to 72 px: the module's dashboard, and a tile for each group that unfolds the menu. */
export function AsideRail({ module, menu, onExpand }: AsideRailProps) {
  return (
    <div className="flex flex-col items-center gap-1.5 py-3">
      <Link
        href={`/${module.Link_Src}/dashboard`}
        prefetch={false}
        aria-label={module.Module_Name}
        title={module.Module_Name}
        className={`${tile} mb-2 bg-accent-tint text-accent-text`}
      >
        <ModuleIcon code={module.Module_Code} />
      </Link>
      {groupMenu(menu, module.Module_Code).map(({ name }) => (
        <button
          key={name}
          type="button"
          aria-label={name}
          title={name}
          onClick={onExpand}
          className={`${tile} bg-surface-sunken text-xs font-semibold text-muted hover:bg-accent-tint hover:text-accent-text`}
        >
          <span aria-hidden="true">{[...name].slice(0, 2).join('')}</span>
        </button>
      ))}
    </div>
  );
}
