import type { MenuEntry, Module } from '../../../../lib/contract/workplace/shell';
import type { CallContext } from '../../../platform/calls/call';
import { menuOf, modulesOf } from '../data';
import { openRoutes } from './open-routes';
import { opensFor } from './page-rights';

type Asker = Pick<CallContext, 'actor' | 'db' | 'language' | 'services'>;

/** The entries of the active role's menu whose pages open for the caller, in the order in which they are shown. */
export async function listOpenMenu({ actor, db, language, services }: Asker): Promise<MenuEntry[]> {
  const opens = opensFor(services.capabilities, actor);
  const entries = await menuOf(db, { roleCode: actor.roleCode, language });
  return entries.flatMap(({ module, ...entry }) => (opens({ module, link: entry.Link_Src }) ? [entry] : []));
}

/** The modules in which the caller's menu shows something. */
export async function listOpenModules(context: Asker): Promise<Module[]> {
  const { actor, db, language } = context;
  const shown = new Set((await openRoutes(context)).filter(({ isShown }) => isShown).map(({ module }) => module));
  const modules = await modulesOf(db, { roleCode: actor.roleCode, language });
  return modules.filter(({ Link_Src }) => shown.has(Link_Src));
}
