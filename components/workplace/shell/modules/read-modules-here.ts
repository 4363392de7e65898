import { getMessages } from 'next-intl/server';
import { cache } from 'react';
import { tryCallHr } from '@/lib/bff/upstream/call-hr';
import { readMenu } from '../aside/read-menu';
import { splitModules } from './modules-here';
import { withPlainName } from './plain-name';

/** The modules in which the active role can open something here, and its others; read once for a page. */
export const readModulesHere = cache(async () => {
  const [listed, menu, { shell }] = await Promise.all([tryCallHr('listModules', {}), readMenu(), getMessages()]);
  const modules = (listed ?? []).map((module) => withPlainName(module, shell.plainNames));
  return splitModules(modules, menu);
});
