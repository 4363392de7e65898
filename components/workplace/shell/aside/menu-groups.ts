import type { MenuEntry } from '@/lib/contract/workplace/shell';

export interface MenuSubGroup {
  readonly name: string;
  readonly entries: MenuEntry[];
}

export interface MenuGroup {
  readonly name: string;
  /** The same in every language; empty where the HR API does not say. */
  readonly code: string;
  /** Entries that stand in the group itself. */
  readonly entries: MenuEntry[];
  readonly subGroups: MenuSubGroup[];
}

/** One module's entries by group and sub-group (MENU-05, MENU-07), each in the order in which the HR API gave them. */
export function groupMenu(menu: readonly MenuEntry[], moduleCode: number): MenuGroup[] {
  const groups = new Map<string, MenuGroup>();
  for (const entry of menu) {
    if (entry.Module_Code !== moduleCode) continue;
    const group = groups.get(entry.Group_Name) ?? newGroup(entry);
    groups.set(entry.Group_Name, group);
    if (!entry.SubGroupName) {
      group.entries.push(entry);
      continue;
    }
    const known = group.subGroups.find(({ name }) => name === entry.SubGroupName);
    if (known) known.entries.push(entry);
    else group.subGroups.push({ name: entry.SubGroupName, entries: [entry] });
  }
  return [...groups.values()];
}

function newGroup({ Group_Name, Group_Code = '' }: MenuEntry): MenuGroup {
  return { name: Group_Name, code: Group_Code, entries: [], subGroups: [] };
}
