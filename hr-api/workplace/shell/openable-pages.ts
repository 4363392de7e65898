import type { CallContext } from '../../platform/calls/call';
import { openRoutes } from './pages/open-routes';
import { canOpen } from './policy';

/** Tells of a link where it leads for the caller in their active role: the same, or nowhere where they may not open it. */
export async function openablePages(
  context: Pick<CallContext, 'actor' | 'db' | 'services'>,
): Promise<(link: string) => string> {
  const opener = { flag: context.actor.flag, routes: await openRoutes(context) };
  return (link) => {
    const [module = '', page = ''] = link.split('/');
    return canOpen(opener, module, page) ? link : '';
  };
}
