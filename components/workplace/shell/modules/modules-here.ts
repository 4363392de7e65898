import type { MenuEntry, Module } from '@/lib/contract/workplace/shell';
import { hasPages } from '@/lib/links/pages';
import { pageOfEntry } from '@/lib/links/upstream-links';

/** The entries whose page this portal has, of those modules. */
export function entriesHere<Entry extends MenuEntry>(menu: readonly Entry[], modules: readonly Module[]): Entry[] {
  const byCode = new Map(modules.map((module) => [module.Module_Code, module]));
  return menu.filter((entry) => {
    const module = byCode.get(entry.Module_Code);
    return module && pageOfEntry(module, entry);
  });
}

/** The modules in which the menu leads to a page of this portal, and the others; where it is not known, those that have pages. */
export function splitModules(modules: readonly Module[], menu: readonly MenuEntry[] | null) {
  const led = menu && new Set(entriesHere(menu, modules).map(({ Module_Code }) => Module_Code));
  const isHere = ({ Module_Code, Link_Src }: Module) => (led ? led.has(Module_Code) : hasPages(Link_Src));
  return { here: modules.filter(isHere), off: modules.filter((module) => !isHere(module)) };
}
