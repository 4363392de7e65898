import { cache } from 'react';
import { tryCallHr } from '@/lib/bff/upstream/call-hr';
import { readMenu } from '../aside/read-menu';
import { splitModules } from './modules-here';

/** The modules in which the active role can open something here, and its others; read once for a page. */
export const readModulesHere = cache(async () => {
  const [listed, menu] = await Promise.all([tryCallHr('listModules', {}), readMenu()]);
  return splitModules(listed ?? [], menu);
});
