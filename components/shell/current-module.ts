import type { Module } from '@/lib/contract/shell';

export const HOME_CODE = 0;

/** The module that a path of the portal lies in; outside of every module nothing. */
export function moduleOfPath(modules: readonly Module[], path: string): Module | undefined {
  const segment = path.split('/')[1];
  return modules.find(({ Link_Src }) => Link_Src === segment);
}
