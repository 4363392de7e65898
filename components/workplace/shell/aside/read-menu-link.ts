import { cache } from 'react';
import { callHr, tryCallHr } from '@/lib/bff/upstream/call-hr';
import type { MenuEntry, Module } from '@/lib/contract/workplace/shell';
import { isPage } from '@/lib/links/pages';
import { readModule } from '../modules/read-module';
import { readMenu } from './read-menu';

type MenuLink = { readonly module: Module; readonly entry: MenuEntry | null };

/**
 * What a link below a module's path is to this person (ROUTE-03, ROUTE-14, SOPQ-20, SOPQ-41): theirs to open, in the menu or
 * not; forbidden, when a page of this portal is there or another of their roles may open it; or unknown.
 */
export const readMenuLink = cache(async function readMenuLink(
  modulePath: string,
  link: string,
): Promise<MenuLink | 'forbidden' | 'unknown'> {
  const [first = '', ...deeper] = link.split('/');
  if (deeper.length > 0) return 'unknown';
  const module = await readModule(modulePath);
  const isThere = async () => isPage(`/${modulePath}/${first}`) || (await belongsToOtherRole(modulePath, first));
  if (!module) return (await isThere()) ? 'forbidden' : 'unknown';
  const [routes, menu] = await Promise.all([callHr('listRoutes', { Modulecode: module.Module_Code }), readMenu()]);
  if (!routes.some(({ Link_Src }) => Link_Src === first)) return (await isThere()) ? 'forbidden' : 'unknown';
  const entry = menu?.find(({ Module_Code, Link_Src }) => Module_Code === module.Module_Code && Link_Src === first);
  return { module, entry: entry ?? null };
});

/** Whether the active role was given a link below a module's path. */
export const mayOpenLink = async (modulePath: string, link: string): Promise<boolean> =>
  typeof (await readMenuLink(modulePath, link)) !== 'string';

/** Whether another of the person's roles may open the page. Nothing breaks while the HR API cannot say. */
export async function belongsToOtherRole(Module: string, Link: string): Promise<boolean> {
  const roles = await tryCallHr('listRolesForPage', { Module: Module.slice(0, 100), Link: Link.slice(0, 100) });
  return roles?.some(({ CanOpen }) => CanOpen) ?? false;
}
