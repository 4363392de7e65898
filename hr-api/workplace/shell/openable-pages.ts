import type { CallContext } from '../../platform/calls/call';
import { routesOf } from './data';
import { canOpen } from './policy';

/** Tells of a link where it leads for the caller's active role: the same, or nowhere where the role may not open it. */
export async function openablePages({
  actor,
  db,
}: Pick<CallContext, 'actor' | 'db'>): Promise<(link: string) => string> {
  const opener = { flag: actor.flag, routes: await routesOf(db, actor.roleCode) };
  return (link) => {
    const [module = '', page = ''] = link.split('/');
    return canOpen(opener, module, page) ? link : '';
  };
}
