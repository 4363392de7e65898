import type { Unit } from '@/lib/contract/structure/units';

/** A unit as the tree shows it. */
export interface TreeRow {
  readonly unit: Unit;
  /** 1 for the top. */
  readonly level: number;
  readonly place: number;
  readonly siblings: number;
  readonly hasChildren: boolean;
  readonly isOpen: boolean;
}

export function childrenByParent(units: readonly Unit[]): ReadonlyMap<string, readonly Unit[]> {
  const children = new Map<string, Unit[]>();
  for (const unit of units) {
    const known = children.get(unit.ParentCode);
    if (known) known.push(unit);
    else children.set(unit.ParentCode, [unit]);
  }
  return children;
}

/** The units above one, itself left out. */
export function pathTo(units: readonly Unit[], code: string): readonly Unit[] {
  const known = new Map(units.map((unit) => [unit.Code, unit]));
  const path: Unit[] = [];
  for (let at = known.get(code); at; at = known.get(at.ParentCode)) if (at.Code !== code) path.unshift(at);
  return path;
}

/** The codes that a search leaves: what has the text in its name, with all above it; null where nothing is searched. */
export function foundBy(units: readonly Unit[], search: string): ReadonlySet<string> | null {
  const text = search.trim().toLocaleLowerCase();
  if (text === '') return null;
  const hits = units.filter(({ Name, Head }) => `${Name} ${Head?.Name ?? ''}`.toLocaleLowerCase().includes(text));
  return new Set(hits.flatMap(({ Code }) => [Code, ...pathTo(units, Code).map((above) => above.Code)]));
}

/** The rows that are in sight. What a search leaves is open. */
export function treeRows(
  units: readonly Unit[],
  { open, found }: { readonly open: ReadonlySet<string>; readonly found: ReadonlySet<string> | null },
): readonly TreeRow[] {
  const children = childrenByParent(units);
  const below = (parent: string, level: number): TreeRow[] => {
    const shown = (children.get(parent) ?? []).filter(({ Code }) => !found || found.has(Code));
    return shown.flatMap((unit, at) => {
      const hasChildren = (children.get(unit.Code) ?? []).some(({ Code }) => !found || found.has(Code));
      const isOpen = hasChildren && (found !== null || open.has(unit.Code));
      const row = { unit, level, place: at + 1, siblings: shown.length, hasChildren, isOpen };
      return [row, ...(isOpen ? below(unit.Code, level + 1) : [])];
    });
  };
  return below('', 1);
}
