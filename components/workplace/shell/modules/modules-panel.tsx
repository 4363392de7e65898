import { clsx } from 'clsx';
import { usePathname } from 'next/navigation';
import { useState } from 'react';
import type { PanelProps } from '@/components/platform/panel/define-panel';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { iconButtonClasses } from '@/components/ui/button/icon-button-classes';
import { ChevronDownIcon } from '@/components/ui/icons/icons';
import type { Module } from '@/lib/contract/workplace/shell';
import { useMessages } from '@/lib/i18n/use-messages';
import { HOME_CODE, moduleOfPath } from './current-module';
import { useShellMenu } from '../aside/menu-context';
import { MenuEntries } from '../aside/menu-entries';
import { groupMenu } from '../aside/menu-groups';
import { PlaceRow } from '../navigation/place-row';
import { ModuleLink } from './module-link';
import { ModulesOff } from './modules-off';

/** MOB-06: what everybody finds first, and every module with the way to its dashboard; a button unfolds its menu, that of the current one is unfolded. */
export function ModulesPanel({ close }: PanelProps) {
  const t = useMessages('shell');
  const path = usePathname();
  const { modules, places } = useShellMenu();
  const current = moduleOfPath(modules, path);
  const [unfolded, setUnfolded] = useState(current?.Module_Code);
  const others = modules.filter(({ Module_Code }) => Module_Code !== HOME_CODE);
  return (
    <>
      <ul className="-mx-2 mb-3 grid grid-cols-2 gap-x-1 border-b border-line pb-3">
        {places.map((place) => (
          <li key={place.name}>
            <PlaceRow place={place} path={path} onChoose={close} />
          </li>
        ))}
      </ul>
      <ul className="-mx-2 space-y-1">
        {others.map((module) => (
          <li key={module.Module_Code}>
            <ModuleRow
              module={module}
              path={path}
              isCurrent={module === current}
              isUnfolded={module.Module_Code === unfolded}
              showText={t('showMenu', { module: module.Module_Name })}
              onFold={() => setUnfolded(module.Module_Code === unfolded ? undefined : module.Module_Code)}
              onChoose={close}
            />
          </li>
        ))}
      </ul>
      {others.length === 0 && <EmptyState title={t('noModules')} text={t('menuEmpty')} />}
      <ModulesOff columns="grid-cols-1" />
    </>
  );
}

interface ModuleRowProps {
  readonly module: Module;
  readonly path: string;
  readonly isCurrent: boolean;
  readonly isUnfolded: boolean;
  readonly showText: string;
  readonly onFold: () => void;
  readonly onChoose: () => void;
}

function ModuleRow({ module, path, isCurrent, isUnfolded, showText, onFold, onChoose }: ModuleRowProps) {
  const { menu } = useShellMenu();
  return (
    <>
      <div className="flex items-center rounded has-[[aria-current=true]]:bg-accent-tint">
        <ModuleLink module={module} isCurrent={isCurrent} iconSize="size-6" onClick={onChoose} />
        <button
          type="button"
          aria-label={showText}
          aria-expanded={isUnfolded}
          onClick={onFold}
          className={clsx(iconButtonClasses, 'mr-1 shrink-0')}
        >
          <ChevronDownIcon className={clsx('size-4 transition-transform duration-150', isUnfolded && 'rotate-180')} />
        </button>
      </div>
      {isUnfolded &&
        groupMenu(menu, module.Module_Code).map((group) => (
          <section key={group.name} className="ml-8 border-l border-line pt-1 pl-2">
            <h3 className="px-3 py-1 text-xs font-semibold text-muted">{group.name}</h3>
            <MenuEntries entries={group.entries} module={module} path={path} onChoose={onChoose} />
            {group.subGroups.map((subGroup) => (
              <MenuEntries
                key={subGroup.name}
                entries={subGroup.entries}
                module={module}
                path={path}
                onChoose={onChoose}
              />
            ))}
          </section>
        ))}
    </>
  );
}
