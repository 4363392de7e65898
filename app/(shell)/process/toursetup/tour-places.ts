import type { Capability } from '@/components/platform/capability';
import type { MenuEntry, Module } from '@/lib/contract/workplace/shell';
import { urlNameOf } from '@/lib/links/url-name';
import * as capabilities from '../../../capabilities';

const declared: readonly Capability<string>[] = Object.values(capabilities);

export interface TourPlace {
  readonly urlName: string;
  /** Empty where nothing names the page. */
  readonly name: string;
}

/**
 * The pages that there are, as tours name them (TOUR-18), each once: those of the capabilities but for what developers look at, and each
 * module's own. Those with a name come first, by it.
 */
export function tourPlaces(
  modules: readonly Module[],
  menu: readonly MenuEntry[],
  /** Of pages that no menu lists, by where they are. */
  names: Readonly<Record<string, string>>,
  language: string,
): TourPlace[] {
  const dashboards = modules.map(({ Link_Src }) => `${Link_Src}/dashboard`);
  const pages = declared.flatMap(({ pages: own = [] }) => own.map(urlNameOf)).filter((name) => !name.includes('['));
  return [...new Set([...dashboards, ...pages])]
    .filter((urlName) => !urlName.startsWith('dev/'))
    .map((urlName) => ({ urlName, name: nameOf(urlName, modules, menu) || (names[urlName] ?? '') }))
    .sort(
      (one, other) =>
        Number(one.name === '') - Number(other.name === '') ||
        one.name.localeCompare(other.name, language) ||
        one.urlName.localeCompare(other.urlName),
    );
}

function nameOf(urlName: string, modules: readonly Module[], menu: readonly MenuEntry[]): string {
  const [path, link = ''] = urlName.split('/');
  const module = modules.find(({ Link_Src }) => Link_Src === path);
  if (!module) return '';
  if (link === 'dashboard') return module.Module_Name;
  const entry = menu.find(({ Module_Code, Link_Src }) => Module_Code === module.Module_Code && Link_Src === link);
  return entry ? `${module.Module_Name} · ${entry.Menu_Name}` : '';
}
