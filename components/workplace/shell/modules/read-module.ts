import { cache } from 'react';
import { callHr } from '@/lib/bff/upstream/call-hr';
import type { Module } from '@/lib/contract/workplace/shell';

const readModules = cache(() => callHr('listModules', {}));

/** The module of this role at a path of the portal; read once for a page and its title. */
export async function readModule(path: string): Promise<Module | undefined> {
  return (await readModules()).find(({ Link_Src }) => Link_Src === path);
}
