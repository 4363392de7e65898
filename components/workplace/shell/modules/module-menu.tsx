import { useEffect, useRef, useState } from 'react';
import { Tabs } from '@/components/ui/tabs';
import type { MenuEntry, Module } from '@/lib/contract/workplace/shell';
import { useMessages } from '@/lib/i18n/use-messages';
import { EntryLink } from '../aside/entry-link';
import { groupMenu, type MenuGroup } from '../aside/menu-groups';

interface ModuleMenuProps {
  readonly module: Module;
  readonly menu: readonly MenuEntry[];
  /** Takes the focus, as soon as it is there. */
  readonly isEntered: boolean;
  readonly onChoose: () => void;
}

/** MENU-03 to MENU-05: a module's menu as cards, three per row, a tab for each group, sub-groups under their names. */
export function ModuleMenu({ module, menu, isEntered, onChoose }: ModuleMenuProps) {
  const t = useMessages('shell');
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isEntered) ref.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, [isEntered]);
  const [selected, setSelected] = useState(0);
  const groups = groupMenu(menu, module.Module_Code);
  const group = groups[selected] ?? groups[0];
  if (!group) return null;
  return (
    <div ref={ref} className="mt-2 border-t border-line px-1 pt-2">
      <Tabs
        label={t('groups', { module: module.Module_Name })}
        names={groups.map(({ name }) => name)}
        selected={groups.indexOf(group)}
        onSelect={setSelected}
      >
        <GroupCards group={group} module={module} onChoose={onChoose} />
      </Tabs>
    </div>
  );
}

interface GroupCardsProps {
  readonly group: MenuGroup;
  readonly module: Module;
  readonly onChoose: () => void;
}

function GroupCards({ group, module, onChoose }: GroupCardsProps) {
  const parts = [{ name: '', entries: group.entries }, ...group.subGroups].filter(({ entries }) => entries.length > 0);
  return parts.map(({ name, entries }) => (
    <section key={name} className="pt-3">
      {name && <h3 className="px-2 pb-1 text-xs font-semibold text-muted">{name}</h3>}
      <ul className="grid gap-1.5 sm:grid-cols-2 lg:grid-cols-3">
        {entries.map((entry) => (
          <li key={entry.Menu_Code}>
            <EntryLink
              module={module}
              entry={entry}
              onClick={onChoose}
              className="block h-full rounded border border-line px-3 py-2.5 transition-colors duration-150 hover:border-accent-line hover:bg-accent-tint"
            >
              <span className="block font-medium">{entry.Menu_Name}</span>
              <span className="block text-xs text-muted">{entry.Description}</span>
            </EntryLink>
          </li>
        ))}
      </ul>
    </section>
  ));
}
