import type { MenuEntry, Module } from '@/lib/contract/workplace/shell';
import { pageOfEntry } from '@/lib/links/upstream-links';

export interface NavigationLink {
  readonly href: string;
  readonly name: string;
}

export interface NavigationGroup {
  /** Unlike that of any other group. */
  readonly key: string;
  readonly name: string;
  /** The module that it is; left out for what belongs to a role over all modules. */
  readonly module?: Module;
  /** More than one, or it would be no group. */
  readonly links: readonly NavigationLink[];
}

/** A group, or in the place of a group of one what it would hold. */
export type NavigationItem = NavigationGroup | (NavigationLink & Pick<NavigationGroup, 'key' | 'module'>);

interface Known {
  readonly modules: readonly Module[];
  /** With a page each; null while it is not known. */
  readonly menu: readonly MenuEntry[] | null;
  /** The pages that stand at the top of the aside already. */
  readonly placed: ReadonlySet<string>;
  /** Where pages stand that the menu knows by other addresses. */
  readonly movedPages: Readonly<Record<string, string>>;
  /** The name of a module's dashboard among its links. */
  readonly overview: string;
}

/** The groups of the reference HR API that somebody has by their role and not for themself. Another HR API's stay in their modules. */
const OF_ROLES = ['team', 'hr', 'desk', 'insight', 'setup'];

/** What the aside shows below its first places, the same on every page: modules, then what belongs to the role, each one level deep. */
export function navigationTree({ modules, menu, placed, movedPages, overview }: Known): NavigationItem[] {
  if (!menu) return modules.map(dashboardItem).filter(({ href }) => !placed.has(href));
  const rest = linksOf(menu, modules, movedPages).filter(({ href }) => !placed.has(href));
  const ofModules = modules.map((module) => {
    const links = rest.filter((link) => link.module === module && !isOfRole(link.entry));
    const dashboard = links.length > 1 ? [dashboardOf(module, overview)] : [];
    return { key: keyOf(module), name: module.Module_Name, module, links: [...dashboard, ...links.map(named)] };
  });
  const ofRoles = OF_ROLES.map((code) => {
    const links = rest.filter(({ entry }) => entry.Group_Code === code);
    return { key: code, name: links[0]?.entry.Group_Name ?? '', links: links.map(named) };
  });
  return [...ofModules, ...ofRoles].flatMap((group) => unfolded(group));
}

/** The menu as links, a page once. */
function linksOf(menu: readonly MenuEntry[], modules: readonly Module[], movedPages: Known['movedPages']) {
  const known = new Set<string>();
  return menu.flatMap((entry) => {
    const module = modules.find(({ Module_Code }) => Module_Code === entry.Module_Code);
    const page = module && pageOfEntry(module, entry);
    const href = page && (movedPages[page] ?? page);
    if (!href || known.has(href)) return [];
    known.add(href);
    return [{ href, module, entry }];
  });
}

const named = ({ href, entry }: { href: string; entry: MenuEntry }) => ({ href, name: entry.Menu_Name });

const isOfRole = ({ Group_Code = '' }: MenuEntry) => OF_ROLES.includes(Group_Code);

const keyOf = ({ Module_Code }: Module) => `module ${Module_Code}`;

const dashboardItem = (module: Module) => ({ key: keyOf(module), module, ...dashboardOf(module, module.Module_Name) });

const dashboardOf = ({ Link_Src }: Module, name: string) => ({ href: `/${Link_Src}/dashboard`, name });

function unfolded(group: NavigationGroup): NavigationItem[] {
  const [only, ...others] = group.links;
  if (!only) return [];
  return [others.length > 0 ? group : { ...only, key: group.key, module: group.module }];
}
