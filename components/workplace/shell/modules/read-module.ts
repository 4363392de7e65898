import { getMessages } from 'next-intl/server';
import { cache } from 'react';
import { callHr } from '@/lib/bff/upstream/call-hr';
import type { Module } from '@/lib/contract/workplace/shell';
import { withPlainName } from './plain-name';

/** The modules of this role; read once for a page. */
const readModules = cache(async (): Promise<Module[]> => {
  const [modules, { shell }] = await Promise.all([callHr('listModules', {}), getMessages()]);
  return modules.map((module) => withPlainName(module, shell.plainNames));
});

/** The module of this role at a path of the portal. */
export async function readModule(path: string): Promise<Module | undefined> {
  return (await readModules()).find(({ Link_Src }) => Link_Src === path);
}
