import type { MenuEntry, Module } from '@/lib/contract/workplace/shell';
import { pageOfEntry } from '@/lib/links/upstream-links';
import { MenuLink } from './menu-link';

interface MenuEntriesProps {
  readonly entries: readonly MenuEntry[];
  readonly module: Module;
  readonly path: string;
  readonly onChoose?: () => void;
}

/** The links of one part of a module's menu. */
export function MenuEntries({ entries, module, path, onChoose }: MenuEntriesProps) {
  if (entries.length === 0) return null;
  return (
    <ul className="space-y-0.5">
      {entries.map((entry) => (
        <li key={entry.Menu_Code}>
          <MenuLink href={pageOfEntry(module, entry)} path={path} onChoose={onChoose}>
            {entry.Menu_Name}
          </MenuLink>
        </li>
      ))}
    </ul>
  );
}
